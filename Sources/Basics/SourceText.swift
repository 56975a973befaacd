/// A program text with its name and a line table. Separate from files: where the text came from is
/// the caller's business.
package struct SourceText: Sendable, Hashable {
  /// The name shown in diagnostics, usually a file name.
  package let name: String
  /// The UTF-8 bytes.
  package let bytes: [UInt8]
  /// Byte offsets at which lines start; the first is 0.
  private let lineStarts: [Int]

  package init(name: String, _ text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
  }

  /// The whole text; bytes that are not UTF-8 become U+FFFD.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  package var lineCount: Int { lineStarts.count }

  /// Line and column of a byte offset, both counted from 1; the column counts bytes as the Swift
  /// compiler does.
  package func position(of offset: Int) -> SourcePosition {
    let clamped = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= clamped { low = middle } else { high = middle - 1 }
    }
    return SourcePosition(line: low + 1, column: clamped - lineStarts[low] + 1)
  }

  /// The text of a line counted from 1, without its line break.
  package func line(_ number: Int) -> String {
    guard number >= 1, number <= lineStarts.count else { return "" }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
  }

  /// The range without leading spaces and line breaks: what is written on a value may begin on a
  /// line below it.
  package func trimmed(_ range: SourceRange) -> SourceRange {
    let last = min(range.end, bytes.count)
    var start = min(max(range.start, 0), bytes.count)
    while start < last, bytes[start] <= UInt8(ascii: " ") { start += 1 }
    return SourceRange(start, max(range.end, start), file: range.file)
  }

  /// The text a range covers.
  package func text(in range: SourceRange) -> String {
    let start = min(max(range.start, 0), bytes.count)
    return String(decoding: bytes[start..<min(max(range.end, start), bytes.count)], as: UTF8.self)
  }
}

/// A place in a text for people: line and column from 1.
package struct SourcePosition: Sendable, Hashable {
  package var line: Int
  package var column: Int
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A half-open range of UTF-8 offsets in one file of a program.
package struct SourceRange: Sendable, Hashable {
  package var start: Int
  package var end: Int
  /// Index of the file in the program's list of texts.
  package var file: Int

  package init(_ start: Int, _ end: Int, file: Int = 0) {
    self.start = start
    self.end = end
    self.file = file
  }

  /// A range that points nowhere, for things that have no text of their own.
  package static let none = SourceRange(0, 0, file: -1)
}
