/// `Documentation/Claims.md` and what shows its facts, paired in both directions.
import Foundation
import TestSupport

/// One row of the page: a fact of SwiftUI under its number.
struct ClaimRow {
  /// For instance `M21`.
  var number: String
  var line: Int
  var standing: String
  /// What shows the fact; empty when `excuse` says why nothing does.
  var evidence: [ClaimEvidence]
  /// `not observable: ...`, `out of scope: ...` or `open: ...`.
  var excuse: String?

  var family: Substring { number.prefix { $0.isLetter } }
  var ordinal: Int { Int(number.drop { $0.isLetter }) ?? 0 }
}

/// A case by its file and title, or a test by its file and name.
struct ClaimEvidence: Hashable {
  /// Below `Tests`, without the suffix.
  var file: String
  var title: String
}

enum ClaimRules {
  static let standings: Set<String> = ["sure", "disputed", "simplification"]
  static let excuses = ["not observable: ", "out of scope: ", "open: "]

  /// The rows of the page, in order; a row begins with a number in its first cell.
  static func rows(of page: RepositoryFile) -> [ClaimRow] {
    page.lines.enumerated().compactMap { offset, line in
      let cells = line.split(separator: " | ", omittingEmptySubsequences: false)
      let number = cells[0].drop { $0 == "|" || $0 == " " }
      guard line.hasPrefix("| "), cells.count == 5, isNumber(number) else { return nil }
      let last = cells[4].hasSuffix(" |") ? cells[4].dropLast(2) : cells[4]
      let isExcuse = excuses.contains(where: last.hasPrefix)
      return ClaimRow(
        number: String(number), line: offset + 1, standing: String(cells[3]),
        evidence: isExcuse ? [] : String(last).components(separatedBy: "<br>").map(evidence),
        excuse: isExcuse ? String(last) : nil)
    }
  }

  private static func evidence(_ text: String) -> ClaimEvidence {
    let parts = text.split(separator: ": ", maxSplits: 1)
    return ClaimEvidence(
      file: String(parts.first ?? ""), title: parts.count > 1 ? String(parts[1]) : "")
  }

  /// A capital letter and a count.
  static func isNumber(_ text: Substring) -> Bool {
    text.first?.isUppercase == true && Int(text.dropFirst()) != nil
  }

  /// The numbers in the head of a case.
  static func claims(of one: Case) -> [String] {
    (one.settings["claim"] ?? "").split(separator: " ").map(String.init)
  }

  /// Everything that does not pair. `text` answers a file below `Tests` by its path.
  static func violations(
    _ page: RepositoryFile, _ cases: [Case], text: (String) -> String?
  ) -> [String] {
    let rows = rows(of: page)
    var found = incomplete(rows)
    let known = Set(rows.map(\.number))
    for one in cases {
      found += claims(of: one).filter { !known.contains($0) }.map {
        "\(file(of: one)): \(one.title): \($0) has no row"
      }
    }
    let byPlace = Dictionary(
      cases.map { (ClaimEvidence(file: file(of: $0), title: $0.title), Set(claims(of: $0))) },
      uniquingKeysWith: { $0.union($1) })
    for row in rows {
      if !standings.contains(row.standing) { found.append("\(row.number): \(row.standing)?") }
      for evidence in row.evidence {
        let cites =
          byPlace[evidence].map { $0.contains(row.number) }
          ?? isTest(evidence, showing: row.number, text)
        if !cites { found.append("\(row.number): \(evidence.file): \(evidence.title)") }
      }
    }
    return found
  }

  /// Families run from 1 without gaps, each number once.
  private static func incomplete(_ rows: [ClaimRow]) -> [String] {
    var found: [String] = []
    for (row, before) in zip(rows, [nil] + rows.map(Optional.some)) {
      let expected = before?.family == row.family ? (before?.ordinal ?? 0) + 1 : 1
      if row.ordinal != expected { found.append("\(row.number) stands where \(expected) should") }
    }
    let families = rows.map(\.family)
    let starts = zip(families, [""] + families).filter { $0 != $1 }.map(\.0)
    return starts.count == Set(starts).count ? found : found + ["a family stands in two places"]
  }

  /// Whether a file of tests has a test of that name, and the name cites the number.
  private static func isTest(
    _ evidence: ClaimEvidence, showing number: String, _ text: (String) -> String?
  ) -> Bool {
    let words = evidence.title.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard words.contains(number) else { return false }
    return text("Tests/\(evidence.file).swift")?.contains("func `\(evidence.title)`") == true
  }

  /// The file of a case as the page names it.
  static func file(of one: Case) -> String {
    let path = one.file.components(separatedBy: "Tests/").last ?? one.file
    return path.hasSuffix(".case") ? String(path.dropLast(5)) : path
  }
}
