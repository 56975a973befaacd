// Every id has its text, and the programs in it do what they say.
import Basics
import Foundation
import Lab
import TestSupport
import Testing

@Suite struct `Explanations of ids` {
  @Test(arguments: Explanations.all)
  func `an explanation is whole sentences, and its examples do what they say`(
    _ one: ExplainText
  ) throws {
    #expect(one.text.hasSuffix(".") && !one.title.hasSuffix("."), "\(one.id)")
    #expect(one.title.count <= 80, "\(one.id)")
    #expect((one.wrong == nil) == (one.right == nil), "\(one.id)")
    guard one.kind == .error || one.kind == .warning, let wrong = one.wrong,
      let right = one.right
    else { return }
    #expect(Set(ids(wrong)) == [one.id])
    #expect(ids(right) == [])
  }

  /// What is said about a program: by the compiler, and by the rules where it can run.
  private func ids(_ program: String) -> [String] {
    let text = SourceText(name: "A.swift", program)
    let found = (try? BenchLoader.load([text], SessionOptions()))?.diagnostics ?? []
    return (found.isEmpty ? LintDesk.findings([text], LintChoice()) : found).map(\.id)
  }

  /// Ids as they stand in the sources: the first argument of the functions that make diagnostics,
  /// and what stands behind `id:`.
  @Test func `every id in the sources is explained`() throws {
    let known = Set(Explanations.ids)
    #expect(known.count == Explanations.ids.count)
    let single = "syntax|unsupported|redeclared|trap|conformance"
    let pattern = try Regex<(Substring, Substring)>(
      #"(?:\berror\(|\bid:|\? |return)\s*"([a-z]+(?:-[a-z]+)+|"# + single + #")""#)
    var seen: Set<String> = []
    for path in RepositoryFiles.paths(below: "Sources", suffix: ".swift") {
      guard
        path.contains("Diagnostics") || path.contains("/Machine/") || path.contains("Conversion")
          || path.contains("/Graph/") || path.contains("/Session/")
          || path.contains("Suppressions"),
        let file = RepositoryFiles.read(path)
      else { continue }
      for match in file.text.matches(of: pattern) { seen.insert(String(match.output.1)) }
    }
    #expect(seen.count > 30)
    let missing = seen.subtracting(known).sorted()
    #expect(missing == [], "write an ExplainText for each")
  }

  @Test func `rules and causes are among them`() {
    for note in LintDesk.rules + LintDesk.causes { #expect(Explanations.text(note.name) != nil) }
  }
}
