/// A transition on a view that never comes or goes by itself.
import Basics
import Language

extension Rules {
  package static let effectAndTransitionApart = Rule(
    "effect-and-transition-apart", "The transition is not on the view that comes and goes",
    why: "A transition is read by the container in which a view itself is inserted or removed. "
      + "Inside a stack that comes and goes as a whole nobody reads it, and the stack's own, or "
      + "the fade that stands for none, covers everything in it.",
    wrong: """
      struct ContentView: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            Button("Open") { withAnimation { isOpen.toggle() } }
            if isOpen {
              HStack {
                Color.teal.transition(.scale)
                Text("Harbour")
              }
            }
          }
        }
      }
      """,
    right: """
      struct ContentView: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            Button("Open") { withAnimation { isOpen.toggle() } }
            if isOpen {
              HStack {
                Color.teal
                Text("Harbour")
              }.transition(.scale)
            }
          }
        }
      }
      """
  ) { survey in
    survey.nodes.compactMap { node in
      guard let transition = survey.transition(node), survey.element(node) == nil,
        let outer = survey.wholeAround(node),
        !node.modifiers.contains(where: { $0.marks.contains(.identifies) })
      else { return nil }
      let fix =
        survey.transition(outer) == nil
        ? survey.lifting(transition, onto: outer, "write it on that view") : nil
      return survey.finding(
        "nobody reads this transition: the view comes and goes only as a part of "
          + "\(survey.code(survey.head(outer))) in line \(survey.line(outer.base.range))",
        at: transition.range, hint: fix == nil ? "write it there, or leave it out" : nil, fix: fix)
    }
  }
}

extension Survey {
  /// The outermost container around a view that a condition puts in and takes out as a whole; nil
  /// where none does, or where a window or a modifier's content stands between.
  func wholeAround(_ node: ViewNode) -> ViewNode? {
    let steps = node.steps
    guard
      let last = steps.lastIndex(where: {
        switch $0 {
        case .branch, .row: return true
        default: return false
        }
      })
    else { return nil }
    let borders = steps[last...].filter(\.isBorder)
    let areContainers = borders.allSatisfy {
      if case .container = $0 { return true } else { return false }
    }
    guard areContainers, case .container(let number)? = borders.first else { return nil }
    let isNamed = steps[last...].contains { step in
      step.node.map { nodes[$0].modifiers.contains { $0.marks.contains(.identifies) } } ?? false
    }
    return isNamed ? nil : nodes[number]
  }

  /// The first word of a view: what it is called.
  func head(_ node: ViewNode) -> SourceRange {
    let range = trimmed(node.base.range)
    let word = text(range).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return SourceRange(range.start, range.start + word.utf8.count, file: range.file)
  }
}
