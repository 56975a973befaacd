/// A matched view whose id nobody else has.
import Basics
import Language

extension Rules {
  package static let unpairedID = Rule(
    "unpaired-id", "No other view has this id",
    why: "A flight leads from the view of the same id that is there already. Without one the "
      + "effect does nothing, and the view comes in by its transition alone.",
    wrong: """
      struct ContentView: View {
        @State private var isOpen = false
        @Namespace private var space
        var body: some View {
          VStack {
            if isOpen {
              Color.teal.matchedGeometryEffect(id: "card", in: space)
            } else {
              Color.teal.matchedGeometryEffect(id: "crad", in: space)
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
    guard survey.isComplete else { return [] }
    let alone = survey.matches.filter(survey.isAlone)
    return alone.enumerated().compactMap { index, match in
      // The same id elsewhere is another mistake, told by another rule.
      if survey.matches.contains(where: {
        $0.node != match.node && ($0.id == match.id || !$0.isLiteral)
          && ($0.id == match.id || $0.namespace == match.namespace)
      }) {
        return nil
      }
      let others = alone[..<index].filter { $0.namespace == match.namespace }
      let nearest = Suggestion.nearest(to: match.id, in: others.map(\.id))
      let partner = others.first { $0.id == nearest }
      let name = survey.code(match.idRange)
      let fix = partner.map { partner in
        Diagnostic.FixIt(
          "write \(survey.code(partner.idRange)), the id of line "
            + "\(survey.line(partner.modifier.range))",
          replace: match.idRange, with: survey.text(partner.idRange))
      }
      return survey.finding(
        "no other view has the id \(name); the effect does nothing", at: match.modifier.range,
        hint: fix == nil ? "give the view it comes from the same id, or leave the effect out" : nil,
        fix: fix)
    }
  }
}
