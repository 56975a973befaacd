/// A transition that moves what an effect is flying.
import Basics
import Language

extension Rules {
  package static let movingTransition = Rule(
    "moving-transition", "The transition moves what the effect is flying",
    why: "move, slide, push and offset displace the whole element in layout, and the effect "
      + "measures its views there. The two motions add up; neither ends where the other begins.",
    wrong: """
      struct ContentView: View {
        @State private var isOpen = false
        @Namespace private var space
        var body: some View {
          VStack {
            if isOpen {
              Color.teal.matchedGeometryEffect(id: "card", in: space)
                .transition(.move(edge: .bottom))
            } else {
              Color.teal.matchedGeometryEffect(id: "card", in: space)
                .frame(width: 80, height: 80)
            }
          }
          .onTapGesture { withAnimation { isOpen.toggle() } }
        }
      }
      """,
    right: """
      struct ContentView: View {
        @State private var isOpen = false
        @Namespace private var space
        var body: some View {
          VStack {
            if isOpen {
              Color.teal.matchedGeometryEffect(id: "card", in: space)
                .transition(.opacity)
            } else {
              Color.teal.matchedGeometryEffect(id: "card", in: space)
                .frame(width: 80, height: 80)
            }
          }
          .onTapGesture { withAnimation { isOpen.toggle() } }
        }
      }
      """
  ) { survey in
    survey.nodes.compactMap { node in
      guard let transition = survey.transition(node), survey.mentions(.displaces, transition),
        survey.element(node) != nil,
        let flight = survey.flights(of: node).first(where: { $0.match.sharesPosition != false }),
        let argument = transition.arguments.first ?? nil
      else { return nil }
      return survey.finding(
        "this transition moves the element while \(survey.code(flight.match.idRange)) flies; the "
          + "two motions add up",
        at: transition.range,
        fix: Diagnostic.FixIt(
          "write '.opacity'; the effect already brings the view across", replace: argument.range,
          with: ".opacity"))
    }
  }
}
