import Foundation
import Testing

/// A file of cases: each a program, what is done to it, and what must be seen. Everything a reader
/// needs stands on one screen.
///
///     === title
///     claim: E12 M21
///     --- program
///     struct ContentView: View { ... }
///     --- do tap; at 0.5; tap
///     --- at 0.5
///     Rectangle 80.5 206.5 229 431 op=0.5
///     coverage 0.75
///     --- frame 0.5
///     |..@@@@..
///
/// A case without a program takes the one above it. `--- diagnostics` lists `id line:column` of all
/// diagnostics, `--- messages` holds them as a user reads them, `--- log` all console lines,
/// `--- why` the ids of all causes that `why` finds.
package struct Case: Sendable, CustomTestStringConvertible {
  package struct Block: Sendable {
    /// `do`, `at`, `frame`, `diagnostics`, `log`.
    package var kind: String
    package var argument: String
    package var lines: [String]
    /// Line of the file at which the block's own lines begin, from 0.
    package var firstLine: Int
  }

  package var title: String
  package var file: String
  package var settings: [String: String]
  package var program: String
  package var blocks: [Block]

  package var testDescription: String { title }

  /// Whether it has a program of its own.
  package var isFirst: Bool { blocks.contains { $0.kind == "program" } }

  /// The commands of `--- do`.
  package var steps: [String] {
    blocks.filter { $0.kind == "do" }.flatMap { block in
      block.argument.split(separator: ";").map { String($0.drop { $0 == " " }) }
    }
  }
}

package enum CaseFile {
  /// The cases of all folders.
  package static func all() -> [Case] {
    let paths = RepositoryFiles.paths(below: "Tests/Cases", suffix: ".case")
    let folders = Set(
      paths.compactMap { $0.split(separator: "/").dropLast().last.map(String.init) })
    return folders.sorted().flatMap { cases(in: $0) }
  }

  /// All cases of the `.case` files in a folder below `Tests/Cases`, in order of file and place.
  package static func cases(in folder: String) -> [Case] {
    let root = RepositoryFiles.root.appendingPathComponent("Tests/Cases/\(folder)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.filter { $0.hasSuffix(".case") }.sorted().flatMap { name in
      let path = root.appendingPathComponent(name).path
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return parse(text, file: path)
    }
  }

  package static func parse(_ text: String, file: String) -> [Case] {
    var cases: [Case] = []
    var program = ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, raw) in lines.enumerated() {
      let line = String(raw)
      if line.hasPrefix("=== ") {
        let title = String(line.dropFirst(4))
        cases.append(Case(title: title, file: file, settings: [:], program: program, blocks: []))
      } else if line.hasPrefix("--- ") {
        let words = line.dropFirst(4).split(separator: " ", maxSplits: 1)
        let kind = words.first.map(String.init) ?? ""
        let argument = words.count > 1 ? String(words[1]) : ""
        guard let last = cases.indices.last else { continue }
        if kind == "program" { cases[last].program = "" }
        cases[last].blocks.append(
          .init(kind: kind, argument: argument, lines: [], firstLine: number + 1))
      } else if let last = cases.indices.last {
        take(line, &cases[last])
        if cases[last].blocks.last?.kind == "program" { program = cases[last].program }
      }
    }
    return cases
  }

  private static func take(_ line: String, _ one: inout Case) {
    guard let block = one.blocks.indices.last else {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 {
        one.settings[String(parts[0])] = parts[1].trimmingCharacters(in: .whitespaces)
      }
      return
    }
    if one.blocks[block].kind == "program" {
      one.program += line + "\n"
    } else {
      one.blocks[block].lines.append(line)
    }
  }
}
