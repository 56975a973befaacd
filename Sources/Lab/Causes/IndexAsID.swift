/// Rows known by their position: what is removed is the last one, whichever row was meant.
import Basics
import Drawing
import Engine

extension Causes {
  static let indexAsID = Cause("index-as-id", "Rows are known by their position") { run in
    run.changes.compactMap { change in
      let old = rows(change.before)
      let new = rows(change.after)
      for (container, before) in old.sorted(by: { $0.key < $1.key }) {
        let after = new[container] ?? [:]
        guard after.count < before.count, isRun(before), isRun(after) else { continue }
        let texts = [
          rowTexts(before, change.before, run.recording.before),
          rowTexts(after, change.after, run.samples.last?.frame),
        ]
        let moved = after.keys.sorted().first { index in
          guard let now = texts[1][index] else { return false }
          return now == texts[0][index + 1] && now != texts[0][index]
        }
        guard let moved, let row = after[moved], let last = before[before.count - 1] else {
          continue
        }
        return explain(moved, texts[1][moved] ?? "", row, last, run)
      }
      return nil
    }
  }

  /// The rows that are present of each container, by the whole number that is their id.
  private static func rows(_ anatomy: Anatomy) -> [Int: [Int: ItemFact]] {
    var found: [Int: [Int: ItemFact]] = [:]
    for item in anatomy.items where !item.isRemoving {
      for name in item.names where name.hasPrefix("ForEach[") {
        if let index = Int(name.dropFirst(8).dropLast()) {
          found[item.container, default: [:]][index] = item
        }
      }
    }
    return found
  }

  private static func isRun(_ rows: [Int: ItemFact]) -> Bool {
    (0..<rows.count).allSatisfy { rows[$0] != nil }
  }

  /// The first text of each row.
  private static func rowTexts(
    _ rows: [Int: ItemFact], _ anatomy: Anatomy, _ frame: Frame?
  ) -> [Int: String] {
    var found: [Int: String] = [:]
    for leaf in frame?.leaves ?? [] {
      guard let text = leaf.text else { continue }
      let around = anatomy.ancestry(of: leaf.item).map(\.number)
      for (index, row) in rows where around.contains(row.number) && found[index] == nil {
        found[index] = text
      }
    }
    return found
  }

  private static func explain(
    _ index: Int, _ text: String, _ row: ItemFact, _ last: ItemFact, _ run: Run
  ) -> Explanation {
    Explanation(
      "row \(index) now reads \(Wording.name(text)), which row \(index + 1) read before; the view "
        + "that was removed is that of the last row, \(Wording.rect(last.rect)).",
      place: row.range,
      why: "A ForEach knows its rows by their ids. With the position as id every row after the one "
        + "that was deleted takes over its neighbour's view, with its state, and matched ids pair "
        + "with the wrong row.",
      change: "ForEach(items) with an id of the element, not of its position",
      items: [row.number, last.number])
  }
}
