/// Border, background, overlay or clip around the effect: they stay at the slot.
import Basics
import Drawing
import Engine
import Linter

extension Causes {
  static let appearanceAfterEffect = Cause(Rules.appearanceAfterEffect) { run in
    var seen: Set<SourceRange> = []
    return run.flights.flatMap { pair in
      [pair.arriving, pair.leftover].compactMap { $0 }.flatMap { member in
        explain(member, run).filter { seen.insert($0.place).inserted }
      }
    }
  }

  private static func explain(_ member: MemberFact, _ run: Run) -> [Explanation] {
    let away = run.samples.compactMap { sample -> (Double, Double)? in
      guard let one = sample.anatomy.member(member.number), let shared = one.shared else {
        return nil
      }
      let gap = max(
        Wording.distance(shared, one.slot), abs(shared.width - one.slot.width),
        abs(shared.height - one.slot.height))
      return (sample.seconds, gap)
    }
    guard let (seconds, gap) = away.max(by: { $0.1 < $1.1 }), gap > 1 else { return [] }
    return member.outside.filter { $0.drawsAtItsPlace || $0.kind.clips }.map { modifier in
      let code = run.code(modifier.range)
      return Explanation(
        at: seconds,
        "\(Run.short(code, to: 32)) was up to \(Wording.points(gap)) off the view it belongs to "
          + "while \(Wording.name(member.id)) flew.",
        place: modifier.range,
        change: "write \(code) before .matchedGeometryEffect", items: [member.item])
    }
  }
}

extension ModifierFact.Kind {
  fileprivate var clips: Bool {
    if case .clip = self { return true }
    return false
  }
}
