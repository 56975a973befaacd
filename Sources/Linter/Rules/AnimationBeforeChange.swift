/// `.animation` written before the modifiers it should animate.
import Basics
import Language

extension Rules {
  package static let animationBeforeChange = Rule(
    "animation-before-change", "The animation is written before what changes",
    why: "An .animation(_:value:) holds for what it is written on: the view and the modifiers "
      + "above it. What is written below stands outside and changes at once.",
    wrong: """
      struct ContentView: View {
        @State private var isOpen = false
        var body: some View {
          Circle()
            .frame(width: 40, height: 40)
            .animation(.easeInOut, value: isOpen)
            .offset(x: isOpen ? 100 : 0)
            .onTapGesture { isOpen.toggle() }
        }
      }
      """,
    right: """
      struct ContentView: View {
        @State private var isOpen = false
        var body: some View {
          Circle()
            .frame(width: 40, height: 40)
            .offset(x: isOpen ? 100 : 0)
            .animation(.easeInOut, value: isOpen)
            .onTapGesture { isOpen.toggle() }
        }
      }
      """
  ) { survey in
    guard survey.isComplete else { return [] }
    return survey.nodes.flatMap { node in
      node.modifiers.indices.compactMap { survey.belated(node, $0) }
    }
  }

  /// What an animation holds for when it is a number or a place.
  fileprivate static let moving: Set<CardMark> = [.sizes, .bounds, .insets, .shifts, .alters]
}

extension Survey {
  fileprivate func belated(_ node: ViewNode, _ index: Int) -> Diagnostic? {
    let modifier = node.modifiers[index]
    guard modifier.marks.contains(.animates) else { return nil }
    let places = watched(by: modifier)
    guard !places.isEmpty, !isAnimatedAround(node), !isAnimatedSomewhere(places),
      !node.modifiers[(index + 1)...].contains(where: { $0.marks.contains(.animates) }),
      !dependsInside(node, before: index, on: places),
      let last = node.modifiers.indices.last(where: {
        $0 > index && !node.modifiers[$0].marks.isDisjoint(with: Rules.moving)
          && depends(node.modifiers[$0], on: places)
      })
    else { return nil }
    return finding(
      "\(code(node.modifiers[last].range)) stands outside of this animation and changes at once",
      at: modifier.range,
      fix: moving(index...index, behind: last, of: node, "write the animation behind it"))
  }

  private func depends(_ modifier: Modifier, on places: Set<String>) -> Bool {
    modifier.arguments.contains { argument in
      argument.map { !self.places(in: $0, modifier.scope).isDisjoint(with: places) } ?? false
    }
  }

  /// Whether anything that the animation does hold for looks at the states.
  private func dependsInside(_ node: ViewNode, before index: Int, on places: Set<String>) -> Bool {
    if node.modifiers[..<index].contains(where: { depends($0, on: places) }) { return true }
    if !self.places(in: node.base, node.scope).isDisjoint(with: places) { return true }
    return nodes.contains { inner in
      guard isInside(inner, node) else { return false }
      if inner.modifiers.contains(where: { depends($0, on: places) }) { return true }
      if !self.places(in: inner.base, inner.scope).isDisjoint(with: places) { return true }
      return branches(inner).contains { step in
        guard case .branch(let number, _) = step else { return false }
        return !conditionals[number].places.isDisjoint(with: places)
      }
    }
  }
}
