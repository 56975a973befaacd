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
    (view("Text(oops)"), 3, "unknown-name"),
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

  @Test func `a limit names its line on standard error`() throws {
    try Program.withBench(Self.view("Text(\"\\(spin())\")")) { path in
      let result = try Program.run(["render", path])
      #expect(result.status == 4)
      #expect(result.errors.contains(".swift:2:"))
      #expect(result.errors.contains("while true"))
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
