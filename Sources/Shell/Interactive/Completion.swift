import Basics
import Terminal

/// What may stand at the cursor: the candidates for the word before it.
struct Completion {
  struct Candidate: Hashable {
    /// The whole word.
    var text: String
    /// What it is, for the list.
    var note = ""
    /// What follows it when it is the only one.
    var suffix = " "
  }

  /// The part of the word that stands there.
  var stem: String
  var candidates: [Candidate]

  /// Nil when nothing fits.
  init?(stem: String, from all: [Candidate]) {
    self.stem = stem
    var seen: Set<String> = []
    candidates = all.filter { $0.text.hasPrefix(stem) && seen.insert($0.text).inserted }
    if candidates.isEmpty { return nil }
  }

  /// The text to insert at the cursor: the rest of the only candidate, or what all have in common;
  /// nil when a list is of more use.
  var insertion: String? {
    guard let first = candidates.first else { return nil }
    if candidates.count == 1 {
      return first.text.dropFirst(stem.count) + first.suffix
    }
    var common = first.text
    for candidate in candidates.dropFirst() {
      while !candidate.text.hasPrefix(common) { common.removeLast() }
    }
    return common.count > stem.count ? String(common.dropFirst(stem.count)) : nil
  }

  /// The candidates with their notes, one a line, cut to the screen.
  func list(columns: Int, rows: Int) -> [String] {
    let shown = candidates.prefix(candidates.count > rows ? rows - 1 : rows)
    let width = shown.map { CharacterWidth.width(of: $0.text) }.max() ?? 0
    var lines = shown.map { candidate in
      let name = Escaping.visible(candidate.text)
      let gap = String(repeating: " ", count: max(0, width - CharacterWidth.width(of: name)) + 2)
      return candidate.note.isEmpty
        ? "  " + name : "  " + name + gap + Escaping.visible(candidate.note)
    }.map { Completion.cut($0, to: columns - 1) }
    if shown.count < candidates.count {
      lines.append("  ... and \(candidates.count - shown.count) more")
    }
    return lines
  }

  /// The text cut to a width in cells.
  static func cut(_ text: String, to columns: Int) -> String {
    var width = 0
    var out = ""
    for character in text {
      width += CharacterWidth.width(of: character)
      if width > columns { break }
      out.append(character)
    }
    return out
  }
}
