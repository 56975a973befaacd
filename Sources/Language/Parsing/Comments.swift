// Comments of a text, for whoever reads instructions in them.
package import Basics
internal import SwiftParser
internal import SwiftSyntax

/// The comments of a text, found by the parser: what only looks like one inside a string is none.
package enum Comments {
  /// In the order they stand; none where the text is nested too deeply to be parsed.
  package static func all(in text: SourceText) -> [Basics.SourceRange] {
    guard NestingGuard.problem(in: text, file: 0) == nil else { return [] }
    let tree = text.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    var found: [Basics.SourceRange] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      var offset = token.position.utf8Offset
      collect(token.leadingTrivia, &offset, &found)
      offset = token.endPositionBeforeTrailingTrivia.utf8Offset
      collect(token.trailingTrivia, &offset, &found)
    }
    return found
  }

  private static func collect(
    _ trivia: Trivia, _ offset: inout Int, _ found: inout [Basics.SourceRange]
  ) {
    for piece in trivia {
      let length = piece.sourceLength.utf8Length
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment:
        found.append(Basics.SourceRange(offset, offset + length))
      default: break
      }
      offset += length
    }
  }
}
