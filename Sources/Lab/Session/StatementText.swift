import Basics

/// A statement that was typed: as the compiler sees it, a method of the root view, and as the user
/// sees it, alone.
struct StatementText {
  let statement: String
  private let opening: String

  init(_ statement: String, root: String, method: String) {
    self.statement = statement
    opening = "extension \(root) {\nfunc \(method)() {\n"
  }

  /// For the compiler.
  var wrapped: SourceText { SourceText(name: "statement", opening + statement + "\n}\n}\n") }

  /// For people.
  var plain: SourceText { SourceText(name: "statement", statement) }

  /// The diagnostic with its places counted in the plain text; `file` is this text's number.
  func unwrapped(_ diagnostic: Diagnostic, file: Int) -> Diagnostic {
    let shift = opening.utf8.count
    let end = statement.utf8.count
    func moved(_ range: SourceRange) -> SourceRange {
      guard range.file == file else { return range }
      let start = min(max(range.start - shift, 0), end)
      return SourceRange(start, min(max(range.end - shift, start), end), file: file)
    }
    var result = diagnostic
    result.range = moved(diagnostic.range)
    for index in result.notes.indices {
      result.notes[index].range = moved(result.notes[index].range)
    }
    for index in result.fixIts.indices {
      result.fixIts[index].range = moved(result.fixIts[index].range)
    }
    return result
  }
}

extension Diagnostic {
  /// Whether a statement or a question may not run: it is wrong, or something in it is not known.
  var stopsStatement: Bool { severity == .error || id.hasPrefix("unknown-") }
}
