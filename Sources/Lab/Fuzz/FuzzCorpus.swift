/// Small programs that between them touch most of what there is, for changing at random.
package enum FuzzCorpus {
  package static let programs: [String] = [
    BenchLoads.pair, BenchLoads.pairs(4), list, modifiers, code, shapes, transitions, bindings,
  ]

  private static let list = """
    import SwiftUI

    struct Item: Identifiable, Equatable { let id: Int; var name: String; var size: Double }

    struct ContentView: View {
      @State private var items = [Item(id: 1, name: "a", size: 20), Item(id: 2, name: "b", size: 4)]
      var total: Double { items.map { $0.size }.reduce(0) { $0 + $1 } }

      var body: some View {
        VStack(alignment: .leading, spacing: 4) {
          ForEach(items) { item in
            HStack {
              Text(item.name).font(.headline)
              Spacer(minLength: 2)
              Text("\\(Int(item.size)) of \\(total)")
            }
            .transition(.move(edge: .leading).combined(with: .opacity))
          }
          ForEach(0..<3, id: \\.self) { i in Circle().frame(width: CGFloat(i) * 10 + 5) }
        }
        .onTapGesture {
          withAnimation(.spring(duration: 0.4, bounce: 0.3)) {
            items.append(Item(id: items.count + 1, name: "n", size: 7.5))
            items.removeFirst()
            items.sort { $0.size < $1.size }
          }
        }
      }
    }
    """

  private static let modifiers = """
    import SwiftUI

    struct Badge: ViewModifier {
      var amount: Double
      func body(content: Content) -> some View {
        content.padding(amount).background { Color.yellow }.clipShape(Capsule())
      }
    }

    struct ContentView: View {
      @State private var on = false
      var body: some View {
        ZStack(alignment: .topTrailing) {
          Color.blue.opacity(on ? 0.3 : 1)
          Text("Hello, World").modifier(Badge(amount: on ? 30 : 4)).rotationEffect(.degrees(45))
            .scaleEffect(on ? 2 : 1, anchor: .topLeading).offset(x: 10, y: -4).zIndex(2)
          RoundedRectangle(cornerRadius: 8).fill(.red).frame(minWidth: 10, maxWidth: .infinity)
            .aspectRatio(1.5, contentMode: .fit).position(x: 100, y: 50)
            .overlay(alignment: .bottom) { Text("x").fixedSize() }
        }
        .frame(width: 200, height: on ? 300 : 100)
        .animation(.timingCurve(0.2, 0, 0.8, 1, duration: 0.5).delay(0.1), value: on)
        .onTapGesture { on.toggle() }
      }
    }
    """

  private static let code = """
    import SwiftUI

    enum Kind: String, CaseIterable {
      case small, large
      var next: Kind { self == .small ? .large : .small }
    }
    indirect enum Tree { case leaf(Int); case node(Tree, Tree) }
    func sum(_ tree: Tree) -> Int {
      switch tree {
      case .leaf(let n): return n
      case .node(let a, let b): return sum(a) + sum(b)
      }
    }
    func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }

    struct ContentView: View {
      @State private var kind = Kind.small
      @State private var counts: [String: Int] = ["a": 1]
      @State private var last: Int? = nil

      func step() {
        var i = 0
        while i < 10 { i += 1; if i % 2 == 0 { continue } ; counts["k\\(i)"] = i * i }
        for (index, word) in ["x", "y"].enumerated() { counts[word] = index }
        guard let n = last else { last = counts.values.max(); return }
        last = n / 2 + fib(6) - sum(.node(.leaf(1), .leaf(2)))
        print("step", n)
      }

      var body: some View {
        let label = kind == .large ? "big" : kind.rawValue
        VStack {
          Text(label + " \\(last ?? 0)")
          if let last, last > 3 { Text("\\(last)") } else { Text("none") }
          switch kind {
          case .small: Circle()
          case .large: Rectangle()
          }
        }
        .onTapGesture { kind = kind.next; step() }
      }
    }
    """

  private static let shapes = """
    import SwiftUI

    struct Wave: Shape {
      var phase: Double
      var animatableData: Double { get { phase } set { phase = newValue } }
      func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        for i in 0..<20 {
          let x = Double(i) / 20 * rect.width
          path.addLine(to: CGPoint(x: x, y: rect.midY + sin(x / 9 + phase) * 20))
        }
        path.closeSubpath()
        return path
      }
    }

    struct ContentView: View {
      @State private var phase = 0.0
      var body: some View {
        Wave(phase: phase).stroke(.green, lineWidth: 3).frame(height: 80)
          .onTapGesture { withAnimation(.linear(duration: 1).repeatCount(3)) { phase += 6 } }
      }
    }
    """

  private static let transitions = """
    import SwiftUI

    struct Slide: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).offset(y: phase == .willAppear ? 40 : -40)
      }
    }

    struct ContentView: View {
      @State private var shown = true
      @State private var id = 0
      var body: some View {
        VStack {
          if shown { Text("A").transition(Slide()) } else { Text("B").transition(.scale) }
          Rectangle().id(id).transition(.asymmetric(insertion: .slide, removal: .opacity))
          Group { if id > 0 { Color.red.frame(height: 20) } }
        }
        .onTapGesture { withAnimation(.easeInOut(duration: 0.6)) { shown.toggle(); id += 1 } }
      }
    }
    """

  private static let bindings = """
    import SwiftUI

    struct Switch: View {
      @Binding var isOn: Bool
      let title: String
      var body: some View {
        HStack { Text(title); Circle().fill(isOn ? .green : .gray).frame(width: 20, height: 20) }
          .onTapGesture { isOn.toggle() }
      }
    }

    struct ContentView: View {
      @State private var first = false
      @State private var flags = [false, true]
      var body: some View {
        VStack {
          Switch(isOn: $first, title: first ? "on" : "off")
          Switch(isOn: $flags[1], title: "second")
          Switch(isOn: Binding(get: { !first }, set: { first = !$0 }), title: "third")
        }
        .animation(.bouncy, value: first)
      }
    }
    """
}
