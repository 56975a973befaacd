// Messages about declarations, statements and operators.
internal import Basics

extension LanguageDiagnostics {
  private static func error(
    _ id: String, _ message: String, _ range: SourceRange, hints: [String] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    Diagnostic(.error, id: id, message, at: range, notes: notes, hints: hints, fixIts: fixIts)
  }

  static func doesNotConform(
    _ name: String, _ wanted: String, _ heading: String, at range: SourceRange
  ) -> Diagnostic {
    error(
      "conformance", "type '\(name)' does not conform to protocol '\(wanted)'", range,
      hints: ["add '\(heading) { ... }'"])
  }

  static func modifierWithoutDot(_ name: String, at range: SourceRange) -> Diagnostic {
    error(
      "modifier-without-dot",
      "'\(name)' without a dot is applied to the whole view, which would contain itself for ever",
      range, hints: ["a modifier follows a view, with a dot before its name"],
      fixIts: [
        Diagnostic.FixIt(
          "insert '.'", replace: SourceRange(range.start, range.start, file: range.file), with: ".")
      ])
  }

  static func redeclared(_ name: String, at range: SourceRange) -> Diagnostic {
    error("redeclared", "invalid redeclaration of '\(name)'", range)
  }

  static func storedInExtension(_ name: String, at range: SourceRange) -> Diagnostic {
    error(
      "stored-property", "'\(name)' cannot be a stored property here", range,
      hints: ["make it a computed property"])
  }

  static func unknownWrapper(
    _ name: String, nearest: String?, at range: SourceRange
  )
    -> Diagnostic
  {
    let near = nearest.map { ["did you mean '@\($0)'?"] } ?? []
    let fixIts = nearest.map {
      [
        Diagnostic.FixIt(
          "replace '@\(name)' by '@\($0)'",
          replace: SourceRange(range.start, range.start + 1 + name.utf8.count, file: range.file),
          with: "@\($0)")
      ]
    }
    guard nearest == nil else {
      return error(
        "wrapper-misspelt", "unknown attribute '\(name)'", range, hints: near,
        fixIts: fixIts ?? [])
    }
    return Diagnostic(
      .warning, id: "unknown-attribute",
      "unknown attribute '\(name)'; the declaration is taken without it", at: range)
  }

  static func missingType(_ name: String, at range: SourceRange) -> Diagnostic {
    error(
      "missing-type", "type annotation missing in the declaration of '\(name)'", range,
      hints: ["write ': Type' or '= value'"])
  }

  static func missingValue(_ name: String, at range: SourceRange) -> Diagnostic {
    error("missing-value", "'\(name)' needs an initial value", range)
  }

  static func missingReturn(_ type: String, at range: SourceRange) -> Diagnostic {
    error("return-type", "missing return in a body expected to return '\(type)'", range)
  }

  static func unexpectedReturn(at range: SourceRange) -> Diagnostic {
    error("return-type", "unexpected non-void return value in void function", range)
  }

  static func rawValueWithoutType(
    _ name: String, _ owner: String, at range: SourceRange
  )
    -> Diagnostic
  {
    error(
      "raw-value", "enum case '\(name)' cannot have a raw value because '\(owner)' has no raw type",
      range, hints: ["write 'enum \(owner): String'"])
  }

  static func assignConstant(
    _ name: String, declaredAt: SourceRange?, at range: SourceRange
  )
    -> Diagnostic
  {
    error(
      "assign-constant", "cannot assign to value: '\(name)' is a 'let' constant", range,
      hints: ["declare it with 'var'"],
      notes: declaredAt.map { [Diagnostic.Note("'\(name)' is declared here", at: $0)] } ?? [])
  }

  static func assignToSelf(
    _ name: String, isView: Bool, declaredAt: SourceRange, at range: SourceRange
  )
    -> Diagnostic
  {
    error(
      "assign-immutable-self", "cannot assign to property: 'self' is immutable", range,
      hints: [isView ? "mark '\(name)' as '@State'" : "mark the method as 'mutating'"],
      notes: [Diagnostic.Note("'\(name)' is declared here", at: declaredAt)])
  }

  static func assignmentAsCondition(at range: SourceRange) -> Diagnostic {
    error(
      "condition-type", "use of '=' in a boolean context", range, hints: ["did you mean '=='?"])
  }

  static func notAssignable(at range: SourceRange) -> Diagnostic {
    error("assign-constant", "this expression is not assignable", range)
  }

  static func getOnly(_ name: String, at range: SourceRange) -> Diagnostic {
    error(
      "assign-constant", "cannot assign to property: '\(name)' is a get-only property", range)
  }

  static func operands(
    _ text: String, _ left: String, _ right: String, hint: String? = nil, at range: SourceRange
  )
    -> Diagnostic
  {
    let pair = [left, right].sorted()
    let operands =
      left == right
      ? "two '\(left)' operands" : "operands of type '\(left)' and '\(right)'"
    return error(
      "operator-type", "binary operator '\(text)' cannot be applied to \(operands)", range,
      hints: pair == ["Double", "Int"]
        ? ["convert the 'Int' with 'Double(...)'"] : [hint].compactMap { $0 })
  }

  static func notAView(_ type: String, at range: SourceRange) -> Diagnostic {
    error(
      "view-type", "type '\(type)' cannot conform to 'View'", range,
      hints: type.hasPrefix("(") && type.contains("->") ? ["add '()' to call it"] : [])
  }

  static func notCallable(_ type: String, at range: SourceRange) -> Diagnostic {
    error("not-callable", "cannot call value of non-function type '\(type)'", range)
  }

  static func notIndexable(_ type: String, at range: SourceRange) -> Diagnostic {
    error("unknown-member", "value of type '\(type)' has no subscripts", range)
  }

  static func notASequence(_ type: String, at range: SourceRange) -> Diagnostic {
    error(
      "sequence-type", "for-in loop requires '\(type)' to conform to 'Sequence'", range,
      hints: type == "Int" ? ["write a range: 0..<count"] : [])
  }

  static func notOptional(_ type: String, at range: SourceRange) -> Diagnostic {
    error(
      "optional-type",
      "initializer for conditional binding must have Optional type, not '\(type)'", range)
  }

  static func closureParameters(_ wanted: Int, _ given: Int, at range: SourceRange) -> Diagnostic {
    error(
      "closure-parameters",
      "contextual closure type expects \(wanted) argument\(wanted == 1 ? "" : "s"), but \(given)"
        + " \(given == 1 ? "was" : "were") used in closure body", range)
  }

  static func notExhaustive(_ missing: [String], at range: SourceRange) -> Diagnostic {
    error(
      "switch-exhaustive", "switch must be exhaustive", range,
      hints: missing.isEmpty
        ? ["add a default clause"] : ["add \(missing.map { "'.\($0)'" }.joined(separator: ", "))"])
  }

  static func instanceInStatic(_ name: String, at range: SourceRange) -> Diagnostic {
    error(
      "instance-member", "instance member '\(name)' cannot be used here, where there is no 'self'",
      range, hints: ["give it a value in 'init', or make it 'static'"])
  }

  static func rootType(
    _ name: String, declared: String, used: String, at range: SourceRange,
    notes: [Diagnostic.Note]
  ) -> Diagnostic {
    error(
      "argument-type", "'\(name)' is declared as '\(declared)' but is used as '\(used)'", range,
      hints: ["declare it as 'var \(name): \(used)'"],
      fixIts: [
        Diagnostic.FixIt("replace '\(declared)' by '\(used)'", replace: range, with: used)
      ], notes: notes)
  }
}
