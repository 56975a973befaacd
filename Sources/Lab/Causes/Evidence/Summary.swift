/// What the last event did, in sentences of facts, for a run in which nothing is wrong.
import Basics
import Drawing
import Engine

struct Summary {
  private(set) var lines: [String] = []
  private let run: Run

  /// `items` restricts it to the views in these container items.
  init(_ run: Run, _ items: Set<Int>?) {
    self.run = run
    for change in run.changes { add(change, items) }
    if run.changes.isEmpty { lines.append("the last event changed nothing") }
    guard !run.changes.isEmpty else { return }
    if let settled = run.recording.settled {
      if settled > 0 { lines.append("everything is at rest after \(Wording.seconds(settled)) s") }
    } else {
      lines.append("something goes on moving without an end")
    }
    lines.append("nothing here looks like a mistake")
  }

  private mutating func add(_ change: ChangeRecord, _ items: Set<Int>?) {
    func isMeant(_ item: Int) -> Bool { items?.contains(item) ?? true }
    lines.append(made(change))
    var told: Set<Int> = []
    for pair in change.pairs where isMeant(pair.arriving.item) || isMeant(pair.departing.item) {
      lines.append(flight(pair))
      for item in [pair.arrivingItem, pair.departingItem] {
        item.map { _ = told.insert($0.number) }
      }
    }
    for item in change.after.items
    where change.arrives(item) && isOutermost(item, change.after, change.arrives) {
      if isMeant(item.number), told.insert(item.number).inserted {
        lines.append("\(run.place(item)) came" + by(item))
      }
    }
    for item in change.before.items
    where change.departs(item) && isOutermost(item, change.before, change.departs) {
      if isMeant(item.number), told.insert(item.number).inserted {
        let isErased = change.after.item(item.number) == nil
        lines.append("\(run.place(item)) went" + (isErased ? " at once" : by(item)))
      }
    }
    if change.pairs.isEmpty, change.animations > 0 {
      let number = change.animations
      lines.append(number == 1 ? "it started 1 animation" : "it started \(number) animations")
    }
    addMoves(items)
  }

  /// The most moves that are told one by one.
  private static let mostMoves = 4

  /// What stayed and is somewhere else now.
  private mutating func addMoves(_ items: Set<Int>?) {
    guard let first = run.samples.first?.frame, let last = run.samples.last?.frame else { return }
    func same(_ leaf: LeafSnapshot, in frame: Frame) -> LeafSnapshot? {
      frame.leaves.first { $0.item == leaf.item && $0.view == leaf.view }
    }
    let moves = (run.recording.before?.leaves ?? []).compactMap { leaf -> String? in
      guard items?.contains(leaf.item) ?? true, let end = same(leaf, in: last),
        let start = same(leaf, in: first),
        Wording.distance(leaf.rect, end.rect) > 0.5 || leaf.rect.size != end.rect.size
      else { return nil }
      let line = run.lineNumber(leaf.range).map { " of line \($0)" } ?? ""
      return "the \(leaf.view)\(line) went \(Wording.way(leaf.rect, end.rect))"
        + (start.rect == end.rect ? " in one frame" : "")
    }
    for move in moves.prefix(Summary.mostMoves) where !lines.contains(move) { lines.append(move) }
    let others = moves.count - Summary.mostMoves
    if others > 0 { lines.append("\(others) more moved") }
  }

  /// With which animation, and which modifiers replaced it.
  private func made(_ change: ChangeRecord) -> String {
    var text = "the change was made with \(Wording.animation(change.animation))"
    var shown: [SourceRange] = []
    for modifier in change.after.items.flatMap(\.modifiers) {
      guard case .animation(let animation, isInForce: true) = modifier.kind,
        !shown.contains(modifier.range), let line = run.lineNumber(modifier.range)
      else { continue }
      shown.append(modifier.range)
      text += "; line \(line) put \(Wording.animation(animation)) in its place"
    }
    return text
  }

  private func isOutermost(
    _ item: ItemFact, _ anatomy: Anatomy, _ isChanged: (ItemFact) -> Bool
  ) -> Bool {
    anatomy.ancestry(of: item.number).filter(isChanged).count == 1
  }

  private func by(_ item: ItemFact) -> String {
    guard let range = item.transitionRange else { return " with a fade, having no transition" }
    return " by \(run.code(range))"
  }

  private func flight(_ pair: Pair) -> String {
    var text = "\(Wording.name(pair.arriving.id)) "
    let (from, to) = (pair.departing.slot, pair.arriving.slot)
    if pair.isFlying {
      text += "flew from \(Wording.rect(from)) to \(Wording.rect(to))"
      text += ", \(Wording.animation(pair.arriving.animation))"
    } else {
      text += "stood at \(Wording.rect(to)) from the first frame"
    }
    text += opacity(of: pair.arriving, "the view that came")
    text += opacity(of: pair.departing, "the view that left")
    let sizes = [(pair.departing, run.recording.before), (pair.arriving, run.samples.first?.frame)]
      .map { member, frame in run.leaves(of: member, in: frame).compactMap(\.fontSize).first }
    if let old = sizes[0], let new = sizes[1], old != new {
      text += "; its font went from \(Wording.number(old)) to \(Wording.number(new)) at once"
    }
    return text
  }

  private func opacity(of member: MemberFact, _ name: String) -> String {
    let found = run.samples.compactMap { sample in
      run.leaves(of: member, in: sample).first.map { (sample.seconds, $0.effectiveOpacity) }
    }
    guard let first = found.first, let last = found.last else {
      return "; \(name) was gone in the first frame"
    }
    if found.allSatisfy({ $0.1 == first.1 }) {
      let until = last.0 < (run.samples.last?.seconds ?? 0)
      return "; \(name) kept opacity \(Wording.share(first.1))"
        + (until ? " until t=\(Wording.seconds(last.0))" : "")
    }
    return "; \(name) went from opacity \(Wording.share(first.1)) to \(Wording.share(last.1))"
  }
}
