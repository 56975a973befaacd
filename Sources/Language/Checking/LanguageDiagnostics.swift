// Every message of this target.
internal import Basics

/// The wording of what can be wrong with a text.
enum LanguageDiagnostics {
  private static func error(
    _ id: String, _ message: String, _ range: SourceRange, hints: [String] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    Diagnostic(.error, id: id, message, at: range, notes: notes, hints: hints, fixIts: fixIts)
  }

  private static func rename(
    _ name: String, _ near: String?, _ range: SourceRange
  )
    -> (hints: [String], fixIts: [Diagnostic.FixIt])
  {
    guard let near else { return ([], []) }
    return (
      ["did you mean '\(near)'?"],
      [Diagnostic.FixIt("replace '\(name)' by '\(near)'", replace: range, with: near)]
    )
  }

  static func limit(_ message: String, at range: SourceRange) -> Diagnostic {
    error("limit-nesting", message, range, hints: ["split the text into smaller declarations"])
  }

  static func size(_ message: String, at range: SourceRange) -> Diagnostic {
    error("limit-size", message, range, hints: ["split the text into several files or lines"])
  }

  static func syntax(
    _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [], hints: [String] = []
  ) -> Diagnostic {
    error("syntax", message, range, hints: hints, notes: notes)
  }

  static func unsupported(_ what: String, hint: String?, at range: SourceRange) -> Diagnostic {
    error("unsupported", "\(what) is not supported here", range, hints: hint.map { [$0] } ?? [])
  }

  static func notYet(_ what: String, at range: SourceRange) -> Diagnostic {
    error("unsupported", "'\(what)' is not supported yet", range)
  }

  static func unknownName(_ name: String, nearest: String?, at range: SourceRange) -> Diagnostic {
    let (hints, fixIts) = rename(name, nearest, range)
    return error(
      "unknown-name", "cannot find '\(name)' in scope", range, hints: hints, fixIts: fixIts)
  }

  static func unknownType(_ name: String, nearest: String?, at range: SourceRange) -> Diagnostic {
    let (hints, fixIts) = rename(name, nearest, range)
    return error(
      "unknown-type", "cannot find type '\(name)' in scope", range, hints: hints, fixIts: fixIts)
  }

  static func unknownMember(
    _ name: String, of type: String, nearest: String?, at range: SourceRange
  ) -> Diagnostic {
    let (hints, fixIts) = rename(name, nearest, range)
    return error(
      "unknown-member", "value of type '\(type)' has no member '\(name)'", range, hints: hints,
      fixIts: fixIts)
  }

  static func unknownStaticMember(
    _ name: String, of type: String, nearest: String?, at range: SourceRange
  ) -> Diagnostic {
    let (hints, fixIts) = rename(name, nearest, range)
    return error(
      "unknown-member", "type '\(type)' has no member '\(name)'", range, hints: hints,
      fixIts: fixIts)
  }

  /// A card is there for what people write, though SwiftUI does not have it.
  static func notInSwiftUI(_ sentence: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.warning, id: "not-in-swiftui", sentence, at: range)
  }

  static func unknownModifier(
    _ name: String, nearest: String?, at range: SourceRange
  )
    -> Diagnostic
  {
    let (hints, fixIts) = rename(name, nearest, range)
    return Diagnostic(
      .warning, id: "unknown-modifier",
      "the modifier '\(name)' is not known; the view is drawn without it", at: range,
      hints: hints, fixIts: fixIts)
  }

  static func unknownView(_ name: String, nearest: String?, at range: SourceRange) -> Diagnostic {
    let (hints, fixIts) = rename(name, nearest, range)
    return Diagnostic(
      .warning, id: "unknown-view",
      "the view '\(name)' is not known; a placeholder is drawn instead", at: range, hints: hints,
      fixIts: fixIts)
  }

  static func noContext(_ name: String, at range: SourceRange) -> Diagnostic {
    error(
      "unknown-member", "cannot infer contextual base in reference to member '\(name)'", range,
      hints: ["write the type in front of the dot"])
  }

  static func argumentLabel(
    _ label: String?, expected: String?, in call: String, nearest: String?, at range: SourceRange
  ) -> Diagnostic {
    switch (label, expected) {
    case (let label?, nil):
      let (hints, fixIts) = rename(label, nearest, range)
      return error(
        "argument-label", "incorrect argument label '\(label):' in call to '\(call)'", range,
        hints: hints, fixIts: fixIts)
    case (nil, let expected?):
      return error(
        "argument-label", "missing argument label '\(expected):' in call to '\(call)'", range,
        fixIts: [
          Diagnostic.FixIt(
            "insert '\(expected):'",
            replace: SourceRange(range.start, range.start, file: range.file),
            with: "\(expected): ")
        ])
    case (let label?, let expected?):
      let (_, fixIts) = rename(label, expected, range)
      return error(
        "argument-label",
        "incorrect argument label in call to '\(call)' (have '\(label):', expected '\(expected):')",
        range, fixIts: fixIts)
    case (nil, nil):
      return error("argument-label", "incorrect argument labels in call to '\(call)'", range)
    }
  }

  static func missingArgument(
    _ name: String, in call: String, at range: SourceRange, notes: [Diagnostic.Note]
  ) -> Diagnostic {
    error(
      "missing-argument", "missing argument for parameter '\(name)' in call to '\(call)'", range,
      notes: notes)
  }

  static func extraArgument(
    _ label: String?, in call: String, at range: SourceRange
  )
    -> Diagnostic
  {
    let what = label.map { "extra argument '\($0)'" } ?? "extra argument"
    return error("extra-argument", "\(what) in call to '\(call)'", range)
  }

  static func extraClosure(in call: String, at range: SourceRange) -> Diagnostic {
    error("extra-argument", "extra trailing closure passed in call to '\(call)'", range)
  }

  static func conversion(
    from: String, to: String, _ context: ConversionContext, at range: SourceRange,
    hints: [String] = [], notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    error(
      context.id, context.sentence(from: from, to: to), range, hints: hints, notes: notes)
  }

  static func nilNotAllowed(_ type: String, at range: SourceRange) -> Diagnostic {
    error("argument-type", "'nil' is not compatible with expected type '\(type)'", range)
  }

  static func mustUnwrap(_ type: String, to wanted: String, at range: SourceRange) -> Diagnostic {
    error(
      "optional-unwrap",
      "value of optional type '\(type)' must be unwrapped to a value of type '\(wanted)'", range,
      hints: ["give a default with '??', or bind it with 'if let'"])
  }

  static func optionalMember(_ name: String, of type: String, at range: SourceRange) -> Diagnostic {
    error(
      "optional-unwrap",
      "value of optional type '\(type)' must be unwrapped to refer to member '\(name)'", range,
      hints: ["chain with '?', or bind it with 'if let'"])
  }
}
