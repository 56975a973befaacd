/// Offset or padding written before the effect, on one side only.
import Basics
import Language

extension Rules {
  package static let offsetInsideEffect = Rule(
    "offset-or-padding-inside-effect", "Offset or padding stands inside the effect",
    why: "The flight places what the effect is written on. What stands before the effect is "
      + "applied inside that place, in every frame; what stands after it is part of the place "
      + "flown to.",
    wrong: """
      struct ContentView: View {
        @State private var isOpen = false
        @Namespace private var space
        var body: some View {
          VStack {
            if isOpen {
              Color.teal.matchedGeometryEffect(id: "card", in: space)
            } else {
              Color.teal
                .offset(y: 40)
                .matchedGeometryEffect(id: "card", in: space)
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
              Color.teal
                .matchedGeometryEffect(id: "card", in: space)
                .frame(width: 80, height: 80)
                .offset(y: 40)
            }
          }
          .onTapGesture { withAnimation { isOpen.toggle() } }
        }
      }
      """
  ) { survey in
    survey.insideOfTransitions(.insets)
      + survey.matches.flatMap { match -> [Diagnostic] in
        let partners = survey.partners(of: match)
        guard !partners.isEmpty else { return [] }
        return [CardMark.shifts, .insets].compactMap { mark in
          guard (mark == .shifts ? match.sharesPosition : match.sharesSize) == true else {
            return nil
          }
          let own = survey.room(mark, match)
          guard let place = own.last,
            partners.contains(where: { survey.roomKeys(mark, $0) != survey.roomKeys(mark, match) })
          else { return nil }
          return survey.misplaced(place, match)
        }
      }
  }
}

extension Survey {
  /// Places inside the effect of modifiers with the mark that nothing drawn lies around.
  func room(_ mark: CardMark, _ match: Match) -> [Int] {
    let inside = inside(match)
    return inside.indices.filter { index in
      guard inside[index].modifier.marks.contains(mark) else { return false }
      if mark == .shifts { return true }
      return inside[index...].allSatisfy {
        $0.modifier.marks.isDisjoint(with: [.decorates, .clips, .bounds, .sizes])
      }
    }
  }

  func roomKeys(_ mark: CardMark, _ match: Match) -> [[String]] {
    let inside = inside(match)
    return room(mark, match).map { argumentKeys(inside[$0].modifier) }
  }

  fileprivate func misplaced(_ place: Int, _ match: Match) -> Diagnostic {
    let inside = inside(match)
    let modifier = inside[place].modifier
    let own = place - (inside.count - match.index)
    let fix =
      own >= 0
      ? moving(
        own...own, behind: match.index, of: nodes[match.node], "write it behind the effect") : nil
    return finding(
      "\(code(modifier.range)) is inside the effect: the view it flies to or from has none, so the "
        + "two do not coincide",
      at: modifier.range, hint: fix == nil ? "write it behind .matchedGeometryEffect" : nil,
      fix: fix)
  }
}
