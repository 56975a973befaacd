/// What every card keeps to: its text, its closure and its example.
import Basics
import Drawing
import Engine
import Interpreter
import Language
import Testing
import Vocabulary

@Suite struct CardTests {
  let catalog = Catalog(Vocabulary.cards.map(\.declaration))

  @Test func textsDeclareOneThing() {
    for (id, card) in Vocabulary.cards.enumerated() {
      let text = card.declaration.text
      guard let signature = catalog.signature(id) else {
        Issue.record("no signature: \(text)")
        continue
      }
      guard signature.kind == .function || signature.kind == .initializer else { continue }
      let spellings = card.spellings()
      #expect(signature.parameters.count == spellings.count, "\(text)")
      if signature.kind == .function {
        #expect(signature.isMutating == card.isMutating, "\(text)")
      }
      let generics = Set(signature.generics.map(\.name))
      for (parameter, spelling) in zip(signature.parameters, spellings) {
        #expect(
          agrees(parameter.type, spelling, generics),
          "\(parameter.name) of \(signature.fullName) is \(spelling)")
      }
    }
  }

  /// Whether a closure may take `spelling` for a declared type. Names without a card are generic.
  func agrees(_ type: TypeName, _ spelling: String, _ generics: Set<String>) -> Bool {
    // The closure takes the value as the program wrote it.
    if spelling == "Any" { return true }
    switch type {
    case .named(let name, _):
      if spelling == name { return true }
      if spelling == "[Any]" { return true }
      return generics.contains(name) || (spelling.hasPrefix("some ") && isOpen(name))
    case .optional(let wrapped):
      return spelling.hasSuffix("?") && agrees(wrapped, String(spelling.dropLast()), generics)
    case .array(let element):
      return spelling.hasPrefix("[")
        && agrees(element, String(spelling.dropFirst().dropLast()), generics)
    case .opaque(let name): return spelling == "some \(name)"
    case .function: return spelling.hasPrefix("() -> ")
    case .keyPath: return spelling == "KeyPath"
    case .unknown: return true
    default: return spelling == "Any"
    }
  }

  /// A type whose values several Swift types stand for.
  private func isOpen(_ name: String) -> Bool { name == "AnyTransition" }

  @Test func textsHaveASummaryAndAnExample() {
    for card in Vocabulary.cards {
      let text = card.declaration.text
      let summary = text.prefix { $0 != "\n" }
      #expect(summary.hasPrefix("/// ") && summary.hasSuffix("."), "\(text)")
      #expect(summary.count <= 104, "\(text)")
      if card.declaration.role != .type { #expect(text.contains("/// Example:\n"), "\(text)") }
    }
  }

  /// The examples, each inside a small view.
  static let examples: [String] = {
    var seen: Set<String> = []
    var all: [String] = []
    for card in Vocabulary.cards {
      let lines = card.declaration.text.split(separator: "\n")
      guard let head = lines.firstIndex(of: "/// Example:"), head + 1 < lines.count else {
        continue
      }
      let example = lines[(head + 1)...].prefix { $0.hasPrefix("///     ") }
        .map { String($0.dropFirst(8)) }.joined(separator: "\n")
      if seen.insert(example).inserted { all.append(example) }
    }
    return all
  }()

  @Test(arguments: examples) func examplesRun(_ example: String) throws {
    let text = """
      struct ContentView: View {
        @State var on = true
        @Namespace var space
        var body: some View {
          \(example)
        }
      }
      """
    let (program, found) = Frontend.compile([SourceText(name: "example", text)], against: catalog)
    // Only what a card itself says about its use.
    let diagnostics = found.filter { $0.id != "not-in-swiftui" }
    #expect(diagnostics.map(\.message) == [])
    guard diagnostics.isEmpty else { return }
    let machine = Machine(program, builtins: Vocabulary.cards)
    machine.views = machine.engineViews
    let view = CompositeView(try machine.rootView(named: "ContentView"))
    let graph = ViewGraph(view, canvas: Size(200, 200))
    if !graph.tapTargets().isEmpty { graph.tap(target: 0) }
    graph.advance(to: Instant(seconds: 0.1))
    _ = graph.frame()
    #expect(graph.traps.map(\.message) == [])
  }
}
