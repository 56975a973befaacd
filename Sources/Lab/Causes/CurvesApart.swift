/// Two things that belong together move on different animations.
import Basics
import Drawing
import Engine

extension Causes {
  static let curvesApart = Cause(
    "curves-apart", "What belongs together moves on two curves",
    why: "Every view moves by itself to its new place, with the animation that holds where it "
      + "stands: that of the nearest .animation around it, else that of the change. Two animations "
      + "are two motions, even for views that lie on each other."
  ) { run in
    for change in run.changes where change.animations > 0 {
      if let found = leaves(change, run) ?? flights(change, run) { return [found] }
    }
    return []
  }

  /// T10: a leaf over another one.
  private static func leaves(_ change: ChangeRecord, _ run: Run) -> Explanation? {
    guard let before = run.recording.before, let last = run.samples.last?.frame else { return nil }
    let moved = before.leaves.compactMap { leaf -> (LeafSnapshot, LeafSnapshot, Animation?)? in
      guard let item = change.after.item(leaf.item), !item.isRemoving,
        let end = last.leaves.first(where: { $0.item == leaf.item && $0.view == leaf.view }),
        abs(end.rect.x - leaf.rect.x) + abs(end.rect.y - leaf.rect.y) > 1
      else { return nil }
      return (leaf, end, item.animation)
    }
    for (index, a) in moved.enumerated() {
      for b in moved[(index + 1)...] where a.2 != b.2 {
        guard a.0.rect.contains(b.0.rect.center), a.1.rect.contains(b.1.rect.center),
          let (sample, shares) = apart(a, b, run)
        else { continue }
        let place = [a.0.item, b.0.item].compactMap { scope(of: $0, change) }.first
        return Explanation(
          at: sample.seconds,
          "the \(a.0.view) has gone \(Wording.share(shares.0 * 100)) % of its way and the "
            + "\(b.0.view) on it \(Wording.share(shares.1 * 100)) %: \(Wording.animation(a.2)) "
            + "against \(Wording.animation(b.2)).",
          place: place ?? b.0.range,
          change: "write the .animation once, around both", items: [a.0.item, b.0.item])
      }
    }
    return nil
  }

  /// The frame in which the two have gone the most different shares of their ways.
  private static func apart(
    _ a: (LeafSnapshot, LeafSnapshot, Animation?), _ b: (LeafSnapshot, LeafSnapshot, Animation?),
    _ run: Run
  ) -> (Recording.Sample, (Double, Double))? {
    func share(_ leaf: (LeafSnapshot, LeafSnapshot, Animation?), _ frame: Frame) -> Double? {
      let (dx, dy) = (leaf.1.rect.x - leaf.0.rect.x, leaf.1.rect.y - leaf.0.rect.y)
      guard
        let now = frame.leaves.first(where: { $0.item == leaf.0.item && $0.view == leaf.0.view })
      else { return nil }
      return abs(dx) > abs(dy)
        ? (now.rect.x - leaf.0.rect.x) / dx : (now.rect.y - leaf.0.rect.y) / dy
    }
    let all = run.samples.compactMap { sample -> (Recording.Sample, (Double, Double))? in
      guard let x = share(a, sample.frame), let y = share(b, sample.frame) else { return nil }
      return (sample, (x, y))
    }
    let worst = all.max { abs($0.1.0 - $0.1.1) < abs($1.1.0 - $1.1.1) }
    return worst.flatMap { abs($0.1.0 - $0.1.1) > 0.02 ? $0 : nil }
  }

  /// Flights inside one arriving view that take different animations.
  private static func flights(_ change: ChangeRecord, _ run: Run) -> Explanation? {
    let pairs = change.pairs.filter(\.isFlying)
    for (index, a) in pairs.enumerated() {
      for b in pairs[(index + 1)...]
      where a.arriving.animation != b.arriving.animation
        && a.arrivingItem?.number == b.arrivingItem?.number
      {
        let place = [b, a].compactMap { scope(of: $0.arriving.item, change) }.first
        return Explanation(
          "\(Wording.name(a.arriving.id)) flies with "
            + "\(Wording.animation(a.arriving.animation)) and \(Wording.name(b.arriving.id)) "
            + "beside it with \(Wording.animation(b.arriving.animation)).",
          place: place ?? b.arriving.range,
          change: "write the .animation once, around both",
          items: [a.arriving.item, b.arriving.item])
      }
    }
    return nil
  }

  /// The nearest .animation that has replaced the animation around an item.
  private static func scope(of item: Int, _ change: ChangeRecord) -> SourceRange? {
    change.after.ancestry(of: item).flatMap { $0.modifiers.reversed() }
      .first { $0.kind.replacesAnimation }?.range
  }
}

extension ModifierFact.Kind {
  fileprivate var replacesAnimation: Bool {
    if case .animation(_, isInForce: true) = self { return true }
    return false
  }
}
