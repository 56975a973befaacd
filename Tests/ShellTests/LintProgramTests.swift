// `slowmo lint` as machines call it: statuses, files that are mended, and content that is clean.
import Foundation
import TestSupport
import Testing

@Suite struct `Linting from outside` {
  static let moving = """
    struct ContentView: View {
      @State private var isOpen = false
      @Namespace private var space
      var body: some View {
        VStack {
          if isOpen {
            Color.teal.matchedGeometryEffect(id: "card", in: space)
              .transition(.slide)
          } else {
            Color.teal.matchedGeometryEffect(id: "card", in: space).frame(width: 80)
          }
        }
        .onTapGesture { withAnimation { isOpen.toggle() } }
      }
    }
    """

  @Test func `the status says whether something was found`() throws {
    try Program.withBench(Self.moving) { path in
      let found = try Program.run(["lint", path, "--format", "github"])
      #expect(found.status == 1 && found.output.hasPrefix("::warning file="))
      #expect(try Program.run(["lint", path, "--disable", "moving-transition"]).status == 0)
      #expect(try Program.run(["lint", path, "--rule", "two-sources"]).status == 0)
      #expect(try Program.run(["lint", path, "--rule", "two-sorces"]).status == 2)
      #expect(try Program.run(["lint", path, "--format", "xml"]).status == 2)
      #expect(try Program.run(["lint", path + "x"]).status == 2)
      #expect(try Program.run(["lint"]).status == 2)
    }
    try Program.withBench("struct A: View { var body: some View { Text(1) } }") { path in
      let broken = try Program.run(["lint", path])
      #expect(broken.status == 3)
    }
  }

  @Test func `fixes are written, and the file is clean afterwards`() throws {
    try Program.withBench(Self.moving) { path in
      let mended = try Program.run(["lint", path, "--fix"])
      #expect(mended.status == 0 && mended.errors.contains("1 fix in 1 file"))
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text == Self.moving.replacingOccurrences(of: ".slide", with: ".opacity"))
      let again = try Program.run(["lint", path, "--fix"])
      #expect(again.errors.contains("0 fixes in 0 files"))
    }
  }

  @Test func `the shell lints the open bench`() throws {
    try Program.withBench(Self.moving) { path in
      let run = try Program.run([], input: "open \(path)\nlint\n")
      #expect(run.status == 1 && run.output.contains("[moving-transition]"))
    }
  }

  @Test func `solutions of exercises are clean`() throws {
    let files = RepositoryFiles.paths(below: "Exercises").filter { path in
      let name = path.split(separator: "/").last ?? ""
      return name == "Solution.swift" || name.hasPrefix("Alternative-")
    }
    #expect(!files.isEmpty)
    let run = try Program.run(["lint"] + files, in: RepositoryFiles.root)
    #expect(run.status == 0, "\(run.output)")
  }
}
