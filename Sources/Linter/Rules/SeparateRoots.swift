/// A match between a window and what is shown in another one.
import Basics
import Language

extension Rules {
  package static let separateRoots = Rule(
    "separate-roots", "The two views are in different hosting roots",
    why: "Sheets, covers, pushed pages, tabs and toolbars are hosted separately, and a matched "
      + "group never reaches from one host into another, even with one namespace. The layer comes "
      + "as the system brings it; nothing warns about it.",
    wrong: """
      struct ContentView: View {
        @State private var isOpen = false
        @Namespace private var space
        var body: some View {
          Color.teal.matchedGeometryEffect(id: "card", in: space)
            .frame(width: 80, height: 80)
            .onTapGesture { isOpen = true }
            .sheet(isPresented: $isOpen) {
              Color.teal.matchedGeometryEffect(id: "card", in: space)
            }
        }
      }
      """,
    right: """
      struct ContentView: View {
        @State private var isOpen = false
        @Namespace private var space
        var body: some View {
          ZStack {
            if isOpen {
              Color.teal.matchedGeometryEffect(id: "card", in: space)
            } else {
              Color.teal.matchedGeometryEffect(id: "card", in: space)
                .frame(width: 80, height: 80)
                .onTapGesture { withAnimation { isOpen = true } }
            }
          }
        }
      }
      """
  ) { survey in
    survey.matches.compactMap { match in
      guard !match.host.isEmpty, survey.partners(of: match).isEmpty,
        let other = survey.matches.first(where: {
          $0.host != match.host && $0.namespace == match.namespace && survey.haveOneID($0, match)
        })
      else { return nil }
      return survey.finding(
        "\(survey.code(match.idRange)) is shown in a window of its own and never meets the view "
          + "of line \(survey.line(other.modifier.range))",
        at: match.modifier.range,
        hint: "show it over the same screen: in a ZStack or an overlay, under the same state",
        notes: [
          Diagnostic.Note("the view it should meet", at: survey.trimmed(other.modifier.range))
        ])
    }
  }
}
