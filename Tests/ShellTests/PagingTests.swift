// Answers that are longer or wider than the terminal, and what is said to a person only.
import Foundation
import Testing

@Suite struct `Answers at a terminal` {
  private let opened = "slowmo Bench t=0>"

  private func shell(columns: Int = 80, rows: Int = 24) throws -> Pseudoterminal {
    let terminal = try Pseudoterminal(columns: columns, rows: rows)
    try terminal.prompt()
    return terminal
  }

  private func offersMore(_ terminal: Pseudoterminal) -> Bool {
    terminal.cursorRow.hasPrefix("-- ") && terminal.cursorRow.hasSuffix("Enter, or q --")
  }

  @Test func `what a screen does not hold is shown screen by screen`() throws {
    let terminal = try shell()
    terminal.send("help\r")
    try terminal.wait(for: "the offer of more") { offersMore(terminal) }
    #expect(terminal.text.contains("To begin:"))
    var screens = 1
    while offersMore(terminal), screens < 9 {
      let offer = terminal.cursorRow
      terminal.send("\r")
      try terminal.wait(for: "what follows") { terminal.cursorRow != offer }
      try terminal.wait(for: "a prompt") {
        offersMore(terminal) || terminal.cursorRow == "slowmo>"
      }
      screens += 1
    }
    #expect(screens == 3)
    #expect(terminal.text.contains("Any other line that looks like Swift"))
    #expect(!terminal.text.contains("Enter, or q"))
  }

  @Test func `q leaves the rest, and a command typed there runs`() throws {
    let terminal = try shell()
    terminal.send("help\r")
    try terminal.wait(for: "the offer of more") { offersMore(terminal) }
    terminal.send("q\r")
    try terminal.prompt()
    terminal.send("help\r")
    try terminal.wait(for: "the offer of more") { offersMore(terminal) }
    terminal.send("note here\r")
    try terminal.wait(for: "# here")
    try terminal.prompt()
  }

  @Test func `wide lines are broken between words`() throws {
    let terminal = try shell(columns: 48)
    try terminal.enter("open Bench.swift", prompt: opened)
    try terminal.enter("tap", prompt: opened)
    try terminal.enter("at 0.5", prompt: "slowmo Bench t=0.5>")
    try terminal.enter("inspect", prompt: "slowmo Bench t=0.5>")
    let rows = terminal.text.split(separator: "\n").map(String.init)
    #expect(rows.contains { $0.contains("phase=didDisappear") })
    #expect(rows.contains { $0.contains(" flying") || $0.contains("flying ") })
  }

  @Test func `an expectation that holds says so to a person`() throws {
    let terminal = try shell()
    try terminal.enter("open Bench.swift", prompt: opened)
    try terminal.enter("expect coverage == 1", prompt: opened)
    #expect(terminal.text.contains("so it is: 1\n"))
    try terminal.enter("tap", prompt: opened)
    try terminal.enter("expect always coverage <= 1", prompt: opened)
    // One second at 60 frames, the first and the last counted.
    #expect(terminal.text.contains("so it is in all 6"))
    try Program.withBench(Program.pair) { path in
      let script = try Program.run([], input: "open \(path)\nexpect coverage == 1\n")
      #expect(script.status == 0 && !script.output.contains("so it is"))
    }
  }

  @Test func `exit leaves as quit does`() throws {
    let terminal = try shell()
    terminal.send("exit\r")
    #expect(try terminal.status() == 0)
  }
}
