/// The change reaches the arriving view without an animation.
import Basics
import Engine
import Linter

extension Causes {
  static let noAnimation = Cause(Rules.noAnimation) { run in
    let paired = run.pairs.filter { $0.arriving.animation == nil }
      .map { pair -> Explanation in
        let way = Wording.way(pair.departing.slot, pair.arriving.slot)
        return explain(
          "\(Wording.name(pair.arriving.id)) went \(way) in one frame",
          pair.change, [pair.arrivingItem, pair.departingItem], pair.arriving.item, run,
          fallback: pair.arriving.range)
      }
    if !paired.isEmpty { return paired }
    return run.changes.compactMap { change in
      let coming = change.after.items.first { $0.canTransition && change.arrives($0) }
      let going = change.before.items.first { $0.canTransition && change.departs($0) }
      guard change.animations == 0, change.pairs.isEmpty, change.animation == nil,
        let item = coming ?? going, !run.isAnimated(item.number, change),
        coming?.isIdentity != true || going?.isIdentity == false
      else { return nil }
      let verb = coming == nil ? "disappeared" : "appeared"
      let rect = Wording.rect(item.rect)
      return explain(
        "the \(run.name(item)), \(rect), \(verb) in one frame, and 0 animations were started",
        change, [coming, going], item.number, run, fallback: item.range)
    }
  }

  private static func explain(
    _ happened: String, _ change: ChangeRecord, _ changed: [ItemFact?], _ item: Int, _ run: Run,
    fallback: SourceRange
  ) -> Explanation {
    let around = change.after.ancestry(of: item) + change.before.ancestry(of: item)
    let modifiers = around.flatMap(\.modifiers)
    if change.animation != nil, let cut = modifiers.first(where: { $0.kind.removesAnimation }) {
      return Explanation(
        "\(happened): the change was made with \(Wording.animation(change.animation)), and a "
          + "modifier above took it away.", place: cut.range,
        why: "An .animation modifier replaces the animation for everything inside it when its "
          + "value changes, and nil replaces it by none. A flight takes what holds at the view "
          + "that arrives.", change: "remove \(run.code(cut.range)), or write it further in",
        items: [item])
    }
    let own = changed.compactMap { $0?.modifiers.first(where: \.kind.isIdleAnimation) }.first
    if let own {
      return Explanation(
        "\(happened): the animation stands inside what comes and goes, and was not used.",
        place: own.range,
        why: "An .animation(_:value:) acts when its value differs from the time before. Inside the "
          + "branch it is born with the new value on the way in and gone on the way out, so it "
          + "never sees a difference.",
        change: "move \(run.code(own.range)) to the container around the if", items: [item])
    }
    return Explanation(
      "\(happened): the state was changed without an animation.",
      place: run.recording.handler.flatMap { run.position($0) == nil ? nil : $0 } ?? fallback,
      change: run.animatedHandler ?? "withAnimation { ... }  - around the change of the state",
      items: [item])
  }
}

extension Run {
  /// Whether a modifier around an item gave the change an animation, even if nothing used it.
  fileprivate func isAnimated(_ item: Int, _ change: ChangeRecord) -> Bool {
    (change.after.ancestry(of: item) + change.before.ancestry(of: item))
      .flatMap(\.modifiers).contains(where: \.kind.isUsedAnimation)
  }

  /// The handler of the event with its action in `withAnimation`, where it is short.
  fileprivate var animatedHandler: String? {
    guard let handler = recording.handler else { return nil }
    let text = wholeCode(handler)
    guard let open = text.firstIndex(of: "{"), let close = text.lastIndex(of: "}"), open < close
    else { return nil }
    let action = text[text.index(after: open)..<close].drop { $0 == " " }
    guard action.count < 50, !action.contains("withAnimation") else { return nil }
    return "withAnimation { \(action)}"
  }
}

extension ModifierFact.Kind {
  var removesAnimation: Bool {
    if case .animation(nil, isInForce: true) = self { return true }
    return false
  }

  /// An animation that was put in the place of the change's own.
  var isUsedAnimation: Bool {
    if case .animation(.some, isInForce: true) = self { return true }
    return false
  }

  /// An animation that was not used in this change.
  var isIdleAnimation: Bool {
    if case .animation(.some, isInForce: false) = self { return true }
    return false
  }
}
