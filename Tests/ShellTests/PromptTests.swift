// The shell at a terminal: typing, leaving, stopping, pasting, resizing.
import Foundation
import Testing

@Suite struct `The prompt` {
  private let opened = "slowmo Bench t=0>"

  private func shell(
    columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) throws -> Pseudoterminal {
    let terminal = try Pseudoterminal(columns: columns, rows: rows, environment: environment)
    try terminal.prompt()
    return terminal
  }

  @Test func `shows the bench and the instant, and what makes sense next`() throws {
    let terminal = try shell()
    #expect(terminal.text.contains("next: chapters, open FILE, help"))
    try terminal.enter("open Bench.swift", prompt: opened)
    #expect(terminal.text.contains("next: frame, tap, source"))
    try terminal.enter("tap", prompt: opened)
    try terminal.enter("at 0.5", prompt: "slowmo Bench t=0.5>")
    try terminal.enter("open.toggle()", prompt: opened)
    try terminal.enter("tpa", prompt: opened)
    #expect(terminal.text.contains("did you mean 'tap'?"))
  }

  @Test func `wide characters are edited as wholes`() throws {
    let terminal = try shell()
    terminal.send("note 日本語 ü x")
    try terminal.wait(for: "the line") { terminal.cursorRow == "slowmo> note 日本語 ü x" }
    #expect(terminal.cursor.column == "slowmo> note ".count + 6 + 4)
    // Left over "x", " ", "ü", " ", and away with the third character.
    terminal.send("\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}OD\u{7F}")
    try terminal.wait(for: "the shorter line") { terminal.cursorRow == "slowmo> note 日本 ü x" }
    terminal.send("\r")
    try terminal.wait(for: "# 日本 ü x")
    try terminal.prompt()
  }

  @Test(arguments: ["C", "de_DE.ISO-8859-1", ""])
  func `works in every locale`(locale: String) throws {
    let terminal = try shell(environment: ["LANG": "", "LC_ALL": locale])
    try terminal.enter("note 日本", prompt: "slowmo>")
    #expect(terminal.text.contains("# 日本"))
  }

  @Test func `Ctrl-C drops the line, and a block that is open`() throws {
    let terminal = try shell()
    terminal.send("note never")
    try terminal.wait(for: "note never")
    terminal.send("\u{03}")
    try terminal.prompt()
    #expect(terminal.text.contains("never^C"))
    try terminal.enter("open Bench.swift", prompt: opened)
    terminal.send("withAnimation(.linear) {\r")
    try terminal.wait(for: "continuation") { terminal.cursorRow.hasPrefix("....") }
    terminal.send("open = tr\u{03}")
    try terminal.prompt(opened)
    try terminal.enter("note after", prompt: opened)
    #expect(!terminal.text.contains("# never"))
    #expect(terminal.text.contains("# after"))
  }

  @Test func `Ctrl-D leaves from an empty line only`() throws {
    let terminal = try shell()
    terminal.send("ab\u{04}")
    try terminal.wait(for: "ab")
    terminal.send("\u{7F}\u{7F}")
    try terminal.prompt()
    terminal.send("\u{04}")
    #expect(try terminal.status() == 0)
  }

  @Test func `late answers of the terminal and unknown keys do not become text`() throws {
    let terminal = try shell()
    terminal.send("note a\u{1B}[?1;2cb\u{1B}[15~c\u{1B}OPd\u{85}e")
    try terminal.wait(for: "the text alone") { terminal.cursorRow == "slowmo> note abcde" }
    terminal.send("\r")
    try terminal.wait(for: "# abcde")
    try terminal.prompt()
  }

  @Test func `commands of a block behind one that fails do not run`() throws {
    let terminal = try shell()
    terminal.send("\u{1B}[200~note a\ntpa\nnote b\nnote c\u{1B}[201~")
    try terminal.wait(for: "the block") { terminal.cursorRow == "note c" }
    terminal.send("\r")
    try terminal.wait(for: "the 2 commands below did not run")
    try terminal.prompt()
    #expect(!terminal.text.contains("# b"))
  }

  @Test func `quit leaves`() throws {
    let terminal = try shell()
    terminal.send("quit\r")
    #expect(try terminal.status() == 0)
  }

  @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func `a signal that ends it keeps the history and the terminal`(
    signal: Int32, status: Int32
  ) throws {
    let terminal = try shell()
    try terminal.enter("note kept")
    terminal.send("half a li")
    try terminal.wait(for: "half a li")
    kill(terminal.process, signal)
    #expect(try terminal.status() == status)
    let path = terminal.folder.appendingPathComponent("state/slowmo/history").path
    let kept = try String(contentsOfFile: path, encoding: .utf8)
    #expect(kept == "note kept\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let end = String(decoding: terminal.written.suffix(40), as: UTF8.self)
    #expect(end.contains("\u{1B}[?2004l"))
  }

  @Test func `Ctrl-Z stops it, and it comes back with the half line`() throws {
    let terminal = try Pseudoterminal(
      ["--norc", "--noediting", "-i"], program: "/bin/bash", environment: ["PS1": "host$ "])
    try terminal.prompt("host$")
    terminal.send("\(Pseudoterminal.slowmo)\r")
    try terminal.prompt()
    terminal.send("note half")
    try terminal.wait(for: "half") { terminal.cursorRow == "slowmo> note half" }
    terminal.send("\u{1A}")
    try terminal.prompt("host$")
    // Here the terminal is the host's again: it echoes and edits by itself.
    terminal.send("echo in-between\r")
    try terminal.wait(for: "\nin-between\n")
    try terminal.prompt("host$")
    terminal.send("fg\r")
    try terminal.wait(for: "the half line") { terminal.cursorRow == "slowmo> note half" }
    terminal.send(" and whole\r")
    try terminal.wait(for: "# half and whole")
    try terminal.prompt()
    terminal.send("quit\r")
    try terminal.prompt("host$")
  }

  @Test func `a paste of 200 lines waits for Enter, then runs line by line`() throws {
    let terminal = try shell()
    let lines = (1...200).map { "note line \($0)" }.joined(separator: "\n")
    terminal.send("\u{1B}[200~\(lines)\n\u{1B}[201~")
    try terminal.wait(for: "the last line") { terminal.cursorRow == "note line 200" }
    #expect(!terminal.text.contains("#"))
    terminal.send("\r")
    try terminal.wait(for: "the end") {
      terminal.text.contains("# line 200") && terminal.cursorRow == "slowmo>"
    }
    let text = String(decoding: terminal.written, as: UTF8.self)
    for number in 1...200 { #expect(text.contains("# line \(number)\r\n")) }
  }

  @Test func `200 lines without brackets run as they come`() throws {
    let terminal = try shell(environment: ["TERM": "dumb"])
    terminal.send((1...200).map { "note line \($0)\r" }.joined())
    try terminal.wait(for: "the end") {
      terminal.text.contains("# line 200") && terminal.cursorRow == "slowmo>"
    }
  }

  @Test func `a pasted block of Swift is one entry`() throws {
    let terminal = try shell()
    try terminal.enter("open Bench.swift", prompt: opened)
    terminal.send(
      "\u{1B}[200~withAnimation(.linear(duration: 1)) {\r  open = true\r}\u{1B}[201~")
    try terminal.wait(for: "the block") { terminal.cursorRow == "}" }
    terminal.send("\r")
    try terminal.prompt(opened)
    try terminal.enter("print coverage", prompt: opened)
    #expect(!terminal.text.contains("error"))
    terminal.send("\u{1B}[A\u{1B}[A")
    try terminal.wait(for: "the block again") { terminal.cursorRow == "}" }
    // Up inside the block goes to its line above.
    terminal.send("\u{1B}[A")
    try terminal.wait(for: "its second line") { terminal.cursorRow == "  open = true" }
  }

  @Test func `a change of size while typing leaves one clean prompt`() throws {
    let terminal = try shell()
    let words = "note one two three four five six seven eight nine ten"
    terminal.send(words)
    try terminal.wait(for: "the line") { terminal.cursorRow == "slowmo> \(words)" }
    for columns in [40, 100, 30, 64, 80] { terminal.resize(columns: columns, rows: 24) }
    terminal.send(" eleven")
    try terminal.wait(for: "the longer line") {
      terminal.cursorRow == "slowmo> \(words) eleven"
    }
    let prompts = terminal.text.split(separator: "\n").filter { $0.hasPrefix("slowmo>") }
    #expect(prompts.count == 1, "\(terminal.text)")
    terminal.send("\r")
    try terminal.wait(for: "# one two three four five six seven eight nine ten eleven")
  }

  @Test func `a dumb terminal gets no escapes`() throws {
    for name in ["dumb", ""] {
      let terminal = try shell(environment: ["TERM": name])
      try terminal.enter("open Bench.swift", prompt: opened)
      try terminal.enter("play", prompt: opened)
      #expect(terminal.text.contains("playing needs a terminal"))
      #expect(!terminal.written.contains(0x1B))
    }
  }

  @Test func `NO_COLOR takes the colours away, and only them`() throws {
    for (value, isColored) in [("1", false), ("", true)] {
      let terminal = try shell(environment: ["NO_COLOR": value])
      let text = String(decoding: terminal.written, as: UTF8.self)
      #expect(text.contains("\u{1B}[1;36m") == isColored)
      #expect(text.contains("\u{1B}[?2004h"))
    }
  }

  @Test func `a file that changes on the disk is noticed while a line is typed`() throws {
    let terminal = try shell()
    try terminal.enter("open Bench.swift", prompt: opened)
    terminal.send("ta")
    try terminal.wait(for: "the line") { terminal.cursorRow == opened + " ta" }
    let file = terminal.folder.appendingPathComponent("Bench.swift")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000)], ofItemAtPath: file.path)
    try terminal.wait(for: "the notice") { terminal.cursorRow.hasSuffix("Bench.swift has changed") }
    #expect(terminal.cursorRow.hasPrefix(opened + " ta "))
    terminal.send("\u{03}")
    try terminal.wait(for: "the prompt") { terminal.cursorRow.hasPrefix(opened + "  ") }
    terminal.send("open Bench.swift\r")
    try terminal.prompt(opened)
  }
}
