// The history and completion at a terminal.
import Foundation
import Testing

@Suite struct `The history` {
  @Test func `comes back in the next run, and is searched with Ctrl-R`() throws {
    let folder = try Pseudoterminal.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try Pseudoterminal(in: folder)
    try first.prompt()
    try first.enter("note first 日本")
    try first.enter("note second \\.self")
    first.send("\u{04}")
    #expect(try first.status() == 0)

    let second = try Pseudoterminal(in: folder)
    try second.prompt()
    second.send("\u{1B}[A")
    try second.wait(for: "the last") { second.cursorRow == "slowmo> note second \\.self" }
    second.send("\u{1B}[A")
    try second.wait(for: "the one before") { second.cursorRow == "slowmo> note first 日本" }
    second.send("\u{03}")
    try second.prompt()
    second.send("\u{12}fir")
    try second.wait(for: "bck:fir")
    second.send("\r")
    try second.wait(for: "# first 日本")
    try second.prompt()
  }

  @Test func `two shells keep each other's lines`() throws {
    let folder = try Pseudoterminal.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let one = try Pseudoterminal(in: folder)
    let two = try Pseudoterminal(in: folder)
    try one.prompt()
    try two.prompt()
    try one.enter("note a")
    try two.enter("note b")
    try one.enter("note c")
    let path = folder.appendingPathComponent("state/slowmo/history").path
    let kept = try String(contentsOfFile: path, encoding: .utf8)
    #expect(kept == "note a\nnote b\nnote c\n")
  }

  @Test func `a place that cannot be written is told once`() throws {
    let terminal = try Pseudoterminal(environment: ["XDG_STATE_HOME": "/proc/none"])
    try terminal.prompt()
    try terminal.enter("note a")
    try terminal.enter("note b")
    #expect(terminal.text.components(separatedBy: "history is not kept").count == 2)
  }
}

@Suite struct `Completion` {
  private func opened() throws -> Pseudoterminal {
    let terminal = try Pseudoterminal()
    try terminal.prompt()
    try terminal.enter("open Bench.swift", prompt: "slowmo Bench t=0>")
    return terminal
  }

  private func complete(_ terminal: Pseudoterminal, _ typed: String, to line: String) throws {
    terminal.send("\u{15}" + typed)
    try terminal.wait(for: "echo of \(typed)") { terminal.cursorRow.hasSuffix("> " + typed) }
    terminal.send("\t")
    try terminal.wait(for: line) { terminal.cursorRow.hasSuffix("> " + line) }
  }

  @Test func `finishes commands, files, views, states and members`() throws {
    let terminal = try opened()
    try complete(terminal, "insp", to: "inspect")
    try complete(terminal, "open Be", to: "open Bench.swift")
    try complete(terminal, "tap do", to: "tap dot")
    try complete(terminal, "set op", to: "set open")
    try complete(terminal, "open.to", to: "open.toggle()")
    try complete(terminal, "help tra", to: "help track")
    try complete(terminal, "print view(\"dot\").isT", to: "print view(\"dot\").isTruncated")
    try complete(terminal, "expect cov", to: "expect coverage")
    try complete(terminal, "expect view(\"do", to: "expect view(\"dot\")")
    try complete(terminal, "withAnimation(.bou", to: "withAnimation(.bouncy")
    try complete(terminal, "settings arb", to: "settings arbitration")
  }

  @Test func `lists what there is, each with a description`() throws {
    let terminal = try opened()
    terminal.send("s\t")
    try terminal.wait(for: "strip     Draws n frames side by side")
    try terminal.wait(for: "the line again") {
      terminal.cursorRow == "slowmo Bench t=0> s"
    }
    #expect(terminal.text.contains("  settle    Goes to the first frame"))
    terminal.send("\u{15}tap \t")
    try terminal.wait(for: "  dot    id of a Color")
    try terminal.wait(for: "the line again") {
      terminal.cursorRow == "slowmo Bench t=0> tap"
    }
  }

  @Test func `a list below a wrapped line keeps the line whole`() throws {
    let terminal = try opened()
    let long = "print " + String(repeating: "1 + ", count: 20) + "view(\"dot\").is"
    terminal.send(long)
    try terminal.wait(for: "the wrapped line") { terminal.cursorRow.hasSuffix("view(\"dot\").is") }
    terminal.send("\t")
    try terminal.wait(for: "isFlying")
    try terminal.wait(for: "the line again") { terminal.cursorRow.hasSuffix("view(\"dot\").is") }
    terminal.send("Flying\u{15}")
    try terminal.prompt("slowmo Bench t=0>")
  }
}
