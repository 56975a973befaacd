/// Two views of a flight with different corners.
import Basics
import Language

extension Rules {
  package static let radiusJumps = Rule(
    "radius-jumps", "A value differs between the two views and jumps", severity: .note,
    why: "Only position and size are shared. The views are two, each with a constant of its own; a "
      + "value runs from one number to another only inside one view that stays.",
    wrong: """
      struct ContentView: View {
        @State private var isOpen = false
        @Namespace private var space
        var body: some View {
          VStack {
            if isOpen {
              RoundedRectangle(cornerRadius: 40).matchedGeometryEffect(id: "card", in: space)
            } else {
              RoundedRectangle(cornerRadius: 8).matchedGeometryEffect(id: "card", in: space)
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
              RoundedRectangle(cornerRadius: 16).matchedGeometryEffect(id: "card", in: space)
            } else {
              RoundedRectangle(cornerRadius: 16).matchedGeometryEffect(id: "card", in: space)
                .frame(width: 80, height: 80)
            }
          }
          .onTapGesture { withAnimation { isOpen.toggle() } }
        }
      }
      """
  ) { survey in
    survey.matches.enumerated().compactMap { index, match in
      let corners = survey.corners(match)
      guard !corners.isEmpty,
        let other = survey.partners(of: match).first(where: { partner in
          partner.node < match.node && !survey.corners(partner).isEmpty
            && survey.corners(partner).map(\.key) != corners.map(\.key)
            && survey.areExclusive(survey.nodes[match.node], survey.nodes[partner.node])
        }), let there = survey.corners(other).first
      else { return nil }
      return survey.finding(
        "the corners differ from those of line \(survey.line(there.range)): nothing runs from one "
          + "radius to the other",
        at: corners[0].range,
        hint: "let one view stay and change its radius, or animate it inside a transition",
        notes: [Diagnostic.Note("the other corners", at: survey.trimmed(there.range))])
    }
  }
}

extension Survey {
  /// The round corners inside an effect whose radius is written as a number.
  fileprivate func corners(_ match: Match) -> [(key: String, range: SourceRange)] {
    let core = core(nodes[match.node])
    let values =
      [(core.base, core.scope)]
      + inside(match).flatMap { entry in
        entry.modifier.arguments.compactMap { $0 }.map { ($0, entry.modifier.scope) }
      }
    var found: [(key: String, range: SourceRange)] = []
    func note(_ radius: ResolvedExpression, _ scope: Scope) {
      let (value, place) = resolve(radius, scope)
      if case .literal = value.kind { found.append((key(value, place), value.range)) }
    }
    for (value, scope) in values {
      visit(value, scope) { part, scope in
        guard case .card(let card, _, let arguments) = part.kind,
          catalog.marks(card).contains(.rounds), let radius = arguments.first ?? nil
        else { return }
        note(radius, scope)
      }
    }
    for entry in inside(match) where entry.modifier.marks.contains(.rounds) {
      if let radius = entry.modifier.arguments.first ?? nil { note(radius, entry.modifier.scope) }
    }
    return found
  }
}
