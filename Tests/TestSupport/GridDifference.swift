/// Two grids of text side by side, for the message of a failed golden frame.
package enum GridDifference {
  /// Nil when the two are equal. Otherwise: a headline with the number of differing cells and the
  /// first of them, then expected and actual beside each other with a third block in which `^`
  /// marks each cell that differs. Trailing line breaks do not count.
  package static func describe(expected: String, actual: String) -> String? {
    let left = rows(expected)
    let right = rows(actual)
    if left == right { return nil }
    let height = max(left.count, right.count)
    let width = max(8, (left + right).map(\.count).max() ?? 0)
    var count = 0
    var first: String?
    var body: [String] = []
    for row in 0..<height {
      let old = row < left.count ? left[row] : []
      let new = row < right.count ? right[row] : []
      var marks: [Character] = []
      for column in 0..<max(old.count, new.count) {
        let same = column < old.count && column < new.count && old[column] == new[column]
        marks.append(same ? " " : "^")
        guard !same else { continue }
        count += 1
        first = first ?? "row \(row + 1), column \(column + 1)"
      }
      let missing = (row < left.count) == (row < right.count) ? "" : " (row in one only)"
      let line = padded(old, width) + " | " + padded(new, width) + " | " + String(marks) + missing
      body.append(trimmed(line))
    }
    let place = first.map { ", first at \($0)" } ?? ""
    let headline = "\(count) cell\(count == 1 ? "" : "s") differ\(count == 1 ? "s" : "")\(place)"
    let title = padded(Array("expected"), width) + " | " + padded(Array("actual"), width) + " |"
    return ([headline, title] + body).joined(separator: "\n")
  }

  private static func rows(_ text: String) -> [[Character]] {
    var rows = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    while rows.last == "" { rows.removeLast() }
    return rows.map(Array.init)
  }

  private static func padded(_ row: [Character], _ width: Int) -> String {
    String(row) + String(repeating: " ", count: max(0, width - row.count))
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }
}
