/// An overlay that leaves behind a background which then covers it.
import Basics
import Language

extension Rules {
  package static let hiddenBehind = Rule(
    "hidden-behind", "A neighbour is painted over it",
    why: "Neither an effect nor a transition lifts a view: it is painted at its place among its "
      + "neighbours, and one that is being removed goes behind all of them. zIndex compares the "
      + "elements of one container.",
    wrong: """
      struct ContentView: View {
        @State private var isOpen = false
        var body: some View {
          ZStack {
            Color.white
            if isOpen {
              Color.teal.frame(height: 200).transition(.move(edge: .bottom))
            }
          }
          .onTapGesture { withAnimation { isOpen.toggle() } }
        }
      }
      """,
    right: """
      struct ContentView: View {
        @State private var isOpen = false
        var body: some View {
          ZStack {
            Color.white
            if isOpen {
              Color.teal.frame(height: 200).transition(.move(edge: .bottom)).zIndex(1)
            }
          }
          .onTapGesture { withAnimation { isOpen.toggle() } }
        }
      }
      """
  ) { survey in
    survey.nodes.compactMap { node in
      guard case .branch(let number, let branch)? = node.steps.last,
        let container = survey.container(node), survey.isLayered(container),
        !survey.chain(node).contains(where: { $0.modifier.marks.contains(.raises) }),
        survey.transition(node).map({ !survey.isIdentity($0) }) ?? true,
        let cover = survey.cover(behind: node, in: container)
      else { return nil }
      // With another view in its place there is something new to be seen as well.
      let hasOther = survey.nodes.contains { other in
        other.steps.contains { step in
          if case .branch(number, let otherBranch) = step { return otherBranch != branch }
          return false
        }
      }
      let places = survey.conditionals[number].places
      guard !hasOther, survey.isAnimatedSomewhere(places) || survey.isAnimatedAround(node) else {
        return nil
      }
      let end = node.modifiers.last?.range.end ?? node.base.range.end
      let place = SourceRange(end, end, file: node.base.range.file)
      return survey.finding(
        "when this view leaves it goes behind \(survey.code(cover.base.range)) of line "
          + "\(survey.line(cover.base.range)), which covers it",
        at: survey.head(node),
        fix: Diagnostic.FixIt("add '.zIndex(1)'", replace: place, with: ".zIndex(1)"))
    }
  }
}

extension Survey {
  fileprivate func isLayered(_ node: ViewNode) -> Bool {
    node.card.map { catalog.marks($0).contains(.layers) } ?? false
  }

  /// A plain colour that lies behind a view over the whole container.
  fileprivate func cover(behind node: ViewNode, in container: ViewNode) -> ViewNode? {
    nodes.first { other in
      guard other.number < node.number,
        other.steps == container.steps + [.container(container.number)],
        case .named(let type, _) = other.base.type, catalog.marks(ofType: type).contains(.fills),
        let card = other.card, !catalog.marks(card).contains(.unseen)
      else { return false }
      let changing: Set<CardMark> = [
        .sizes, .bounds, .insets, .shifts, .alters, .clips, .raises, .matches,
      ]
      return other.modifiers.allSatisfy { $0.marks.isDisjoint(with: changing) }
    }
  }
}
