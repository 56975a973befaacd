/// Verdicts of the grader, and the reports made of them, on submissions that wish it harm.
import Basics
import Course
import Foundation
import Lab
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct `The grader` {
  private func grade(_ text: String, checks: String = MiniCourse.checks) throws -> Grade {
    let store = MiniCourse.store([("course/Exercises/01-grow-faster/checks.slowmo", checks)])
    let exercise = try #require(CourseIndex(root: "course", store).exercises.first)
    return Grader(exercise).grade([SourceText(name: "a.swift", text)], name: "a.swift")
  }

  private func verdicts(_ grade: Grade) -> [String] { grade.results.map(\.verdict.name) }

  @Test func `a good submission gets all points`() throws {
    let grade = try grade(MiniCourse.solution)
    #expect(verdicts(grade) == ["pass", "pass"])
    #expect(grade.score == 3)
    #expect(grade.status == .fine)
  }

  @Test func `a failure names frame, view, line, what was expected and found, and what to try`()
    throws
  {
    let grade = try grade(MiniCourse.bench)
    #expect(verdicts(grade) == ["fail", "not-run"])
    #expect(grade.status == .failed)
    let text = TextReport.lines(grade).joined(separator: "\n")
    for part in [
      "It should be 120 wide.", "t=1.017, frame 61", "view(\"Rectangle\").rect.width == 120",
      "found     80", "Rectangle, line 6", "Look for the number.", "waits for 'it grows'",
      "0 of 2 passed, 0 of 3 points",
    ] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
  }

  @Test func `a submission that loops for ever is stopped, and the next criterion starts afresh`()
    throws
  {
    let loop = MiniCourse.solution.replacing(
      "{ isBig.toggle() }", with: "{ while true { isBig.toggle() } }")
    let checks = MiniCourse.checks.replacing(" needs \"it grows\"", with: "")
    let grade = try grade(loop, checks: checks)
    #expect(verdicts(grade) == ["limit:fuel", "pass"])
    #expect(grade.status == .limit)
  }

  @Test(arguments: [
    ("spin()", "func spin() -> Int { while true { } ; return 1 }", "fuel", 1),
    ("f(1)", "func f(_ n: Int) -> Int { f(n) + 1 }", "depth", 1),
    ("talk()", "func talk() -> Int { while true { print(1) } ; return 1 }", "output", 1),
    (
      "grow()", "func grow() -> Int { var s = \"abcd\"; while true { s += s } ; return s.count }",
      "memory", 1
    ),
  ])
  func `what goes beyond a limit before the first frame is a limit that names its line`(
    call: String, beside: String, kind: String, line: Int
  ) throws {
    let text =
      "\(beside)\n"
      + MiniCourse.solution.replacing("= false", with: "= \(call) == 2")
    let grade = try grade(text)
    #expect(verdicts(grade) == ["limit:\(kind)", "not-run"])
    #expect(grade.status == .limit)
    let lines = TextReport.lines(grade).joined(separator: "\n")
    #expect(lines.contains("a.swift:\(line):"), "\(lines)")
  }

  @Test func `many events that are cheap each are bounded together`() throws {
    let busy = MiniCourse.solution.replacing(
      "{ isBig.toggle() }",
      with: "{ var n = 0; while n < 200_000 { n += 1 }; isBig.toggle() }")
    let taps = String(repeating: "  tap\n", count: 60)
    let checks = "criterion \"taps\" points 1\n  tap\n  expect at 0 1 == 1\n"
    #expect(verdicts(try grade(busy, checks: checks)) == ["pass"])
    #expect(verdicts(try grade(busy, checks: checks + taps)) == ["limit:fuel"])
  }

  @Test func `one that does not end moving reaches a limit of frames`() throws {
    let endless = MiniCourse.solution.replacing(
      ".linear(duration: 1)", with: ".linear(duration: 1).repeatForever()")
    #expect(verdicts(try grade(endless)).first == "limit:frames")
  }

  @Test func `a text that is no program is not graded`() throws {
    let grade = try grade("struct ContentView: View { var body: some View { Text(1 + ) } }")
    #expect(grade.problem?.verdict.name == "ungradable:parse")
    #expect(grade.status == .program)
    #expect(grade.score == 0)
    #expect(TextReport.lines(grade).joined().contains("a.swift:1:"))
  }

  @Test func `a missing file, an empty folder and a file too large are not graded`() throws {
    let exercise = try #require(MiniCourse.exercise)
    let store = MiniCourse.store([
      ("work/big.swift", String(repeating: "/", count: BenchLoader.mostFileBytes + 1)),
      ("empty/readme", ""),
    ])
    let grader = Grader(exercise)
    #expect(
      grader.grade(path: "work/no.swift", store).problem?.verdict.name == "ungradable:missing")
    #expect(grader.grade(path: "empty", store).problem?.verdict.name == "ungradable:missing")
    #expect(grader.grade(path: "work/big.swift", store).problem?.verdict.name == "ungradable:size")
    #expect(grader.grade(path: "work/no.swift", store).status == .usage)
  }

  @Test func `checks that cannot be asked are a fault, without a score`() throws {
    let checks = MiniCourse.checks.replacing("rect.width", with: "rect.wide")
    let grade = try grade(MiniCourse.solution, checks: checks)
    #expect(verdicts(grade) == ["fault", "not-run"])
    #expect(grade.status == .fault)
    #expect(TextReport.lines(grade).last?.contains("no score") == true)
  }

  @Test func `learners see of hidden criteria only how they ended`() throws {
    let checks = MiniCourse.checks.replacing("points 2", with: "points 2 visibility hidden")
    let grade = try grade(MiniCourse.bench, checks: checks).forLearner
    let text = TextReport.lines(grade).joined(separator: "\n")
    #expect(!text.contains("it grows"))
    #expect(!text.contains("120"))
    #expect(text.contains("a hidden criterion"))
  }

  @Test func `a check cannot read files`() throws {
    let checks = MiniCourse.checks.replacing("  settle", with: "  open Solution.swift")
    #expect(verdicts(try grade(MiniCourse.solution, checks: checks)).first == "fail")
  }

  // MARK: - Reports

  /// A submission whose text comes back in the evidence.
  private func nasty() throws -> Grade {
    let text = """
      struct ContentView: View {
        var body: some View { Text("\\u{1B}[31m]]>&<\\"[[ATTACHMENT|x]]\\u{0}\\u{FFFE}\\u{202E}") }
      }
      """
    let checks = """
      criterion "a <title> & \u{1B}" points 1
        expect views("Text")[0].text == "x"
        message \u{1B}[2Jgone
      """
    return try grade(text, checks: checks)
  }

  @Test func `JUnit is XML whatever the submission draws`() throws {
    for grade in [
      try nasty(), try grade(MiniCourse.bench), try grade(MiniCourse.solution),
      try grade("\u{1B}\u{0}<&\u{FFFF}"),
    ] {
      let report = try #require(Report.all.first { $0.name == "junit" })
      let text = report.make(grade)
      let counter = Counter()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = counter
      #expect(parser.parse(), "\(text)")
      #expect(counter.names.first == "testsuites")
      #expect(counter.names.filter { $0 == "testcase" }.count >= 1)
      #expect(!text.contains("[[ATTACHMENT"))
      #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    }
  }

  @Test func `JSON parses, with the same members in the same order`() throws {
    let report = try #require(Report.all.first { $0.name == "json" })
    let text = report.make(try nasty())
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(json?["score"] as? Int == 0)
    #expect((json?["criteria"] as? [[String: Any]])?.count == 1)
    #expect(!text.unicodeScalars.contains("\u{1B}"))
    #expect(report.make(try nasty()) == text)
  }

  @Test func `the text report lets nothing through that moves a cursor`() throws {
    let text = TextReport.lines(try nasty()).joined()
    #expect(!text.unicodeScalars.contains(where: Escaping.isUnsafe))
  }

  private final class Counter: NSObject, XMLParserDelegate {
    var names: [String] = []
    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      names.append(name)
    }
  }
}
