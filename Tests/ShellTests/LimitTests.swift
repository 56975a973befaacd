// Limits through the real program: statuses, reports, and the fuzzer.
import Foundation
import Testing

@Suite struct `Limits at the program's doors` {
  private static func view(_ body: String, _ inside: String = "") -> String {
    """
    import SwiftUI
    func spin() -> Int { while true { } ; return 1 }
    struct ContentView: View {
      \(inside)
      var body: some View { \(body) }
    }
    """
  }

  @Test(arguments: [
    (view("Text(\"\\(spin())\")"), Int32(4), "limit-fuel"),
    (view("Text(\"a\")", "@State var n = spin()"), 4, "limit-fuel"),
    (view("VStack { ContentView() }"), 4, "limit-depth"),
    (view("Text(\"\\([1][3])\")"), 3, "out of range"),
    (view("Text(\"\\(spn())\")"), 3, "unknown-name"),
    ("", 3, "no-root"),
    (String(repeating: "// a line\n", count: 1_000_000), 3, "limit-size"),
    (
      view("Text(\"a\")").replacing("body", with: String(repeating: "(", count: 5_000)), 3, "limit-"
    ),
  ])
  func `a report is valid JSON whatever happens`(
    source: String, status: Int32, said: String
  ) throws {
    try Program.withBench(source) { path in
      let result = try Program.run(["trace", path, "--do", "tap", "--at", "0,1", "--json"])
      #expect(result.status == status)
      let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      #expect((report as? [String: Any])?["diagnostics"] as? [Any] != nil)
      #expect(result.output.contains(said))
    }
  }

  @Test(arguments: [
    (view("Text(\"\\(spin())\")"), "limit-fuel", ":2:", "while true"),
    (
      view(
        "Text(\"\\(n)\")\n.onAppear { n += 1 }\n.onChange(of: n) { n += 1 }", "@State var n = 0"),
      "limit-updates", ":7:", ".onChange"
    ),
    (
      view("let _ = print(String(repeating: \"a\", count: 99_999))\nText(\"a\")"), "limit-output",
      ":5:", "print"
    ),
    (
      view(
        "Group {\nForEach(0..<99, id: \\.self) { _ in\n"
          + "ForEach(0..<200, id: \\.self) { _ in\nText(\"a\") } } }"),
      "limit-views", ":8:", "Text"
    ),
  ])
  func `a limit names its line on standard error`(
    source: String, id: String, line: String, code: String
  ) throws {
    try Program.withBench(source) { path in
      let result = try Program.run(["render", path])
      #expect(result.status == 4)
      let place = result.errors.split(separator: "\n").first { $0.contains("[\(id)]") }
      #expect(place?.contains(".swift" + line) == true, "\(result.errors.suffix(600))")
      #expect(result.errors.contains(code))
    }
  }

  @Test func `the fuzzer counts what it ran`() throws {
    let result = try Program.run(["fuzz", "--seconds", "1.5", "--seed", "5"])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(result.output.hasPrefix("seed 5: "))
    #expect(try Program.run(["fuzz", "--seconds", "x"]).status == 2)
    #expect(try Program.run(["fuzz", "no such file"]).status == 2)
  }
}
