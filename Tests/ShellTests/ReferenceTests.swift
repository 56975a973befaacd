// Help, explanations and the reference: one declaration, many projections.
import Foundation
import TestSupport
import Testing

@Suite struct `Looking things up` {
  @Test func `help of a word shows declaration, summary, example and frame`() throws {
    let run = try Program.run(["help", "zIndex"])
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "func zIndex(_ value: Double) -> some View")
    #expect(lines.contains("  Draws the view before or behind its neighbours."))
    #expect(lines.contains { $0.hasPrefix("  example: ZStack") })
    #expect(!run.output.contains("Marks:"))
    // The picture: the text over the colour.
    #expect(lines.contains { $0.contains("Hi") && !$0.contains("example") })
  }

  @Test func `help finds members and says what differs`() throws {
    let color = try Program.run(["help", "Color.gradient"])
    #expect(color.output.contains("// of Color") && color.output.contains("differs: "))
    let point = try Program.run([], input: "help .padding\n")
    #expect(point.output.contains("func padding(_ length: CGFloat) -> some View"))
    #expect(try Program.run(["help", "tap"]).output.contains("tap [view]"))
  }

  @Test func `a word nobody knows is answered with the nearest`() throws {
    let run = try Program.run(["help", "paddin"])
    #expect(run.status == 2 && (run.errors + run.output).contains("'padding'"))
  }

  @Test func `ids are explained with both examples`() throws {
    let run = try Program.run(["explain", "two-sources"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("two-sources (rule): Two sources for one place"))
    #expect(run.output.contains("  wrong:") && run.output.contains("  right:"))
    let cause = try Program.run(["explain", "reflow"])
    #expect(cause.output.hasPrefix("reflow (cause): "))
    let limit = try Program.run(["explain", "limit-fuel"])
    #expect(limit.output.hasPrefix("limit-fuel (limit): "))
    let near = try Program.run(["explain", "two-source"])
    #expect(near.status == 2 && (near.errors + near.output).contains("'two-sources'"))
  }

  @Test func `the reference is whole, linked and the same every time`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("slowmo-reference-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try Program.run(["reference", "--output", folder.path])
    #expect(run.status == 0 && run.output.isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count > 15 && names.contains("index.md") && names.contains("messages.md"))
    var pages: [String: String] = [:]
    for name in names {
      pages[name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    let index = try #require(pages["index.md"])
    for link in index.components(separatedBy: "](").dropFirst() {
      let target = link.prefix { $0 != ")" }.split(separator: "#").map(String.init)
      let page = try #require(pages[target[0]], "\(target)")
      #expect(page.hasPrefix("# "))
    }
    #expect(
      index.contains("- [`matchedGeometryEffect`](identity-and-motion.md#matchedgeometryeffect)"))
    let motion = try #require(pages["identity-and-motion.md"])
    #expect(motion.contains("## `zIndex`") && motion.contains("```text"))
    #expect(!pages.values.contains { $0.contains("Marks:") })
    // To standard output: the same pages one after the other.
    let again = try Program.run(["reference"])
    #expect(again.status == 0)
    for page in pages.values { #expect(again.output.contains(page)) }
  }

  @Test func `folders open with a root of one's choice`() throws {
    let place = RepositoryFiles.root
    let shown = try Program.run(
      ["open", "Tests/Cases/folders/components", "--root", "Badge", "--sample"], in: place)
    #expect(shown.status == 0 && shown.output.contains("sample values: Badge("))
    let rendered = try Program.run(
      ["render", "Tests/Cases/folders/onboarding", "--root", "Dots", "--at", "0"], in: place)
    #expect(rendered.status == 0 && rendered.output.contains("Capsule"))
    try Program.withBench("struct ContentView: View { var body: some View { Sparkle() } }") {
      let path = $0
      let loose = try Program.run(["trace", path, "--at", "0", "--json"])
      let strict = try Program.run(["trace", path, "--at", "0", "--json", "--strict"])
      #expect(loose.status == 0 && strict.status == 3)
      let opened = try Program.run(["open", path, "--strict"])
      #expect(opened.status == 3)
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      let script = folder.appendingPathComponent("a.slowmo")
      try "open \(URL(fileURLWithPath: path).lastPathComponent)\n".write(
        to: script, atomically: true, encoding: .utf8)
      #expect(try Program.run(["replay", script.path]).status == 0)
      #expect(try Program.run(["replay", script.path, "--strict"]).status == 3)
    }
    #expect(try Program.run(["validate", "--strict"], in: place).status == 0)
  }
}
