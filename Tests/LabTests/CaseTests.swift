// All case files, one test a folder.
import TestSupport
import Testing

@Suite struct `Cases` {
  @Test(arguments: CaseFile.cases(in: "language")) func `language`(one: Case) throws {
    try CaseRunner(one).run()
  }

  @Test(arguments: CaseFile.cases(in: "layout")) func `layout`(one: Case) throws {
    try CaseRunner(one).run()
  }

  @Test(arguments: CaseFile.cases(in: "drawing")) func `drawing`(one: Case) throws {
    try CaseRunner(one).run()
  }

  @Test(arguments: CaseFile.cases(in: "matching")) func `matching`(one: Case) throws {
    try CaseRunner(one).run()
  }

  @Test(arguments: CaseFile.cases(in: "transitions")) func `transitions`(one: Case) throws {
    try CaseRunner(one).run()
  }

  @Test(arguments: CaseFile.cases(in: "causes")) func `causes`(one: Case) throws {
    try CaseRunner(one).run()
  }

  @Test(arguments: CaseFile.cases(in: "animation")) func `animation`(one: Case) throws {
    try CaseRunner(one).run()
  }

  @Test(arguments: CaseFile.cases(in: "time")) func `time`(one: Case) throws {
    try CaseRunner(one).run()
  }

  @Test(arguments: CaseFile.cases(in: "gestures")) func `gestures`(one: Case) throws {
    try CaseRunner(one).run()
  }

  @Test(arguments: CaseFile.cases(in: "preferences")) func `preferences`(one: Case) throws {
    try CaseRunner(one).run()
  }

  @Test(arguments: CaseFile.cases(in: "hosting")) func `hosting`(one: Case) throws {
    try CaseRunner(one).run()
  }

  @Test(arguments: CaseFile.cases(in: "symptoms")) func `symptoms`(one: Case) throws {
    try CaseRunner(one).run()
  }

  @Test(arguments: CaseFile.cases(in: "vocabulary")) func `vocabulary`(one: Case) throws {
    try CaseRunner(one).run()
  }

  @Test(arguments: CaseFile.cases(in: "identity")) func `identity`(one: Case) throws {
    try CaseRunner(one).run()
  }

  @Test(arguments: CaseFile.cases(in: "programs")) func `programs`(one: Case) throws {
    try CaseRunner(one).run()
  }

  /// From the first touch to rest: a program that goes on for ever is told of as such.
  @Test(arguments: CaseFile.cases(in: "programs").filter(\.isFirst))
  func programsComeToRest(one: Case) throws {
    try CaseRunner(one).settle()
  }

  @Test(arguments: CaseFile.cases(in: "language-swift"))
  func `language-swift`(one: Case) throws {
    try CaseRunner(one).run()
  }

  @Test func everyFolderIsRun() {
    let text = RepositoryFiles.read("Tests/LabTests/CaseTests.swift")?.text ?? ""
    for path in RepositoryFiles.paths(below: "Tests/Cases", suffix: ".case") {
      let folder = path.split(separator: "/").dropLast().last ?? ""
      #expect(text.contains("cases(in: \"\(folder)\")"), "nothing runs the cases of \(folder)")
    }
  }

  @Test(arguments: CaseFile.cases(in: "language-width"))
  func `language-width`(one: Case) throws {
    try CaseRunner(one).run()
  }
}
