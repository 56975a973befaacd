import Basics
import Engine
import Interpreter

/// Numbers over the frames since the last event: `icon.rect.width`, `card.opacity`.
struct Track {
  private static let shorthands = [
    "x": "rect.minX", "y": "rect.minY", "width": "rect.width", "height": "rect.height",
  ]
  private static let rectParts = ["x", "y", "width", "height"]

  static func write(_ words: [String], _ console: Console) throws(CommandFailure) {
    let isCSV = words.contains("--csv")
    let names = words.filter { $0 != "--csv" }
    guard !names.isEmpty else {
      throw CommandFailure("nothing to follow", hints: ["name a view: track icon.rect.width"])
    }
    let session = try console.bench()
    let samples = session.samples()
    var columns: [[String]] = [samples.map { NumberFormat.string($0.seconds) }]
    var heads = ["t"]
    for name in names {
      let question = try question(name, session)
      let values = samples.map { try? question.value($0.frame) }
      guard let first = values.compactMap({ $0 }).first else {
        throw CommandFailure(
          "'\(Escaping.visible(name))' is in no frame since the last event",
          hints: ["'inspect' lists what is drawn"])
      }
      let count = first.numbers?.count ?? 1
      for part in 0..<count {
        // In a table the name stands over the first of its numbers only.
        let prefix = part == 0 || isCSV ? name : ""
        heads.append(count == 1 ? name : prefix + "." + label(part, of: count))
        columns.append(values.map { cell($0, part) })
      }
    }
    if isCSV {
      console.write(heads.map(quoted).joined(separator: ","))
      for row in samples.indices {
        console.write(columns.map { quoted($0[row]) }.joined(separator: ","))
      }
    } else {
      table(heads, columns, console)
    }
  }

  /// The view is what stands before the first point behind which a property begins.
  private static func question(
    _ name: String, _ session: Session
  ) throws(CommandFailure) -> Question {
    var failure = CommandFailure(
      "'\(Escaping.visible(name))' is not a view and a property",
      hints: ["write them with a point: icon.rect.width"])
    let properties = Set(Bench.members(ofQuery: "ViewResult").map(\.name)).union(shorthands.keys)
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    for cut in parts.indices.dropFirst() {
      guard properties.contains(String(parts[cut])) else { continue }
      let view = parts[..<cut].joined(separator: ".").filter { $0 != "\"" && $0 != "\\" }
      let rest = parts[cut...].joined(separator: ".")
      do throws(CommandFailure) {
        return try Question(
          "view(\"\(view)\").\(shorthands[rest] ?? rest)", type: "Any", session)
      } catch {
        failure = error
      }
    }
    throw failure
  }

  private static func label(_ part: Int, of count: Int) -> String {
    count == 4 ? rectParts[part] : count == 2 ? rectParts[part] : "\(part + 1)"
  }

  /// A number, another value as it prints, or nothing where the view is missing.
  private static func cell(_ value: Value?, _ part: Int) -> String {
    guard let value else { return "" }
    if let numbers = value.numbers, numbers.indices.contains(part) {
      return NumberFormat.string(numbers[part])
    }
    return Escaping.visible(value.description)
  }

  private static func quoted(_ text: String) -> String {
    guard text.contains(where: { $0 == "," || $0 == "\"" }) else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }

  /// Aligned to the right; rows in which nothing changes are drawn together, and at a terminal only
  /// as many frames as the screen has rows.
  private static func table(_ heads: [String], _ columns: [[String]], _ console: Console) {
    let widths = zip(heads, columns).map { head, cells in
      max(head.count, cells.map(\.count).max() ?? 0)
    }
    func line(_ cells: [String]) -> String {
      zip(cells, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }
        .joined(separator: "  ")
    }
    console.write(line(heads))
    let all = columns[0].count
    let stride = console.screen.map { max(1, (all + $0.rows - 6) / max(1, $0.rows - 5)) } ?? 1
    let columns = columns.map { cells in
      cells.indices.filter { $0 % stride == 0 || $0 == all - 1 }.map { cells[$0] }
    }
    let rows = columns[0].indices
    func values(_ row: Int) -> [String] { columns.dropFirst().map { $0[row] } }
    var isSkipping = false
    for row in rows {
      let isInner = row > rows.startIndex && row < rows.endIndex - 1
      let isSame = isInner && values(row) == values(row - 1) && values(row) == values(row + 1)
      if !isSame { console.write(line(columns.map { $0[row] })) }
      if isSame, !isSkipping { console.write(line(["..."] + values(row).map { _ in "" })) }
      isSkipping = isSame
    }
    if stride > 1 { console.write("one of \(stride) frames; --csv has all") }
  }
}
