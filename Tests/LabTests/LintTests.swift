// Every rule's two examples, its fix, and the ways to switch it off.
import Basics
import Foundation
import Lab
import TestSupport
import Testing

@Suite struct `Lint rules` {
  private func findings(_ text: String) -> [Diagnostic] {
    LintDesk.findings([SourceText(name: "Bench.swift", text)], LintChoice())
  }

  @Test(arguments: LintDesk.explanations)
  func `the wrong example breaks exactly this rule`(_ rule: ExplainText) throws {
    let wrong = try #require(rule.wrong)
    let found = findings(wrong)
    #expect(Set(found.map(\.id)) == [rule.id], "\(found.map(\.message))")
    for finding in found {
      #expect(finding.message.count <= 200 && !finding.message.hasSuffix("."), "\(rule.id)")
      #expect(!finding.hints.isEmpty || !finding.fixIts.isEmpty, "\(rule.id) says what to do")
    }
  }

  @Test(arguments: LintDesk.explanations)
  func `the right example breaks none`(_ rule: ExplainText) throws {
    #expect(findings(try #require(rule.right)).map(\.message) == [])
  }

  @Test(arguments: LintDesk.explanations)
  func `both examples run`(_ rule: ExplainText) throws {
    for program in [rule.wrong, rule.right].compactMap({ $0 }) {
      let text = SourceText(name: "Bench.swift", program)
      let loaded = try BenchLoader.load([text], SessionOptions())
      #expect(loaded.diagnostics.map(\.message) == [], "\(rule.id)")
      let session = try #require(loaded.session)
      if !session.tapTargets().isEmpty { session.tap(target: 0) }
      _ = session.settle()
      _ = session.frame()
      #expect(session.traps.map(\.message) == [], "\(rule.id)")
    }
  }

  @Test(arguments: LintDesk.explanations)
  func `a fix leaves a program in which nothing is found`(_ rule: ExplainText) throws {
    let files = [SourceText(name: "Bench.swift", try #require(rule.wrong))]
    guard findings(files[0].string).contains(where: { !$0.fixIts.isEmpty }) else {
      #expect(Self.withoutFix.contains(rule.id), "\(rule.id) has no fix")
      return
    }
    let mended = LintDesk.mend(files, LintChoice())
    #expect(mended.fixes > 0)
    let left = LintDesk.findings(mended.files, LintChoice())
    #expect(left.map(\.message) == [], "\(rule.id):\n\(mended.files[0].string)")
  }

  /// What no edit of one place can mend.
  static let withoutFix: Set<String> = [
    "two-namespaces", "separate-roots", "unstable-id", "transition-around-padding",
    "radius-jumps", "timeline-around-effect",
  ]

  @Test func `every file of the rules is listed`() {
    let files = RepositoryFiles.paths(below: "Sources/Linter/Rules")
    #expect(files.count == LintDesk.rules.count)
    #expect(Set(LintDesk.rules.map(\.name)).count == files.count)
  }

  @Test func `causes and rules of one id are one mistake`() {
    let causes = Set(LintDesk.causes.map(\.name))
    let rules = LintDesk.rules.filter { causes.contains($0.name) }
    #expect(rules.count >= 13)
    for rule in rules {
      let cause = LintDesk.causes.first { $0.name == rule.name }
      #expect(cause?.note == rule.note, "\(rule.name)")
    }
  }

  /// What only a run shows: an animation taken away further up, colours, sizes that a layout gives,
  /// values of ids.
  static let seenInRunsOnly = [
    "no-animation: taken away above the arriving view",
    "no-animation: the animation stands inside the branch",
    "radius-jumps: two colours where nothing fades",
    "hidden-behind: what leaves goes behind its neighbours",
    "unpaired-id: two ids that print the same, a number and a text",
    "unpaired-id: an id with an expression in it is quoted whole",
  ]
  /// A lone effect does no harm when its view merely leaves, but nothing else either.
  static let idle = ["unpaired-id, healthy: a view with an effect that merely leaves"]

  @Test(arguments: CaseFile.cases(in: "causes"))
  func `benches that show a cause are found in the text, and their healthy twins are not`(
    bench: Case
  ) {
    let id = String(bench.title.prefix { $0 != ":" && $0 != "," })
    guard LintDesk.rules.contains(where: { $0.name == id }) else { return }
    let ids = findings(bench.program).map(\.id)
    let isHealthy = bench.title.contains(", healthy") && !Self.idle.contains(bench.title)
    #expect(
      ids.contains(id) == (!isHealthy && !Self.seenInRunsOnly.contains(bench.title)), "\(ids)")
  }

  static let moving = """
    struct ContentView: View {
      @State private var isOpen = false
      @Namespace private var space
      var body: some View {
        VStack {
          if isOpen {
            Color.teal.matchedGeometryEffect(id: "card", in: space)
              .transition(.slide)⟦end⟧
          } else {
            Color.teal.matchedGeometryEffect(id: "card", in: space)
              .frame(width: 80, height: 80)
          }
        }
        .onTapGesture { withAnimation { isOpen.toggle() } }
      }
    }
    """

  @Test(arguments: [
    ("", ["moving-transition"]),
    ("  // slowmo:disable moving-transition", []),
    ("  // slowmo:disable all", []),
    ("  // slowmo:disable two-sources, moving-transition: on purpose", []),
    ("  // slowmo:disable two-sources", ["moving-transition"]),
    ("  // slowmo:disable moving-transitoin", ["moving-transition", "unknown-rule"]),
    ("  // slowmo:disable", ["moving-transition", "unknown-rule"]),
    ("\n  // slowmo:disable-file moving-transition", []),
    ("\n  // slowmo:disable moving-transition", ["moving-transition"]),
    ("\n  .id(\"// slowmo:disable-file moving-transition\")", ["moving-transition"]),
  ])
  func `comments switch rules off`(comment: String, ids: [String]) {
    let text = MarkedText(Self.moving.replacing("⟦end⟧", with: comment + "⟦end⟧")).text
    #expect(findings(text).map(\.id) == ids)
  }

  @Test func `a comment alone on its line is for the next one`() {
    let text = Self.moving.replacing("⟦end⟧", with: "").replacing(
      "          .transition", with: "          // slowmo:disable moving-transition\n.transition")
    #expect(findings(text).map(\.id) == [])
  }

  @Test func `rules can be chosen and left out`() throws {
    let files = [
      SourceText(name: "Bench.swift", Self.moving.replacing("⟦end⟧", with: ""))
    ]
    var choice = LintChoice()
    choice.without = [try LintChoice.rule("moving-transition")]
    #expect(LintDesk.findings(files, choice).isEmpty)
    choice = LintChoice()
    choice.only = [try LintChoice.rule("two-sources")]
    #expect(LintDesk.findings(files, choice).isEmpty)
    #expect(throws: CommandFailure.self) { try LintChoice.rule("two-sorces") }
  }

  @Test func `a program with errors is told as such`() {
    #expect(findings("struct A: View { var body: some View { Text(1) } }").map(\.id) != [])
    #expect(findings("struct { }").allSatisfy { $0.severity == .error })
  }
}
