package import Basics
import Engine
import Interpreter
import Language
import Vocabulary

/// Programs of our own that the benchmark command runs. No clock is read here.
package enum BenchLoads {
  /// A card that grows out of a button: a plain matched pair, one second long.
  package static let pair = """
    import SwiftUI

    struct Tile: View {
      var body: some View {
        RoundedRectangle(cornerRadius: 12)
          .fill(.teal)
          .overlay { Text("Tile") }
      }
    }

    struct ContentView: View {
      @State private var isOpen = false
      @Namespace private var space

      var body: some View {
        VStack {
          if isOpen {
            Tile()
              .matchedGeometryEffect(id: "tile", in: space)
              .padding(24)
          } else {
            Tile()
              .matchedGeometryEffect(id: "tile", in: space)
              .frame(width: 120, height: 60)
          }
        }
        .animation(.linear(duration: 1), value: isOpen)
        .onTapGesture { isOpen.toggle() }
      }
    }
    """

  /// N pairs in one row, for `frame-pairs`.
  package static func pairs(_ count: Int) -> String {
    """
    import SwiftUI

    struct ContentView: View {
      @State private var isOpen = false
      @Namespace private var space

      var body: some View {
        ZStack {
          ForEach(0..<\(count), id: \\.self) { i in
            if isOpen {
              RoundedRectangle(cornerRadius: 8).fill(.orange)
                .matchedGeometryEffect(id: i, in: space)
                .frame(width: 60, height: 40)
                .offset(x: CGFloat(i % 20) * 15 - 150, y: CGFloat(i / 20) * 40)
            } else {
              RoundedRectangle(cornerRadius: 8).fill(.purple)
                .matchedGeometryEffect(id: i, in: space)
                .frame(width: 30, height: 30)
                .offset(x: CGFloat(i % 25) * 12 - 150, y: CGFloat(i / 25) * -40)
            }
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.spring(duration: 0.6, bounce: 0.2)) { isOpen.toggle() } }
      }
    }
    """
  }

  /// `loop` of the performance page; answers its result.
  package static func loop(turns: Int) -> Int { Int(InterpreterLoads.loop(turns: turns)) }

  /// `fib(n)` by recursion.
  package static func fibonacci(_ n: Int) -> Int { InterpreterLoads.fibonacci(n) }

  /// A session on one of these programs.
  package static func session(_ program: String) throws(CommandFailure) -> Session {
    try session([SourceText(name: "load", program)])
  }

  /// A session on the texts.
  package static func session(_ files: [SourceText]) throws(CommandFailure) -> Session {
    let loaded = try BenchLoader.load(files, SessionOptions())
    guard let session = loaded.session else {
      let sentence = loaded.diagnostics.first?.message ?? "it cannot run"
      throw CommandFailure("the program: \(sentence)", status: .program)
    }
    return session
  }

  /// Compiles texts without running them; answers how many functions and diagnostics there are.
  package static func compile(_ files: [SourceText]) -> (functions: Int, diagnostics: Int) {
    let (program, diagnostics) = Frontend.compile(files, against: Bench.catalog())
    return (program.functions.count, diagnostics.count)
  }
}

/// The body of many rows, evaluated again and again.
package final class BodyLoad {
  private let machine: Machine
  private let body: FunctionID
  private let receiver: Value

  package init(rows: Int) throws(CommandFailure) {
    let text = SourceText(
      name: "rows",
      """
      struct Rows: View {
        var body: some View {
          ForEach(0..<\(rows), id: \\.self) { i in
            Text("row \\(i)").padding(CGFloat(i * 2)).opacity(i % 2 == 0 ? 1 : 0.5)
          }
        }
      }
      """)
    let (program, diagnostics) = Frontend.compile([text], against: Bench.catalog())
    guard !diagnostics.contains(where: { $0.severity == .error }),
      let type = program.types.first(where: { $0.name == "Rows" }), let body = type.getters["body"]
    else {
      let sentence = diagnostics.first?.message ?? "it has no body"
      throw CommandFailure("a benchmark's own program: \(sentence)", status: .fault)
    }
    machine = Machine(program, builtins: Vocabulary.cards)
    machine.views = machine.engineViews
    self.body = body
    do throws(Trap) {
      receiver = try machine.structure(named: "Rows")
    } catch {
      throw CommandFailure(error.message, status: .fault)
    }
  }

  /// Evaluates the body once; answers the instructions it took.
  package func run() -> Int {
    machine.fuel = .max / 2
    let before = machine.fuel
    _ = try? machine.call(function: body, receiver: receiver)
    return before - machine.fuel
  }
}
