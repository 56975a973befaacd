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

  @Test(arguments: CaseFile.cases(in: "language-width"))
  func `language-width`(one: Case) throws {
    try CaseRunner(one).run()
  }
}
