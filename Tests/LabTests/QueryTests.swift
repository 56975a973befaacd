/// What expectations see of matched groups, and of views that never come to rest.
import Basics
import Drawing
import Lab
import Testing

@Suite struct `Queries` {
  /// Two views of one id. Of both, the first is always there; the switch adds the second.
  private static func pair(second: String, arguments: String = "") -> String {
    """
    import SwiftUI

    struct ContentView: View {
      @State private var isOpen = false
      @Namespace private var room
      @Namespace private var other

      var body: some View {
        HStack(spacing: 0) {
          Color.teal.matchedGeometryEffect(id: "dot", in: room).frame(width: 40, height: 40)
          if isOpen {
            Color.teal.matchedGeometryEffect(id: "dot", in: \(second)\(arguments))
              .frame(width: 80, height: 80)
              .transition(.scale(1))
          }
        }
      }
    }
    """
  }

  /// The status and the output of a command after the switch.
  private func ask(
    _ command: String, _ program: String, setting: String? = nil
  ) throws -> (status: Lab.ExitStatus, output: [String]) {
    let console = Console(files: NoFiles())
    console.options.canvas = Size(160, 96)
    try console.load([SourceText(name: "t.swift", program)])
    var runner = ScriptRunner(CommandTable(LabCommands.all), console)
    if let setting { _ = runner.run("settings " + setting) }
    _ = runner.run("set isOpen true")
    let result = runner.run(command)
    return (result.status, result.output)
  }

  @Test(arguments: [
    (#"groups("dot").count == 1"#, "room", ""),
    (#"groups("dot").count == 2"#, "other", ""),
    (#"groups("dash").isEmpty"#, "room", ""),
    (#"group("dot").sources.count == 2"#, "room", ""),
    (#"group("dot").sources.count == 1"#, "room", ", isSource: false"),
    (#"group("dot").sources.count == 1"#, "other", ""),
    (#"group("dot").members.count == 2"#, "room", ", isSource: false"),
  ])
  func `count groups and sources`(expectation: String, second: String, arguments: String) throws {
    let program = Self.pair(second: second, arguments: arguments)
    let answer = try ask("expect " + expectation, program)
    #expect(answer.status == .fine, "\(answer.output)")
  }

  /// Nothing is animated here, so everything is at rest at once; the tremble is seen all the same.
  @Test func `see two sources tremble without any animation`() throws {
    let program = Self.pair(second: "room")
    let question = #"expect jitter(of: view("dot").rect) > 39"#
    #expect(try ask(question, program).status == .fine)
    let quiet = #"expect jitter(of: view("dot").rect) == 0"#
    #expect(try ask(quiet, program).status == .failed)
    #expect(try ask(quiet, program, setting: "arbitration newest").status == .fine)
    let follower = Self.pair(second: "room", arguments: ", isSource: false")
    #expect(try ask(quiet, follower).status == .fine)
    #expect(try ask("track dot.width", program).output.filter { $0.hasSuffix("80") }.count == 1)
  }

  /// The large one, 120 wide, stays for its fade, and the small one starts from it; with identity
  /// it is gone at once, and the small one stands at its 40.
  @Test(arguments: [
    ("", #"jumpAtEvent(of: view("dot").rect) == 0"#),
    (".transition(.identity)", #"jumpAtEvent(of: view("dot").rect.width) == 80"#),
  ])
  func `measure what an event itself changes`(transition: String, expectation: String) throws {
    let console = Console(files: NoFiles())
    console.options.canvas = Size(160, 96)
    let program = """
      import SwiftUI

      struct ContentView: View {
        @State private var isOpen = false
        @Namespace private var room

        var body: some View {
          ZStack {
            if isOpen {
              Color.teal.matchedGeometryEffect(id: "dot", in: room)\(transition)
                .frame(width: 120, height: 40)
            } else {
              Color.teal.matchedGeometryEffect(id: "dot", in: room).frame(width: 40, height: 40)
            }
          }
          .animation(.linear(duration: 1), value: isOpen)
        }
      }
      """
    try console.load([SourceText(name: "t.swift", program)])
    var runner = ScriptRunner(CommandTable(LabCommands.all), console)
    for line in ["expect " + expectation, "set isOpen true", "settle"] {
      let isBefore = line.hasPrefix("expect")
      #expect(runner.run(line).status == (isBefore ? .failed : .fine), "\(line)")
    }
    #expect(runner.run("print view(\"dot\").rect.width").output == ["120"])
    _ = runner.run("set isOpen false")
    let result = runner.run("expect " + expectation)
    #expect(result.status == .fine, "\(result.output)")
  }

  @Test(arguments: [
    ("view(\"dot\").rect == CGRect(x: 59.5, y: 28.5, width: 40, height: 40) within 0.6", true),
    ("view(\"dot\").rect == CGRect(x: 59, y: 28.5, width: 40, height: 40) within 0.6", false),
    ("view(\"dot\").rect.origin == CGPoint(x: 60, y: 30) within 2", true),
    ("view(\"dot\").rect.size == CGSize(width: 40, height: 44) within 3", false),
    ("view(\"dot\").rect.width >= 41 within 1", true),
    ("view(\"dot\").rect.width >= 41", false),
    ("!(view(\"dot\").rect.width <= 39) && view(\"dot\").rect.width <= 39 within 1", false),
    ("view(\"dot\").rect.width != 40.5 within 1", false),
    ("view(\"dot\").rect.width / 3 == 13.333", true),
    ("view(\"dot\").rect.width / 3 == 13.334", false),
    ("view(\"dot\").color != \"\" || view(\"dash\").opacity == 0", true),
    ("view(\"dot\").rect.width < 40", false),
  ])
  func `compare within a tolerance, and otherwise as precisely as numbers are shown`(
    expectation: String, isTrue: Bool
  ) throws {
    let program = """
      import SwiftUI

      struct ContentView: View {
        @State private var isOpen = false
        @Namespace private var room

        var body: some View {
          Color.teal.matchedGeometryEffect(id: "dot", in: room).frame(width: 40, height: 40)
        }
      }
      """
    let answer = try ask("expect " + expectation, program)
    #expect(answer.status == (isTrue ? .fine : .failed), "\(answer.output)")
  }

  @Test(arguments: [("dot", 10), ("Tile", 3), ("ContentView", 5), ("Rectangle", 3), ("dash", nil)])
  func `find the line that a word means`(word: String, line: Int?) throws {
    let program = """
      import SwiftUI

      struct Tile: View { var body: some View { Rectangle() } }

      struct ContentView: View {
        @Namespace private var room

        var body: some View {
          Tile()
            .matchedGeometryEffect(id: "dot", in: room)
            .frame(width: 40, height: 40)
        }
      }
      """
    let console = Console(files: NoFiles())
    let source = SourceText(name: "t.swift", program)
    try console.load([source])
    let place = console.session?.place(of: word)
    #expect(place.map { source.position(of: $0.start).line } == line)
  }
}
