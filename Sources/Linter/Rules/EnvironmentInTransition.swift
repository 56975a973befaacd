/// A value that a transition writes, on a view that cannot see it.
import Basics
import Language

extension Rules {
  package static let environmentInTransition = Rule(
    "environment-in-transition", "The value a transition writes does not arrive",
    why: "A custom view that is itself the element that comes and goes is evaluated where the "
      + "container lists it, outside of what the transition puts around the element. What lies in "
      + "a stack of its own is built inside, and does read the value.",
    wrong: """
      extension EnvironmentValues {
        @Entry var isDim = false
      }

      struct Dim: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
          content.environment(\\.isDim, !phase.isIdentity)
        }
      }

      struct Card: View {
        @Environment(\\.isDim) private var isDim
        var body: some View { Color.teal.opacity(isDim ? 0.2 : 1) }
      }

      struct ContentView: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            Button("Open") { withAnimation { isOpen.toggle() } }
            if isOpen {
              Card().transition(Dim())
            }
          }
        }
      }
      """,
    right: """
      extension EnvironmentValues {
        @Entry var isDim = false
      }

      struct Dim: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
          content.environment(\\.isDim, !phase.isIdentity)
        }
      }

      struct Card: View {
        @Environment(\\.isDim) private var isDim
        var body: some View { Color.teal.opacity(isDim ? 0.2 : 1) }
      }

      struct ContentView: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            Button("Open") { withAnimation { isOpen.toggle() } }
            if isOpen {
              VStack { Card() }.transition(Dim())
            }
          }
        }
      }
      """
  ) { survey in
    survey.nodes.compactMap { node in
      guard let transition = survey.transition(node), survey.element(node) != nil,
        let instance = node.instance
      else { return nil }
      let fields = survey.program.types[instance.type].fields
      for write in survey.transitionBody(transition) where write.marks.contains(.writes) {
        guard case .keyPath(let names)? = (write.arguments.first ?? nil)?.kind,
          let key = names.last,
          let field = fields.first(where: { $0.wrapper == .environment(key: key) })
        else { continue }
        let base = node.base.range
        return survey.finding(
          "\(survey.program.types[instance.type].name) never sees what this transition writes to "
            + "'\(key)'",
          at: transition.range,
          notes: [
            Diagnostic.Note("it is written here", at: survey.trimmed(write.range)),
            Diagnostic.Note("and read here", at: survey.trimmed(field.range)),
          ],
          fix: Diagnostic.FixIt(
            "put the view into a stack of its own", replace: base,
            with: "VStack { " + survey.text(base) + " }"))
      }
      return nil
    }
  }
}
