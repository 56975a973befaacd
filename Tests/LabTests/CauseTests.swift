// Rules about the causes as a family.
import Basics
import Foundation
import Lab
import TestSupport
import Testing

@Suite struct `Causes` {
  private static let folder = "Sources/Lab/Causes"

  private static var files: [RepositoryFile] {
    RepositoryFiles.paths(below: folder).filter { $0.hasSuffix(".swift") }
      .compactMap(RepositoryFiles.read)
  }

  @Test func `every cause is listed`() throws {
    let list = try #require(Self.files.first { $0.name == "Causes.swift" }).text
    var declared = 0
    for file in Self.files {
      for part in file.text.components(separatedBy: "static let ").dropFirst() {
        let name = part.prefix { $0.isLetter }
        guard part.dropFirst(name.count).hasPrefix(" = Cause(") else { continue }
        declared += 1
        #expect(list.contains("    \(name),\n"), "\(file.path) declares \(name)")
      }
    }
    #expect(declared >= 18)
  }

  @Test func `every cause has a case that shows it`() {
    let shown = ["causes", "symptoms", "hosting", "matching"].flatMap { CaseFile.cases(in: $0) }
      .flatMap(\.blocks).filter { $0.kind == "why" }
      .flatMap(\.lines).compactMap { $0.split(separator: " ").first.map(String.init) }
    for file in Self.files where file.name != "Cause.swift" {
      for part in file.text.components(separatedBy: " = Cause(").dropFirst() {
        guard let quote = part.firstIndex(of: "\"") else { continue }
        let id = part[part.index(after: quote)...].prefix { $0 != "\"" }
        guard part[..<quote].allSatisfy(\.isWhitespace) else { continue }
        #expect(shown.contains(String(id)), "no case shows \(id)")
      }
    }
  }

  @Test func `why before any event names the command to send one`() throws {
    let program = "struct ContentView: View { var body: some View { Text(\"Hi\") } }"
    let output = try why(program, [])
    #expect(output == ["nothing has happened yet: 'tap' sends an event, then ask again"])
  }

  @Test func `why answers with the nearest name for a view that is not there`() throws {
    let program = """
      struct ContentView: View {
        @State var on = false
        var body: some View { Text("Lantern").onTapGesture { on.toggle() } }
      }
      """
    #expect(try why(program, ["tap"], "Lanten").contains { $0.contains("'Lantern'") })
  }

  @Test func `text of the program reaches the output escaped`() throws {
    let program = """
      struct ContentView: View {
        @State var on = false
        @Namespace var room
        var body: some View {
          VStack {
            if on {
              Color.red.matchedGeometryEffect(id: "a\\u{1b}[2J", in: room).frame(width: 9)
            } else {
              Color.red.matchedGeometryEffect(id: "a\\u{1b}[2J", in: room)
            }
          }
          .onTapGesture { withAnimation { on.toggle() } }
        }
      }
      """
    let output = try why(program, ["tap"])
    #expect(output.contains { $0.contains("\\x1b[2J") })
    #expect(!output.contains { $0.contains("\u{1b}") })
  }

  private func why(_ program: String, _ steps: [String], _ view: String = "") throws -> [String] {
    let loaded = try BenchLoader.load(
      [SourceText(name: "Case.swift", program)], SessionOptions())
    let console = Console(files: NoFiles())
    console.open(try #require(loaded.session))
    var runner = ScriptRunner(CommandTable(LabCommands.all), console)
    for step in steps { _ = runner.run(step) }
    return runner.run("why \(view)").output
  }
}
