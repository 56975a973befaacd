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
    // What is replaced is the name, not the dot or the sign in front of it.
    let isMarked = range.end - range.start == name.utf8.count + 1
    let place = SourceRange(range.start + (isMarked ? 1 : 0), range.end, file: range.file)
    return (
      ["did you mean '\(near)'?"],
      [Diagnostic.FixIt("replace '\(name)' by '\(near)'", replace: place, with: near)]
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
    Diagnostic(
      .warning, id: "unsupported", "'\(what)' does nothing here", at: range)
  }

  static func unknownName(_ name: String, nearest: String?, at range: SourceRange) -> Diagnostic {
    unknown(
      "unknown-name", "cannot find '\(name)' in scope", name, nearest, range,
      instead: "what it stands in is left out", hint: "is it declared in another file?")
  }

  /// Something nobody knows. With a near name it is a slip of the pen, and an error; else it is
  /// taken to exist elsewhere, and the rest of the program runs without it.
  private static func unknown(
    _ id: String, _ message: String, _ name: String, _ nearest: String?, _ range: SourceRange,
    instead: String, hint: String?
  ) -> Diagnostic {
    guard nearest == nil else {
      let (hints, fixIts) = rename(name, nearest, range)
      return error(id, message, range, hints: hints, fixIts: fixIts)
    }
    return Diagnostic(
      .warning, id: id, "\(message); \(instead)", at: range, hints: hint.map { [$0] } ?? [])
  }

  static func unknownType(_ name: String, nearest: String?, at range: SourceRange) -> Diagnostic {
    unknown(
      "unknown-type", "cannot find type '\(name)' in scope", name, nearest, range,
      instead: "any value is taken for one", hint: "is it declared in another file?")
  }

  /// `isOpen` where the type may have members that nobody here has described.
  static func unknownMember(
    _ name: String, of type: String, nearest: String?, isOpen: Bool, at range: SourceRange
  ) -> Diagnostic {
    member("value of type '\(type)' has no member '\(name)'", name, nearest, isOpen, range)
  }

  static func unknownStaticMember(
    _ name: String, of type: String, nearest: String?, isOpen: Bool, at range: SourceRange
  ) -> Diagnostic {
    member("type '\(type)' has no member '\(name)'", name, nearest, isOpen, range)
  }

  private static func member(
    _ message: String, _ name: String, _ nearest: String?, _ isOpen: Bool, _ range: SourceRange
  ) -> Diagnostic {
    guard isOpen else {
      let (hints, fixIts) = rename(name, nearest, range)
      return error("unknown-member", message, range, hints: hints, fixIts: fixIts)
    }
    return unknown(
      "unknown-member", message + (nearest == nil ? " that is known here" : ""), name, nearest,
      range, instead: "what it stands in is left out", hint: nil)
  }

  /// A label or an argument that no known form of a built-in has.
  static func unknownArgument(
    _ label: String?, in call: String, isModifier: Bool, at range: SourceRange
  ) -> Diagnostic {
    let what = label.map { "an argument '\($0):'" } ?? "this argument"
    return Diagnostic(
      .warning, id: "unknown-argument",
      "'\(call)' with \(what) is not known here; "
        + (isModifier ? "the view is drawn without it" : "what it stands in is left out"),
      at: range)
  }

  static func wrapperNeedsVariable(_ wrapper: String, at range: SourceRange) -> Diagnostic {
    error(
      "wrapper-use", "property wrapper '@\(wrapper)' can only be applied to a 'var'", range,
      hints: ["write 'var' instead of 'let'"])
  }

  static func noProjection(_ name: String, at range: SourceRange) -> Diagnostic {
    error(
      "wrapper-use", "cannot find '$\(name)' in scope: '\(name)' has no wrapper", range,
      hints: ["mark '\(name)' as '@State' or '@Binding', or leave out the '$'"])
  }

  static func requirement(
    _ call: String, _ type: String, _ wanted: String, at range: SourceRange
  ) -> Diagnostic {
    error(
      "conformance", "'\(call)' requires that '\(type)' conform to '\(wanted)'", range,
      hints: [
        wanted == "Identifiable"
          ? "write 'id: \\.name' of a property that tells them apart, or add ': Identifiable'"
          : "add ': \(wanted)' to the declaration of '\(type)'"
      ])
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

  /// Something that is called like a type, where no view need stand.
  static func unknownMaker(_ name: String, nearest: String?, at range: SourceRange) -> Diagnostic {
    let (hints, fixIts) = rename(name, nearest, range)
    return Diagnostic(
      .warning, id: "unknown-type",
      "cannot find '\(name)' in scope; a placeholder stands for it", at: range, hints: hints,
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

  static func argumentOrder(
    _ label: String, before other: String, in call: String, at range: SourceRange
  ) -> Diagnostic {
    error(
      "argument-order", "argument '\(label)' must precede argument '\(other)'", range,
      hints: ["the order is '\(call)'"])
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

  static func missingAddress(_ type: String, at range: SourceRange) -> Diagnostic {
    error(
      "argument-type",
      "passing value of type '\(type)' to an inout parameter requires explicit '&'", range,
      fixIts: [
        Diagnostic.FixIt(
          "insert '&'", replace: SourceRange(range.start, range.start, file: range.file),
          with: "&")
      ])
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
