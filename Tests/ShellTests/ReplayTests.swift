// Scripts and transcripts through the real program.
import Foundation
import Testing

@Suite struct `Replay` {
  /// A whole session as a transcript.
  private static let session = """
    # A card grows out of a dot.
    slowmo> open Bench.swift
    | ContentView on 390x844, t=0
    slowmo> tap
    | tap [..]
    slowmo> at 0.5
    | t=0.5
    slowmo> frame
    | t=0.5
    | ...
    | dot  x=[..] op=0.50
    slowmo> withAnimation(.linear(duration: 2)) {
    ...>   open = false
    ...> }
    slowmo> expect coverage == 2
    | error: not so at t=0, frame 0
    |   expected coverage == 2
    |   found [..]
    ? 1
    slowmo> print view("dot").opacity <= 1
    | true

    """

  private func stage<R>(_ text: String, _ body: (URL) throws -> R) throws -> R {
    let folder = try Pseudoterminal.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("session.slowmo")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return try body(file)
  }

  @Test func `a session replays to what it says`() throws {
    try stage(Self.session) { file in
      let result = try Program.run(["replay", file.path])
      #expect(result.output == "7 commands, all as written\n")
      #expect(result.status == 0)
    }
  }

  private static let spoiled: [(String, String, [String])] = [
    ("| t=0.5\nslowmo> frame", "| t=0.6\nslowmo> frame", [":6: at 0.5", "| t=0.6", "| t=0.5"]),
    ("| true", "| true\n| more", [":20: print", "| more", "nothing more"]),
    ("? 1", "? 2", [":15: expect", "status 2", "status 1"]),
    ("? 1\n", "", [":15: expect", "status 0", "status 1"]),
    ("| ...\n", "", [":8: frame", "| dot  x=[..] op=0.50"]),
    ("slowmo> tap", "slowmo> tpa", [":4: tpa", "| tap [..]", "not a command"]),
  ]

  @Test(arguments: spoiled)
  func `a spoiled one fails with the first difference`(
    old: String, new: String, parts: [String]
  ) throws {
    try stage(Self.session.replacingOccurrences(of: old, with: new)) { file in
      let result = try Program.run(["replay", file.path])
      #expect(result.status == 1)
      for part in parts { #expect(result.output.contains(part), "\(result.output)") }
    }
  }

  @Test func `updating writes what happened, and nothing else`() throws {
    let text = Self.session.replacingOccurrences(of: "| t=0.5\nslowmo> f", with: "| x\nslowmo> f")
    try stage(text) { file in
      let result = try Program.run(["replay", file.path, "--update"])
      #expect(result.status == 0)
      #expect(result.output.contains("7 commands, 1 rewritten"))
      let kept = try String(contentsOf: file, encoding: .utf8)
      #expect(kept == Self.session)
    }
  }

  @Test func `a script becomes a transcript that replays to the same bytes`() throws {
    let script = "open Bench.swift\ntap\nat 0.25\nframe\ninspect\ngroups\nstrip 4\ntrack dot.rect\n"
    let transcript = try stage(script) { file in
      let first = try Program.run(["replay", file.path])
      #expect(first.status == 0)
      #expect(first.output.hasPrefix("slowmo> open Bench.swift\n| ContentView on"))
      let second = try Program.run(["replay", file.path])
      #expect(second.output == first.output)
      return first.output
    }
    try stage(transcript) { file in
      let result = try Program.run(["replay", file.path])
      #expect(result.output == "8 commands, all as written\n")
    }
  }

  @Test func `fences of a page are a transcript, its prose is not`() throws {
    let page = "# A page\n\nslowmo> not this\n\n```slowmo\nslowmo> note a\n| # b\n```\n\nEnd.\n"
    try stage(page) { file in
      #expect(try Program.run(["replay", file.path]).status == 1)
      #expect(try Program.run(["replay", file.path, "--update"]).status == 0)
      let expected = page.replacingOccurrences(of: "# b", with: "# a")
      let kept = try String(contentsOf: file, encoding: .utf8)
      #expect(kept == expected)
    }
  }

  @Test(
    arguments: [
      ("slowmo> note a\nb\n", 2), ("tpa\nnote after\n", 2), ("replay session.slowmo\n", 4), ("", 0),
    ] as [(String, Int32)])
  func `what is wrong with a script has a status`(text: String, status: Int32) throws {
    try stage(text) { file in
      let result = try Program.run(["replay", file.path])
      #expect(result.status == status, "\(result.output)\(result.errors)")
    }
  }

  @Test func `the terminal adds nothing to a replay`() throws {
    try stage("open Bench.swift\ntap\nat 0.5\nframe\n") { file in
      let piped = try Program.run(["replay", file.path]).output
      let terminal = try Pseudoterminal(
        in: file.deletingLastPathComponent(), columns: 120, rows: 90)
      try terminal.prompt()
      try terminal.enter("replay session.slowmo")
      #expect(terminal.text.contains(piped.dropLast()))
    }
  }
}
