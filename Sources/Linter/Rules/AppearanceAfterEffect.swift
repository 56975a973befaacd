/// Border, background or clip written behind the effect.
import Basics
import Language

extension Rules {
  package static let appearanceAfterEffect = Rule(
    "appearance-after-effect", "What is written after the effect stays behind",
    why: "The effect moves only what it is written on. Seen from outside the view keeps its place "
      + "and size; a border, background, overlay or clip around it is laid out there.",
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
                .matchedGeometryEffect(id: "card", in: space)
                .border(.black)
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
                .border(.black)
                .matchedGeometryEffect(id: "card", in: space)
                .frame(width: 80, height: 80)
            }
          }
          .onTapGesture { withAnimation { isOpen.toggle() } }
        }
      }
      """
  ) { survey in
    survey.matches.flatMap { match -> [Diagnostic] in
      let node = survey.nodes[match.node]
      guard
        survey.partners(of: match).contains(where: {
          survey.areExclusive(node, survey.nodes[$0.node])
        })
      else { return [] }
      return survey.leftBehind(match).map { index in
        survey.finding(
          "\(survey.code(node.modifiers[index].range)) stays at the place in the layout while "
            + "\(survey.code(match.idRange)) flies",
          at: node.modifiers[index].range,
          hint: "write it before .matchedGeometryEffect",
          fix: survey.moving(
            match.index...match.index, behind: index, of: node, "write the effect behind it",
            with: index))
      }
    }
  }
}

extension Survey {
  /// Positions behind the effect of what is drawn at the place of the view itself.
  fileprivate func leftBehind(_ match: Match) -> [Int] {
    let node = nodes[match.node]
    var found: [Int] = []
    for index in (match.index + 1)..<max(node.modifiers.count, match.index + 1) {
      let marks = node.modifiers[index].marks
      // Room around the view is a place of its own, and may well be painted.
      if marks.contains(.bounds) || marks.contains(.insets) { break }
      guard marks.contains(.clips) || marks.contains(.decorates) else { continue }
      let holdsMatch = matches.contains { inner in
        nodes[inner.node].steps.contains(.content(node.number, modifier: index))
      }
      if !holdsMatch { found.append(index) }
    }
    return found
  }

  /// The same edit the other way round: the modifier at `index` is written before the effect.
  fileprivate func moving(
    _ effect: ClosedRange<Int>, behind target: Int, of node: ViewNode, _ message: String,
    with index: Int
  ) -> Diagnostic.FixIt? {
    guard let whole = moving(effect, behind: target, of: node, message) else { return nil }
    // What stands between the two stays behind the effect.
    let moved = node.modifiers[index].range
    let before = SourceRange(whole.range.start, moved.start, file: moved.file)
    return Diagnostic.FixIt(
      "write it before the effect", replace: whole.range, with: text(moved) + text(before))
  }
}
