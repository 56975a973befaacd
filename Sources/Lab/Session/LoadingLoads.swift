/// What loading a file costs, step by step: a program of many screens as people write them, and its
/// way from text to the first frame. No clock is read here.
package import Basics
import Engine
import Interpreter
import Language
import Vocabulary

package enum LoadingLoad {
  /// A file of at least so many lines: screens of one kind, and a root that shows the first.
  package static func file(lines: Int) -> SourceText {
    let screen = screen(0).split(separator: "\n", omittingEmptySubsequences: false).count
    let count = max(1, (lines - root.split(separator: "\n").count + screen - 1) / screen)
    return SourceText(
      name: "Screens.swift", root + (0..<count).map(screen(_:)).joined(separator: "\n"))
  }

  /// Each step prepared for a file of so many lines, as what does it once and answers its counts.
  package typealias Step = () -> [(String, Int)]

  package static func parsing(lines: Int) -> Step {
    let text = file(lines: lines)
    return { [("bytes", text.bytes.count), ("declarations", Frontend.parse([text]).count)] }
  }

  package static func checking(lines: Int) -> Step {
    let module = Frontend.parse([file(lines: lines)])
    return {
      let (program, _) = Frontend.check(module, against: Bench.catalog())
      return [("types", program.types.count), ("functions", program.functions.count)]
    }
  }

  /// From a checked program to a graph whose bodies have been evaluated and laid out once.
  package static func firstBodies(lines: Int) throws(CommandFailure) -> Step {
    let module = Frontend.parse([file(lines: lines)])
    let (program, diagnostics) = Frontend.check(module, against: Bench.catalog())
    if let first = diagnostics.first {
      throw CommandFailure("a benchmark's own program: \(first.message)", status: .fault)
    }
    return { [("bodies", (try? graph(program))?.bodyCount ?? 0)] }
  }

  private static func graph(_ program: ResolvedProgram) throws(Trap) -> ViewGraph {
    let machine = Machine(program, builtins: Vocabulary.cards)
    machine.views = machine.engineViews
    let root = CompositeView(try machine.rootView(named: "ContentView"))
    return ViewGraph(root, canvas: SessionOptions().canvas)
  }

  private static let root = """
    import SwiftUI

    struct ContentView: View {
      var body: some View { Screen0() }
    }

    """

  private static func screen(_ number: Int) -> String { model(number) + view(number) }

  private static func model(_ number: Int) -> String {
    """
    struct Item\(number): Identifiable, Hashable {
      let id = UUID()
      var title: String
      var count: Int
      var isDone = false
    }

    final class Model\(number): ObservableObject {
      @Published var items = (0..<8).map { Item\(number)(title: "Item \\($0)", count: $0 * 2) }
      @Published var filter: String?

      var visible: [Item\(number)] {
        guard let filter else { return items }
        return items.filter { $0.title.contains(filter) }
      }

      func toggle(_ item: Item\(number)) {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
        items[index].isDone.toggle()
      }
    }

    """
  }

  private static func view(_ number: Int) -> String {
    """
    struct Screen\(number): View {
      @StateObject private var model = Model\(number)()
      @State private var selected: Item\(number)?
      @Namespace private var space

      var body: some View {
        ZStack {
          VStack(alignment: .leading, spacing: 8) {
            Text("Screen \(number)")
              .font(.largeTitle.bold())
              .padding(.horizontal)
            ForEach(model.visible) { item in
              row(item)
                .matchedGeometryEffect(id: item.id, in: space)
                .onTapGesture { withAnimation(.spring()) { selected = item } }
            }
          }
          if let selected {
            RoundedRectangle(cornerRadius: 20, style: .continuous)
              .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
              .overlay { Text(selected.title).foregroundStyle(.white) }
              .transition(.opacity.combined(with: .scale))
              .onTapGesture { withAnimation { self.selected = nil } }
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(red: 0.9, green: 0.9, blue: 1))
      }

      private func row(_ item: Item\(number)) -> some View {
        HStack(spacing: 12) {
          Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
            .foregroundColor(item.isDone ? .green : .gray)
          VStack(alignment: .leading) {
            Text(item.title).fontWeight(.semibold)
            Text("\\(item.count) pieces").font(.caption).foregroundColor(.secondary)
          }
          Spacer()
          Button("Done") { model.toggle(item) }
            .buttonStyle(.bordered)
        }
        .padding()
      }
    }

    """
  }
}
