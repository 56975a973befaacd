import Foundation
import Lab
import TestSupport
import Testing

/// What a `--- why` block expects: the ids of all causes in order, one a line, each with the line
/// of the source and words that its text must have.
///
///     --- why
///     radius-jumps line=10 says="from 12 to 40"
///     --- why none
struct WhyCheck {
  /// A cause as it was printed.
  private struct Printed {
    var id: String
    var text: String
  }

  let output: [String]

  func run(_ block: Case.Block, _ title: String) {
    let found = printed
    let wanted = block.lines.filter { !$0.isEmpty }.map { CommandTable.words($0) }
    let place: Comment = "\(title): \(output)"
    #expect(block.argument == (wanted.isEmpty ? "none" : ""), place)
    #expect(found.map(\.id) == wanted.compactMap(\.first), place)
    for (one, words) in zip(found, wanted) {
      for word in words.dropFirst() {
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        switch parts[0] {
        case "line": #expect(one.text.contains("Case.swift:\(parts[1]) "), place)
        case "says": #expect(one.text.contains(parts[1]), place)
        default: Issue.record("unknown word \(word)")
        }
      }
      #expect(one.text.contains("change: "), place)
    }
  }

  /// Every cause begins with a line without indentation that ends in its id.
  private var printed: [Printed] {
    var causes: [Printed] = []
    for line in output where !line.isEmpty {
      if line.hasSuffix("]"), !line.hasPrefix(" "), let open = line.lastIndex(of: "[") {
        let id = line[line.index(after: open)...].dropLast()
        causes.append(Printed(id: String(id), text: ""))
      } else if line.hasPrefix("  "), let last = causes.indices.last {
        causes[last].text += line.dropFirst(2) + " "
      }
    }
    return causes
  }
}
