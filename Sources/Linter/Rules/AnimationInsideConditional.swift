/// `.animation` written on a view that comes and goes with the value it watches.
import Basics
import Language

extension Rules {
  package static let animationInsideConditional = Rule(
    "animation-inside-conditional", "The animation is inside of what comes and goes",
    why: "An .animation(_:value:) acts when its value differs from the time before. Inside the "
      + "branch it is born with the new value on the way in and gone on the way out, so it never "
      + "sees a difference.",
    wrong: """
      struct ContentView: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            Button("Open") { isOpen.toggle() }
            if isOpen {
              Color.teal
                .transition(.scale)
                .animation(.easeInOut, value: isOpen)
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
            Button("Open") { isOpen.toggle() }
            if isOpen {
              Color.teal
                .transition(.scale)
            }
          }
          .animation(.easeInOut, value: isOpen)
        }
      }
      """
  ) { survey in
    guard survey.isComplete else { return [] }
    return survey.nodes.flatMap { node -> [Diagnostic] in
      guard case .branch(let number, _)? = survey.element(node), !survey.isAnimatedAround(node)
      else { return [] }
      let places = survey.conditionals[number].places
      if survey.isAnimatedSomewhere(places) { return [] }
      return node.modifiers.compactMap { modifier in
        guard modifier.marks.contains(.animates),
          !survey.watched(by: modifier).isDisjoint(with: places)
        else { return nil }
        let fix = survey.container(node).flatMap {
          survey.lifting(modifier, onto: $0, "write it on the container around the condition")
        }
        return survey.finding(
          "this animation never sees its value change: the view is only there while the value is "
            + "what it is",
          at: modifier.range,
          hint: fix == nil ? "write it on the container around the condition" : nil, fix: fix)
      }
    }
  }
}
