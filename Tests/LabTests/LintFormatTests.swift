// The formats of lint reports, read back and compared with what their standards ask for.
import Basics
import Foundation
import Lab
import Testing

@Suite struct `Lint formats` {
  /// A text whose columns differ between bytes, UTF-16 and characters, under a path to be encoded.
  static let path = "Sub folder/Bühne,1:%.swift"
  static let text = """
    struct ContentView: View {
      @State private var isOpen = false
      @Namespace private var space
      var body: some View {
        VStack {
          if isOpen { Text("🎠ö").matchedGeometryEffect(id: "a", in: space).transition(.slide) }
          else {
            Text("🎠ö").matchedGeometryEffect(id: "a", in: space)
          }
        }
        .onTapGesture { withAnimation { isOpen.toggle() } }
      }
    }
    """

  private struct Tree: FileTree {
    var files: [String: String]
    func kind(of path: String) -> FileKind? { files[path] == nil ? nil : .file }
    func read(_ path: String) throws(FileFailure) -> [UInt8] {
      guard let text = files[path] else { throw FileFailure("there is no '\(path)'") }
      return Array(text.utf8)
    }
    func list(_ path: String) throws(FileFailure) -> [String] { [] }
  }

  private func report(_ format: String) throws -> String {
    let tree = Tree(files: [Self.path: Self.text])
    // The same path twice is told once.
    return try LintDesk.run([Self.path, Self.path], tree, LintChoice()).text(format: format)
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `the text for people ends in a count`() throws {
    let lines = try report("text").split(separator: "\n")
    #expect(lines.first?.hasPrefix("\(Self.path):6:") == true)
    #expect(lines.last == "1 finding in 1 file; '--fix' mends 1")
  }

  @Test func `JSON counts columns in bytes`() throws {
    let root = try object(try report("json"))
    #expect(root["version"] as? Int == 1 && root["files"] as? Int == 1)
    let findings = try #require(root["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    let line = Self.text.split(separator: "\n")[5]
    let column = try #require(line.range(of: ".transition")).lowerBound
    #expect(findings[0]["rule"] as? String == "moving-transition")
    #expect(findings[0]["severity"] as? String == "warning")
    #expect(findings[0]["file"] as? String == Self.path)
    #expect(findings[0]["line"] as? Int == 6)
    #expect(
      findings[0]["column"] as? Int == line.utf8.distance(from: line.startIndex, to: column) + 1)
    let fixes = try #require(findings[0]["fixes"] as? [[String: Any]])
    #expect(fixes.first?["text"] as? String == ".opacity")
  }

  @Test func `SARIF has what 2_1_0 requires`() throws {
    let root = try object(try report("sarif"))
    #expect(root["version"] as? String == "2.1.0")
    #expect((root["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    let runs = try #require(root["runs"] as? [[String: Any]])
    let run = try #require(runs.first)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "slowmo")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == LintDesk.rules.map(\.name))
    for rule in rules {
      #expect(((rule["shortDescription"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
      let level = (rule["defaultConfiguration"] as? [String: Any])?["level"] as? String
      #expect(["none", "note", "warning", "error"].contains(level))
    }
    let results = try #require(run["results"] as? [[String: Any]])
    let result = try #require(results.first)
    #expect(results.count == 1)
    #expect(
      result["ruleId"] as? String == rules[try #require(result["ruleIndex"] as? Int)]["id"]
        as? String)
    #expect(((result["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
    let locations = try #require(result["locations"] as? [[String: Any]])
    let place = try #require(locations.first?["physicalLocation"] as? [String: Any])
    let uri = (place["artifactLocation"] as? [String: Any])?["uri"] as? String
    #expect(uri == "Sub%20folder/B%C3%BChne%2C1%3A%25.swift")
    let region = try #require(place["region"] as? [String: Int])
    let line = Self.text.split(separator: "\n")[5]
    let start = try #require(line.range(of: ".transition(.slide)"))
    #expect(region["startLine"] == 6 && region["endLine"] == 6)
    #expect(
      region["startColumn"] == line.utf16.distance(from: line.startIndex, to: start.lowerBound) + 1)
    #expect(
      region["endColumn"] == line.utf16.distance(from: line.startIndex, to: start.upperBound) + 1)
    try checkFix(result, uri)
  }

  private func checkFix(_ result: [String: Any], _ uri: String?) throws {
    let fix = try #require((result["fixes"] as? [[String: Any]])?.first)
    let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
    #expect((change["artifactLocation"] as? [String: Any])?["uri"] as? String == uri)
    let edit = try #require((change["replacements"] as? [[String: Any]])?.first)
    #expect((edit["deletedRegion"] as? [String: Int])?.count == 4)
    #expect((edit["insertedContent"] as? [String: Any])?["text"] as? String == ".opacity")
  }

  @Test func `GitHub annotations are escaped`() throws {
    let lines = try report("github").split(separator: "\n")
    #expect(lines.count == 1)
    #expect(
      lines[0].hasPrefix(
        "::warning file=Sub folder/Bühne%2C1%3A%25.swift,line=6,endLine=6,col="))
    #expect(lines[0].contains(",title=moving-transition::this transition moves"))
  }

  @Test func `reports of nothing are whole`() throws {
    let tree = Tree(files: [
      "A.swift": "struct ContentView: View { var body: some View { Text(\"\") } }"
    ])
    let result = try LintDesk.run(["A.swift"], tree, LintChoice())
    #expect(result.status == .fine)
    #expect(result.text(format: "text") == "nothing found in 1 file\n")
    #expect(result.text(format: "github") == "")
    for format in ["json", "sarif"] { _ = try object(result.text(format: format)) }
  }

  @Test func `fixing changes the texts and reports what is left`() throws {
    let tree = Tree(files: [Self.path: Self.text])
    let result = try LintDesk.run([Self.path], tree, LintChoice(), fixing: true)
    #expect(result.fixes == 1 && result.status == .fine)
    #expect(result.changed.map(\.string) == [Self.text.replacing(".slide", with: ".opacity")])
  }

  @Test func `edits that touch each other wait for the next round`() {
    let text = SourceText(name: "a", "abcdef")
    func edit(_ a: Int, _ b: Int, _ new: String) -> Diagnostic.FixIt {
      Diagnostic.FixIt("", replace: SourceRange(a, b), with: new)
    }
    let (made, count) = text.applying([
      edit(4, 5, "X"), edit(0, 2, ""), edit(1, 3, "?"), edit(6, 6, "!"), edit(6, 6, "?"),
      edit(5, 9, "?"),
    ])
    #expect(made.string == "cdXf!" && count == 3)
  }
}
