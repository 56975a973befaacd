// The course through the real program: checks with reports, statuses, places, bytes.
import Foundation
import TestSupport
import Testing

@Suite struct `The program with a course` {
  private static let exercise = "Exercises/03-corner-radius-handoff/"
  private func file(_ name: String) -> String {
    RepositoryFiles.root.appending(path: Self.exercise + name).path
  }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = try Pseudoterminal.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func `a chapter opens with its canvas, the same bytes on every run`() throws {
    let script = "open 3\ntap\nat 0.5\nframe\n"
    let first = try Program.run([], input: script)
    #expect(first.status == 0)
    #expect(first.output.contains("ContentView on 304x256"))
    for _ in 0..<3 { #expect(try Program.run([], input: script).output == first.output) }
  }

  @Test(arguments: [
    ("Solution.swift", 0), ("Start.swift", 1), ("Wrong-2-still-fading.swift", 1),
    ("checks.slowmo", 3), ("none.swift", 2),
  ])
  func `check ends with the status of the verdict`(name: String, status: Int32) throws {
    #expect(try Program.run(["check", "3", file(name)]).status == status)
  }

  @Test func `check writes the reports it is asked for, and nothing else`() throws {
    try inFolder { folder in
      let words = ["check", "corner-radius-handoff", file("Start.swift")]
      let result = try Program.run(
        words + ["--report", "json=a.json", "--report=junit=deep/b.xml"], in: folder)
      #expect(result.status == 1)
      #expect(result.output.isEmpty)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(names.filter { $0 != "Bench.swift" } == ["a.json", "deep"])
      let json = try Data(contentsOf: folder.appendingPathComponent("a.json"))
      let object = try JSONSerialization.jsonObject(with: json) as? [String: Any]
      #expect(object?["score"] as? Int == 5)
      #expect(try Program.run(words + ["--report", "tap"], in: folder).status == 2)
    }
  }

  @Test func `a grading process that dies leaves a valid report of a fault`() throws {
    try inFolder { folder in
      let solution = URL(fileURLWithPath: file("Solution.swift"))
      let loop = try String(contentsOf: solution, encoding: .utf8).replacingOccurrences(
        of: ".onTapGesture {", with: ".onTapGesture { while true { }; ")
      try loop.write(
        to: folder.appendingPathComponent("a.swift"), atomically: true, encoding: .utf8)
      var isKilled = false
      for _ in 0..<20 where !isKilled {
        let result = try Program.run(
          ["check", "3", "a.swift", "--report", "json"], in: folder
        ) { parent in isKilled = Program.killChild(of: parent) }
        let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        let problem = (report as? [String: Any])?["problem"] as? [String: Any]
        guard isKilled, result.status != 4 else { continue }
        #expect(result.status == 5)
        #expect(problem?["verdict"] as? String == "fault")
      }
      #expect(isKilled)
    }
  }

  @Test func `reports are never written through a link`() throws {
    try inFolder { folder in
      let victim = folder.appendingPathComponent("victim")
      try "safe".write(to: victim, atomically: true, encoding: .utf8)
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("a.json"), withDestinationURL: victim)
      let result = try Program.run(
        ["check", "3", file("Solution.swift"), "--report", "json=a.json"], in: folder)
      #expect(result.status == 5)
      #expect(try String(contentsOf: victim, encoding: .utf8) == "safe")
    }
  }

  @Test func `a killed program leaves the old progress or the new`() throws {
    try inFolder { folder in
      let path = folder.appendingPathComponent("slowmo/progress.txt")
      let script = "exercise 3\n" + String(repeating: "hint\n", count: 200)
      #expect(try Program.run([], input: script, in: folder).status == 0)
      for round in 1...5 {
        let shell = try Pseudoterminal(
          ["read", "1"], in: folder, environment: ["XDG_DATA_HOME": folder.path])
        usleep(UInt32(round) * 2_000)
        kill(shell.process, SIGKILL)
        let text = try String(contentsOf: path, encoding: .utf8)
        #expect(text.hasPrefix("slowmo-progress 1\n"))
        #expect(text.contains("try 03-corner-radius-handoff 0 hints 4\n"))
      }
    }
  }

  @Test func `validate is green on our course, and 5 on an empty folder`() throws {
    try inFolder { (folder: URL) throws in
      #expect(try Program.run(["validate", RepositoryFiles.root.path]).status == 0)
      #expect(try Program.run(["validate", folder.path]).status == 5)
      #expect(try Program.run(["validate", folder.path + "/none"]).status == 2)
      #expect(try Program.run(["--course", folder.path, "chapters"], in: folder).status == 0)
      #expect(try Program.run(["--course"], in: folder).status == 2)
      #expect(try Program.run(["check", "--help"]).output.contains("--report KIND=PATH"))
    }
  }
}
