// The door to the toolchain's parser.
internal import Basics
internal import SwiftDiagnostics
internal import SwiftParser
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// One file's syntax tree and what the parser complains about.
struct ParsedFile {
  var tree: SourceFileSyntax?
  var diagnostics: [Basics.Diagnostic]

  /// The tree of a text of our own.
  static func tree(of text: String) -> SourceFileSyntax { Parser.parse(source: text) }

  /// Parses a file that the guard lets pass.
  init(_ text: SourceText, file: Int) {
    if let problem = NestingGuard.problem(in: text, file: file) {
      tree = nil
      diagnostics = [problem]
      return
    }
    let parsed = text.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    tree = parsed
    diagnostics = []
    guard parsed.hasError else { return }
    var misspeltLine = 0
    for complaint in ParseDiagnosticsGenerator.diagnostics(for: parsed).prefix(20) {
      let offset = complaint.position.utf8Offset
      var end = complaint.node.endPositionBeforeTrailingTrivia.utf8Offset
      end = min(max(end, offset), offset + 80)
      let range = SourceRange(offset, max(end, offset), file: file)
      // What follows a misspelt word on its line is no mistake of its own.
      let line = text.position(of: offset).line
      if line == misspeltLine { continue }
      var hints = complaint.fixIts.prefix(1).map { $0.message.message }
      if let keyword = ParsedFile.keyword(like: text.text(in: range)) {
        hints = ["did you mean '\(keyword)'?"]
        misspeltLine = line
      } else if complaint.message.hasSuffix("in function call") {
        hints = ["arguments are separated by commas"]
      }
      let notes = complaint.notes.map { note in
        let place = note.position.utf8Offset
        return Basics.Diagnostic.Note(
          note.message, at: SourceRange(place, place + 1, file: file))
      }
      diagnostics.append(
        LanguageDiagnostics.syntax(complaint.message, at: range, notes: notes, hints: hints))
    }
    if diagnostics.isEmpty {
      let start = SourceRange(0, 0, file: file)
      diagnostics.append(LanguageDiagnostics.syntax("this is not Swift", at: start))
    }
  }

  /// The word that starts a declaration or a statement and nearly stands here.
  private static func keyword(like text: String) -> String? {
    let word = String(text.prefix { $0.isLetter })
    guard word.count > 1, !keywords.contains(word) else { return nil }
    return Suggestion.nearest(to: word, in: keywords)
  }

  private static let keywords = [
    "var", "let", "func", "struct", "enum", "class", "extension", "protocol", "private", "static",
    "mutating", "import", "return", "switch", "case", "while", "guard", "else",
  ]
}
