// The player at a terminal: its keys, and that it gives the terminal back.
import Foundation
import Testing

@Suite struct `The player` {
  private func opened() throws -> Pseudoterminal {
    let terminal = try Pseudoterminal()
    try terminal.prompt()
    try terminal.enter("open Bench.swift", prompt: "slowmo Bench t=0>")
    try terminal.enter("tap", prompt: "slowmo Bench t=0>")
    return terminal
  }

  private func head(_ terminal: Pseudoterminal, _ text: String) throws {
    try terminal.wait(for: "head «\(text)»") { terminal.row(0).contains(text) }
  }

  @Test func `plays to the end, steps, changes speed, loops, and leaves`() throws {
    let terminal = try opened()
    terminal.send("play\r")
    try head(terminal, "t=1.017 of 1.017  speed 1  paused")
    terminal.send("\u{1B}[H")
    try head(terminal, "t=0 of 1")
    terminal.send("\u{1B}[C\u{1B}[C\u{1B}[C")
    try head(terminal, "t=0.05 of 1")
    terminal.send("\u{1B}[D")
    try head(terminal, "t=0.033 of 1")
    terminal.send("\u{1B}[A\u{1B}[A\u{1B}[A")
    try head(terminal, "t=0.533 of 1")
    terminal.send("\u{1B}[B\u{1B}[D\u{1B}[D")
    try head(terminal, "t=0.333 of 1")
    terminal.send("--+l")
    try head(terminal, "speed 0.5  paused  loop")
    #expect(terminal.text.contains("space plays"))
    #expect(terminal.text.contains("%"))
    terminal.send(" ")
    try head(terminal, "playing  loop")
    terminal.send(" ")
    try head(terminal, "paused  loop")
    terminal.send("\u{1B}[F")
    try head(terminal, "t=1.017 of 1.017")
    terminal.send("q")
    try terminal.prompt("slowmo Bench t=1.017>")
    #expect(!terminal.text.contains("space plays"))
    #expect(terminal.text.contains("> play"))
    terminal.send("\u{04}")
    #expect(try terminal.status() == 0)
  }

  @Test(arguments: ["q", "\u{1B}", "\u{03}", "\u{04}"])
  func `leaves with q, Escape, Ctrl-C and Ctrl-D`(key: String) throws {
    let terminal = try opened()
    terminal.send("play --speed 0.01\r")
    try head(terminal, "speed 0.01  playing")
    terminal.send(" ")
    try head(terminal, "paused")
    terminal.send("\u{1B}[H")
    try head(terminal, "t=0 of 1")
    terminal.send(key)
    try terminal.prompt("slowmo Bench t=0>")
    try terminal.enter("note here", prompt: "slowmo Bench t=0>")
  }

  @Test func `what is typed ahead reaches player and prompt in order`() throws {
    let terminal = try opened()
    terminal.send("play --speed 0.01\r \u{1B}[H\u{1B}[C\u{1B}[C\u{1B}[Cqnote after\r")
    try terminal.wait(for: "# after")
    try terminal.prompt("slowmo Bench t=0.05>")
  }

  @Test func `a change of size draws everything again`() throws {
    let terminal = try opened()
    terminal.send("play --speed 0.01\r")
    try head(terminal, "playing")
    terminal.resize(columns: 60, rows: 18)
    try terminal.wait(for: "the keys in their new row") {
      terminal.row(16).hasPrefix("space plays")
    }
    terminal.send("q")
    try terminal.wait(for: "the prompt") { terminal.cursorRow.hasPrefix("slowmo Bench t=") }
  }

  @Test func `Ctrl-Z gives the terminal back, and it plays on afterwards`() throws {
    let terminal = try Pseudoterminal(
      ["--norc", "--noediting", "-i"], program: "/bin/bash", environment: ["PS1": "host$ "])
    try terminal.prompt("host$")
    terminal.send("\(Pseudoterminal.slowmo)\r")
    try terminal.prompt()
    try terminal.enter("open Bench.swift", prompt: "slowmo Bench t=0>")
    try terminal.enter("tap", prompt: "slowmo Bench t=0>")
    terminal.send("play --speed 0.01\r ")
    try head(terminal, "paused")
    terminal.send("\u{1A}")
    try terminal.prompt("host$")
    #expect(!terminal.text.contains("space plays"))
    terminal.send("fg\r")
    try terminal.wait(for: "space plays")
    try head(terminal, "paused")
    terminal.send("q")
    try terminal.wait(for: "the prompt") { terminal.cursorRow.hasPrefix("slowmo Bench t=") }
    terminal.send("quit\r")
    try terminal.prompt("host$")
  }

  @Test func `a signal gives the terminal back`() throws {
    let terminal = try opened()
    terminal.send("play --speed 0.01\r")
    try head(terminal, "playing")
    kill(terminal.process, SIGTERM)
    #expect(try terminal.status() == 143)
    let text = String(decoding: terminal.written, as: UTF8.self)
    #expect(text.contains("\u{1B}[?25h\u{1B}[?1049l"))
  }

  @Test func `a pipe is told that playing needs a terminal`() throws {
    let folder = try Pseudoterminal.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("Bench.swift").path
    let result = try Program.run([], input: "open \(path)\ntap\nplay\n")
    #expect(result.status == 2)
    #expect(result.output.contains("playing needs a terminal"))
  }
}
