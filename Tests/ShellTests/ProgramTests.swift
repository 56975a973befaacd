// The real program: its doors, exit statuses and bytes.
import Foundation
import TestSupport
import Testing

/// Runs the built program beside the test bundle.
struct Program {
  struct Result {
    var output: String
    var errors: String
    var status: Int32
  }

  static func run(
    _ arguments: [String], input: String = "", in place: URL? = nil,
    meanwhile: (Int32) -> Void = { _ in }
  ) throws -> Result {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = folder.appendingPathComponent("slowmo")
    process.arguments = arguments
    if let place { process.currentDirectoryURL = place }
    // Nothing of the person who runs the tests is read or written.
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_DATA_HOME"] =
      (place ?? FileManager.default.temporaryDirectory.appendingPathComponent("slowmo-tests")).path
    environment["SLOWMO_COURSE"] = RepositoryFiles.root.path
    process.environment = environment
    let output = Pipe()
    let errors = Pipe()
    let feed = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = feed
    try process.run()
    feed.fileHandleForWriting.write(Data(input.utf8))
    try feed.fileHandleForWriting.close()
    meanwhile(process.processIdentifier)
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: complaint, as: UTF8.self), status: process.terminationStatus)
  }

  /// Kills the first process that another one started, within two seconds; false when none came.
  static func killChild(of parent: Int32) -> Bool {
    for _ in 0..<2_000 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      for child in names.compactMap(Int32.init) where child > parent {
        let line = (try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)) ?? ""
        let words = line.split(separator: ")").last?.split(separator: " ") ?? []
        if words.count > 1, Int32(words[1]) == parent { return kill(child, SIGKILL) == 0 }
      }
      usleep(1_000)
    }
    return false
  }

  /// A bench in a file of its own, for the time of `body`.
  static func withBench(_ source: String, _ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("slowmo-\(UUID().uuidString).swift")
    try source.write(to: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: path) }
    try body(path.path)
  }

  static let pair = """
    import SwiftUI

    struct ContentView: View {
      @State private var open = false
      @Namespace private var room

      var body: some View {
        ZStack {
          if open {
            Color.teal.matchedGeometryEffect(id: "dot", in: room).padding(40)
          } else {
            Color.teal.matchedGeometryEffect(id: "dot", in: room).frame(width: 80, height: 64)
          }
        }
        .onTapGesture { withAnimation(.linear(duration: 1)) { open.toggle() } }
      }
    }
    """
}

@Suite struct `The program` {
  @Test func `commands from a pipe print the same bytes on every run, without escapes`() throws {
    try Program.withBench(Program.pair) { path in
      let script = "open \(path)\ntap\nat 0.5\nframe\ninspect\ngroups\nstrip 4\n"
      let first = try Program.run([], input: script)
      #expect(first.status == 0)
      #expect(first.output.contains("%%%"))
      #expect(!first.output.contains("\u{1B}"))
      for _ in 0..<3 { #expect(try Program.run([], input: script).output == first.output) }
    }
  }

  @Test func `trace answers leaves, groups and coverage as JSON`() throws {
    try Program.withBench(Program.pair) { path in
      let result = try Program.run(["trace", path, "--do", "tap", "--at", "0.5", "--json"])
      #expect(result.status == 0)
      let json = try #require(
        try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
      let frame = try #require((json["frames"] as? [[String: Any]])?.first)
      #expect(frame["coverage"] as? Double == 0.75)
      #expect((frame["views"] as? [[String: Any]])?.count == 2)
      #expect(json["settledAt"] as? Double == 1)
      #expect(json["canvas"] as? [Double] == [390, 844])
    }
  }

  @Test func `render draws the frame with its legend`() throws {
    try Program.withBench(Program.pair) { path in
      let result = try Program.run(
        ["render", path, "--canvas", "160x96", "--do", "tap", "--at", "1.2"])
      #expect(result.status == 0)
      // 20 x 6 cells; the card covers half of the third and half of the fourth row.
      let row = "     " + String(repeating: "+", count: 10) + "\n"
      let legend = "8x16 points a cell\ndot  x=40 y=40 w=80 h=16 op=1.00\n"
      let picture = "\n\n" + row + row + "\n\n"
      #expect(result.output == "t=1.2\n" + picture + legend)
    }
  }

  private static let endings: [([String], Int32)] = [
    (["trace"], 2), (["trace", "no-such-file.swift"], 2), (["tracee", "x"], 2),
    (["render", "x.swift", "--mode", "sixel"], 2), (["open"], 2), (["--help"], 0),
    (["trace", "--help"], 0), (["--version"], 0), (["benchmark", "no-such-load"], 2),
    (["help"], 0), (["quit", "now"], 2), (["completion"], 2), (["completion", "csh"], 2),
  ]

  @Test(arguments: endings)
  func `exit statuses tell what kind of failure it was`(words: [String], status: Int32) throws {
    #expect(try Program.run(words).status == status)
  }

  @Test func `a program that cannot run ends with 3, a failed expectation with 1`() throws {
    try Program.withBench("struct ContentView: View { var body: some View { Text(1 + ) } }") {
      path in
      let result = try Program.run(["trace", path, "--at", "0", "--json"])
      #expect(result.status == 3)
      #expect(result.output.contains("\"severity\":\"error\""))
      #expect(try Program.run(["render", path, "--at", "0"]).status == 3)
    }
    try Program.withBench(Program.pair) { path in
      let script = "open \(path)\nexpect coverage == 0.5\nexpect coverage == 1\n"
      let result = try Program.run([], input: script)
      #expect(result.status == 1)
      #expect(result.output.contains("not so at t=0"))
    }
  }

  @Test func `a mistake in a statement is shown where it was typed`() throws {
    try Program.withBench(Program.pair) { path in
      let result = try Program.run([], input: "open \(path)\nopen = true\nopn.toggle()\n")
      #expect(result.status == 2)
      #expect(result.output.contains("statement:1:1: error:"))
      #expect(result.output.contains("1 | opn.toggle()\n      | ^^^\n"))
    }
  }

  @Test func `a script stops at a wrong command and goes on after a failed expectation`() throws {
    let result = try Program.run([], input: "expecct 1 == 1\nhelp quit\n")
    #expect(result.status == 2)
    #expect(result.output.contains("did you mean 'expect'?"))
    #expect(!result.output.contains("Leaves."))
  }

  @Test func `text of the program never reaches the terminal unescaped`() throws {
    let source = """
      import SwiftUI
      struct ContentView: View {
        var body: some View { Text("a\\u{1B}[31mred\\u{202E}") }
      }
      """
    try Program.withBench(source) { path in
      let script = "open \(path)\nframe\ninspect\nset x 1\ntap \u{1B}[2J\n"
      let result = try Program.run([], input: script)
      #expect(!result.output.contains("\u{1B}"))
      #expect(!result.output.contains("\u{202E}"))
      let trace = try Program.run(["trace", path, "--at", "0", "--json"])
      #expect(!trace.output.contains("\u{1B}"))
      #expect(!trace.output.contains("\u{202E}"))
    }
  }

  @Test func `every command tells of itself within 80 columns`() throws {
    let overview = try Program.run(["--help"]).output
    for line in overview.split(separator: "\n") { #expect(line.count < 80, "\(line)") }
    let names = overview.split(separator: "\n").filter {
      $0.hasPrefix("  ") && $0.prefix(3).last?.isLetter == true
    }
    .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names.count >= 40)
    for name in names {
      let result = try Program.run([name, "--help"])
      #expect(result.status == 0 && result.output.contains(name), "\(name)")
    }
  }

  @Test func `every command's example runs`() throws {
    let help = try Program.run(["help"]).output
    // A player needs a terminal, and has tests of its own.
    let names = help.split(separator: "\n").compactMap { $0.split(separator: " ").first }
      .map(String.init).filter { $0.first?.isLowercase == true && $0 != "play" }
    #expect(names.count >= 24)
    for line in help.split(separator: "\n") { #expect(line.count < 80, "\(line)") }
    let folder = try Pseudoterminal.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try "open Bench.swift\ntap\n".write(
      to: folder.appendingPathComponent("session.slowmo"), atomically: true, encoding: .utf8)
    let field = """
      struct ContentView: View {
        @State var name = ""
        var body: some View { TextField("Name", text: $name) }
      }
      """
    try field.write(
      to: folder.appendingPathComponent("Field.swift"), atomically: true, encoding: .utf8)
    let rows = """
      struct ContentView: View {
        var body: some View { ScrollView { Color.red.frame(height: 2000) } }
      }
      """
    try rows.write(
      to: folder.appendingPathComponent("Rows.swift"), atomically: true, encoding: .utf8)
    let benches = ["type": "Field.swift", "submit": "Field.swift", "scroll": "Rows.swift"]
    let work = folder.appendingPathComponent("slowmo/work/03-corner-radius-handoff")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    let solution = "Exercises/03-corner-radius-handoff/Solution.swift"
    try FileManager.default.copyItem(
      at: RepositoryFiles.root.appending(path: solution),
      to: work.appendingPathComponent("Mine.swift"))
    for name in names {
      let text = try Program.run(["help", name]).output
      let line = text.split(separator: "\n").first { $0.contains("example: ") }
      let example = try #require(line?.components(separatedBy: "example: ").last)
      let script = "open \(benches[name] ?? "Bench.swift")\n\(example)\n"
      let result = try Program.run([], input: script, in: folder)
      #expect(result.status == 0, "\(example): \(result.output)")
    }
  }

  @Test func `the completion for bash names every command`() throws {
    let script = try Program.run(["completion", "bash"]).output
    for name in ["trace", "replay", "completion"] { #expect(script.contains(name)) }
    let bash = Process()
    let output = Pipe()
    bash.executableURL = URL(fileURLWithPath: "/bin/bash")
    let query = "COMP_WORDS=(slowmo repl); COMP_CWORD=1; _slowmo; echo \"${COMPREPLY[@]}\""
    bash.arguments = ["--norc", "-c", script + query]
    bash.standardOutput = output
    try bash.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    bash.waitUntilExit()
    #expect(String(decoding: data, as: UTF8.self) == "replay\n")
  }
}
