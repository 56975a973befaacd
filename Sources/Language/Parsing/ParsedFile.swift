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
    for complaint in ParseDiagnosticsGenerator.diagnostics(for: parsed).prefix(20) {
      let offset = complaint.position.utf8Offset
      var end = complaint.node.endPositionBeforeTrailingTrivia.utf8Offset
      end = min(max(end, offset), offset + 80)
      let range = SourceRange(offset, max(end, offset), file: file)
      diagnostics.append(LanguageDiagnostics.syntax(complaint.message, at: range))
    }
    if diagnostics.isEmpty {
      let start = SourceRange(0, 0, file: file)
      diagnostics.append(LanguageDiagnostics.syntax("this is not Swift", at: start))
    }
  }
}
