/// The identity transition on a view that a flight should lead from.
import Basics
import Language

extension Rules {
  package static let identityOnOutgoing = Rule(
    "identity-on-outgoing", "The identity transition takes the partner away",
    why: "A view with the identity transition has none at all: it is gone in the change itself, "
      + "before the group is looked at. A flight starts only where both views are there at that "
      + "moment.",
    wrong: """
      struct ContentView: View {
        @State private var isOpen = false
        @Namespace private var space
        var body: some View {
          VStack {
            if isOpen {
              Color.teal.matchedGeometryEffect(id: "card", in: space)
                .transition(.identity)
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
                .transition(.scale(1))
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
      guard let transition = survey.transition(node), survey.isIdentity(transition),
        survey.element(node) != nil, let flight = survey.flights(of: node).first,
        let argument = transition.arguments.first ?? nil
      else { return nil }
      return survey.finding(
        "with this transition the view is gone at once, so no flight leads from "
          + "\(survey.code(flight.match.idRange)) back to line "
          + "\(survey.line(flight.partner.modifier.range))",
        at: transition.range,
        fix: Diagnostic.FixIt(
          "write '.scale(1)': nothing to be seen, but the view stays for the moment that counts",
          replace: argument.range, with: ".scale(1)"))
    }
  }
}
