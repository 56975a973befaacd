/// A fixed size written before the effect.
import Basics
import Language

extension Rules {
  package static let fixedFrameInsideEffect = Rule(
    "fixed-frame-inside-effect", "What is inside the effect keeps its size",
    why: "The effect offers its content the size of the flight; it does not scale it. A view that "
      + "does not take the offer keeps its size, and is then laid at the corner away from the "
      + "anchor, which looks as if it grew from the bottom right.",
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
                .frame(width: 80, height: 80)
                .matchedGeometryEffect(id: "card", in: space)
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
            }
          }
          .onTapGesture { withAnimation { isOpen.toggle() } }
        }
      }
      """
  ) { survey in
    survey.insideOfTransitions(.sizes)
      + survey.matches.compactMap { match in
        guard match.sharesSize == true, let place = survey.fixedFrame(match) else { return nil }
        let inside = survey.inside(match)
        let frame = inside[place].modifier
        let keys = survey.argumentKeys(frame)
        let partners = survey.partners(of: match)
        // Of one size on every side there is nothing to take.
        let isSame = partners.allSatisfy { partner in
          guard let other = survey.fixedFrame(partner) else { return false }
          return survey.argumentKeys(survey.inside(partner)[other].modifier) == keys
        }
        guard !partners.isEmpty, !isSame else { return nil }
        let node = survey.nodes[match.node]
        let own = place - (inside.count - match.index)
        let canMove = own >= 0 && survey.hasNoRoom(node.modifiers[(own + 1)..<match.index])
        let fix =
          canMove
          ? survey.moving(
            own...own, behind: match.index, of: node, "write the frame behind the effect") : nil
        return survey.finding(
          "this frame is inside the effect, so the view keeps its size while "
            + "\(survey.code(match.idRange)) flies",
          at: frame.range, hint: fix == nil ? "write the frame behind .matchedGeometryEffect" : nil,
          notes: inside[place].node == match.node
            ? [] : [Diagnostic.Note("the effect", at: survey.trimmed(match.modifier.range))],
          fix: fix)
      }
  }
}

extension Survey {
  /// The place among what is inside the effect of a size that nothing around it makes flexible.
  func fixedFrame(_ match: Match) -> Int? {
    let inside = inside(match)
    guard let place = inside.lastIndex(where: { isFixed($0.modifier) }) else { return nil }
    let isFreed = inside[place...].contains { $0.modifier.marks.contains(.bounds) }
    return isFreed ? nil : place
  }

  private func isFixed(_ modifier: Modifier) -> Bool {
    guard modifier.marks.contains(.sizes) else { return false }
    return ["width", "height"].contains { name in
      guard let value = argument(name, of: modifier) else { return false }
      if case .literal(.none) = value.kind { return false }
      return true
    }
  }

  func hasNoRoom(_ modifiers: ArraySlice<Modifier>) -> Bool {
    modifiers.allSatisfy { $0.marks.isDisjoint(with: [.insets, .sizes, .bounds, .hugs, .shifts]) }
  }
}
