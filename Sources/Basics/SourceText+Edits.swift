// Edits of a text: what fix-its do when they are taken.

extension SourceText {
  /// The text with the edits made, first come first served: one that touches an earlier one is left
  /// out. Answers how many were made.
  package func applying(_ edits: [Diagnostic.FixIt]) -> (text: SourceText, made: Int) {
    var taken: [Diagnostic.FixIt] = []
    for edit in edits where 0 <= edit.range.start && edit.range.end <= bytes.count {
      let isFree = taken.allSatisfy { other in
        edit.range.end <= other.range.start || other.range.end <= edit.range.start
      }
      // Two insertions at one place have no order.
      let isTwin = taken.contains { $0.range.start == edit.range.start && $0.range == edit.range }
      if isFree, !isTwin { taken.append(edit) }
    }
    taken.sort { $0.range.start < $1.range.start }
    var out: [UInt8] = []
    var next = 0
    for edit in taken {
      out += bytes[next..<max(next, edit.range.start)]
      out += Array(edit.text.utf8)
      next = max(next, edit.range.end)
    }
    out += bytes[min(next, bytes.count)...]
    return (SourceText(name: name, bytes: out), taken.count)
  }
}
