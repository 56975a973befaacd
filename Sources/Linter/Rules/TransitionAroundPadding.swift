/// A transition of the program that draws edges, on an element with padding or a frame of its own.
import Basics
import Language

extension Rules {
  package static let transitionAroundPadding = Rule(
    "transition-around-padding", "The transition wraps the padding and the frame as well",
    why: "A transition is applied by the container, to the element as the container gets it: "
      + "outside every modifier written on it, whether above or below the .transition line.",
    wrong: """
      struct Rounded: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
          content.cornerRadius(phase.isIdentity ? 8 : 32)
        }
      }

      struct ContentView: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            Button("Open") { withAnimation { isOpen.toggle() } }
            if isOpen {
              Color.teal
                .transition(Rounded())
                .padding(24)
            }
          }
        }
      }
      """,
    right: """
      struct Rounded: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
          content.cornerRadius(phase.isIdentity ? 8 : 32)
        }
      }

      struct ContentView: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            Button("Open") { withAnimation { isOpen.toggle() } }
            VStack {
              if isOpen {
                Color.teal
                  .transition(Rounded())
              }
            }
            .padding(24)
          }
        }
      }
      """
  ) { survey in
    survey.nodes.compactMap { node in
      guard let transition = survey.transition(node), survey.element(node) != nil,
        survey.effect(in: transition) == nil,
        let edge = survey.transitionBody(transition).first(where: {
          !$0.marks.isDisjoint(with: [.clips, .decorates])
        }),
        let room = node.modifiers.first(where: {
          !$0.marks.isDisjoint(with: [.insets, .sizes, .bounds])
        })
      else { return nil }
      return survey.finding(
        "\(survey.code(room.range)) is inside of what this transition puts around the element",
        at: transition.range, hint: "write it on the container around the condition",
        notes: [
          Diagnostic.Note(
            "\(survey.code(edge.range)) is written around the whole element",
            at: survey.trimmed(edge.range))
        ])
    }
  }
}

extension Survey {
  /// The matched effect that a transition of the program writes around its element.
  func effect(in transition: Modifier) -> Modifier? {
    transitionBody(transition).first { $0.marks.contains(.matches) }
  }

  /// Modifiers with the mark on elements whose transition writes an effect around them: they are
  /// inside of that effect, wherever they are written on the element.
  func insideOfTransitions(_ mark: CardMark) -> [Diagnostic] {
    nodes.compactMap { node in
      guard let transition = transition(node), element(node) != nil,
        let effect = effect(in: transition),
        let modifier = node.modifiers.first(where: { $0.marks.contains(mark) })
      else { return nil }
      return finding(
        "\(code(modifier.range)) is inside of the effect that the transition puts around this view",
        at: modifier.range, hint: "write it on the container around the condition",
        notes: [Diagnostic.Note("the effect", at: trimmed(effect.range))])
    }
  }

  /// The modifiers that a transition of the program writes around its content, innermost first.
  func transitionBody(_ modifier: Modifier) -> [Modifier] {
    guard let argument = modifier.arguments.first ?? nil else { return [] }
    let (value, scope) = resolve(argument, modifier.scope)
    guard let instance = made(by: value, scope),
      let body = program.types[instance.type].methods["body(content:phase:)"]
    else { return [] }
    let inner = newScope(body)
    inner.locals[0] = .instance(instance)
    let (count, conditions, complete) = (nodes.count, conditionals.count, isComplete)
    place(body: body, inner, [], [])
    let found = nodes[count...].flatMap(\.modifiers)
    nodes.removeSubrange(count...)
    conditionals.removeSubrange(conditions...)
    isComplete = complete
    return found
  }
}
