/// A transition's clip or border lies around the padding and frame of its element.
import Basics
import Drawing
import Engine
import Linter

extension Causes {
  static let transitionAroundPadding = Cause(Rules.transitionAroundPadding) { run in
    var seen: Set<SourceRange> = []
    return run.changes.flatMap { change in
      change.after.items.filter { change.arrives($0) || change.departs($0) }
        .compactMap { item -> Explanation? in
          let isMatched = item.transitionBody.contains { $0.kind == .matched }
          guard !isMatched, let modifier = item.transitionBody.first(where: \.kind.showsEdges),
            let room = item.modifiers.first(where: \.kind.makesRoom),
            let leaf = leaf(of: item, run), seen.insert(modifier.range).inserted
          else { return nil }
          return explain(modifier, room, item, leaf, run)
        }
    }
  }

  /// The shape of an element, where it is smaller than the element.
  private static func leaf(of item: ItemFact, _ run: Run) -> LeafSnapshot? {
    let leaf = run.samples.first?.frame.leaves.first { $0.item == item.number && $0.text == nil }
    guard let leaf,
      max(item.rect.width - leaf.rect.width, item.rect.height - leaf.rect.height) > 1
    else { return nil }
    return leaf
  }

  private static func explain(
    _ modifier: ModifierFact, _ room: ModifierFact, _ item: ItemFact, _ leaf: LeafSnapshot,
    _ run: Run
  ) -> Explanation {
    Explanation(
      "\(Run.short(run.code(modifier.range), to: 40)) lies around \(Wording.size(item.rect.size)), "
        + "while the \(leaf.view) in it is drawn at \(Wording.size(leaf.rect.size)).",
      place: modifier.range,
      change: "move \(run.code(room.range)) to the container", items: [item.number])
  }
}

extension ModifierFact.Kind {
  fileprivate var showsEdges: Bool {
    switch self {
    case .border: return true
    case .clip(let radius): return (radius ?? 0) > 0
    default: return false
    }
  }

  fileprivate var makesRoom: Bool {
    switch self {
    case .padding, .flexibleFrame, .fixedFrame: return true
    default: return false
    }
  }
}
