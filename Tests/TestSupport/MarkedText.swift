/// A program text with numbered markers such as `⟦1⟧`, taken apart: the text without them, and the
/// place of each. Lets a test name a position without counting bytes.
package struct MarkedText: Sendable {
  /// The text without its markers.
  package let text: String
  /// UTF-8 offsets in `text` by the marker's name.
  package let offsets: [String: Int]

  package init(_ marked: String) {
    var text = ""
    var offsets: [String: Int] = [:]
    var rest = Substring(marked)
    while let open = rest.firstIndex(of: "⟦"), let close = rest[open...].firstIndex(of: "⟧") {
      text += rest[..<open]
      offsets[String(rest[rest.index(after: open)..<close])] = text.utf8.count
      rest = rest[rest.index(after: close)...]
    }
    text += rest
    self.text = text
    self.offsets = offsets
  }

  /// The offset of a marker; -1, which no text has, when the text does not contain it.
  package func offset(_ marker: String) -> Int { offsets[marker] ?? -1 }
}
