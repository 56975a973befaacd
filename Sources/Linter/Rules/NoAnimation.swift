/// A state that views come and go with, changed without an animation.
import Basics
import Language

extension Rules {
  package static let noAnimation = Rule(
    "no-animation", "The change came without an animation",
    why: "Insertion, removal and flight take their animation from the change that causes them. A "
      + "plain assignment carries none, so everything is in its new place at once.",
    wrong: """
      struct ContentView: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            Button("Open") { isOpen.toggle() }
            if isOpen {
              Color.teal.transition(.scale)
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
              Color.teal.transition(.scale)
            }
          }
        }
      }
      """
  ) { survey in
    guard survey.isComplete else { return [] }
    var found: [Diagnostic] = []
    for node in survey.nodes {
      guard case .branch(let number, _)? = survey.element(node), survey.expectsMotion(node) else {
        continue
      }
      let places = survey.conditionals[number].places
      let isAnimated =
        survey.isAnimatedAround(node) || survey.isAnimatedSomewhere(places)
        || node.modifiers.contains { $0.marks.contains(.animates) }
      if isAnimated { continue }
      let what = survey.transition(node) == nil ? "flight" : "transition"
      for change in survey.changes(of: places) {
        found.append(
          survey.finding(
            "this changes what is shown without an animation, so the \(what) of line "
              + "\(survey.line(survey.motion(node))) is not seen",
            at: change.range,
            fix: Diagnostic.FixIt(
              "put withAnimation around it", replace: survey.trimmed(change.range),
              with: "withAnimation { " + survey.text(survey.trimmed(change.range)) + " }")))
      }
    }
    var seen: Set<SourceRange> = []
    return found.filter { seen.insert($0.range).inserted }
  }
}

extension Survey {
  /// Whether a view that comes and goes says that it wants to be seen doing so.
  func expectsMotion(_ node: ViewNode) -> Bool {
    if let transition = transition(node) {
      return !isIdentity(transition) && !mentions(.animates, transition)
    }
    return !flights(of: node).isEmpty
  }

  /// The modifier that asks for the motion.
  func motion(_ node: ViewNode) -> SourceRange {
    transition(node)?.range ?? flights(of: node).first?.match.modifier.range ?? node.base.range
  }
}
