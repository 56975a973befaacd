/// Every fact of the engine has a row in the page of claims, and what can be seen is shown.
import Foundation
import TestSupport
import Testing

@Suite struct `The page of claims` {
  private func page() throws -> RepositoryFile {
    try #require(RepositoryFiles.read("Documentation/Claims.md"))
  }

  @Test func `claims and cases pair in both directions`() throws {
    let found = ClaimRules.violations(try page(), CaseFile.all()) {
      RepositoryFiles.read($0)?.text
    }
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test func `most facts that can be seen are shown`() throws {
    let rows = ClaimRules.rows(of: try page())
    let shown = rows.filter { $0.excuse == nil }
    let open = rows.filter { $0.excuse?.hasPrefix("open: ") == true }
    print(
      "claims: \(shown.count) observable facts are shown, \(open.count) are open, "
        + "\(rows.count - shown.count - open.count) of \(rows.count) cannot be seen")
    #expect(shown.count >= 150)
    #expect(Set(rows.map(\.family)) == ["L", "I", "T", "C", "X", "M", "K", "G", "E", "D"])
  }

  @Test func `what does not pair is found`() {
    let healthy = """
      | n | behaviour | from | standing | shown by |
      |---|---|---|---|---|
      | L1 | One. | own | sure | Cases/a/b: First<br>ATests/B: L1: named |
      | L2 | Two. | own | sure | not observable: a way to build |
      """
    let cases = CaseFile.parse("=== First\nclaim: L1\n--- at 0\n", file: "/x/Tests/Cases/a/b.case")
    func found(_ page: String, _ cases: [Case]) -> [String] {
      ClaimRules.violations(RepositoryFile(path: "Claims.md", text: page), cases) {
        $0 == "Tests/ATests/B.swift" ? "@Test func `L1: named`() {}" : nil
      }
    }
    #expect(found(healthy, cases) == [])
    let unknown = CaseFile.parse("=== Second\nclaim: L1 L9\n", file: "/x/Tests/Cases/a/b.case")
    #expect(found(healthy, cases + unknown) == ["Cases/a/b: Second: L9 has no row"])
    #expect(found(healthy, unknown).first == "Cases/a/b: Second: L9 has no row")
    #expect(found(healthy, []) == ["L1: Cases/a/b: First"])
    func spoil(_ old: String, _ new: String) -> [String] {
      found(healthy.replacingOccurrences(of: old, with: new), cases)
    }
    #expect(spoil("First", "Fifth") == ["L1: Cases/a/b: Fifth"])
    #expect(spoil("L1: named", "L1: renamed") == ["L1: ATests/B: L1: renamed"])
    #expect(spoil("| L2 |", "| L3 |") == ["L3 stands where 2 should"])
    #expect(spoil("One. | own | sure", "One. | own | likely") == ["L1: likely?"])
    #expect(spoil("not observable: a way to build", "") == ["L2: : "])
  }
}
