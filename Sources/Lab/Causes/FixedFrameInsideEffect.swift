/// A child that keeps its size while the group offers another.
import Basics
import Drawing
import Engine
import Linter

extension Causes {
  static let fixedFrameInsideEffect = Cause(Rules.fixedFrameInsideEffect) { run in
    var seen: Set<SourceRange> = []
    return run.flights.flatMap { pair in
      [pair.arriving, pair.departing].compactMap { member -> Explanation? in
        let isText = member.content == "Text" && !member.inside.contains(where: \.kind.fixesSize)
        guard !isText, member.properties.contains(.size),
          let worst = worst(member, run), seen.insert(member.range).inserted
        else { return nil }
        return explain(worst.sample, worst.member, run)
      }
    }
  }

  /// The frame in which the size offered and the size taken differ most.
  private static func worst(
    _ member: MemberFact, _ run: Run
  ) -> (sample: Recording.Sample, member: MemberFact)? {
    let found = run.samples.compactMap { sample -> (Recording.Sample, MemberFact, Double)? in
      guard let one = sample.anatomy.member(member.number), one.isFlying, let shared = one.shared
      else { return nil }
      let difference = max(
        abs(shared.width - one.drawn.width), abs(shared.height - one.drawn.height))
      return difference > 1 ? (sample, one, difference) : nil
    }
    return found.max { $0.2 < $1.2 }.map { ($0.0, $0.1) }
  }

  private static func explain(
    _ sample: Recording.Sample, _ member: MemberFact, _ run: Run
  ) -> Explanation {
    let shared = member.shared ?? member.drawn
    let dx = member.drawn.center.x - shared.center.x
    let dy = member.drawn.center.y - shared.center.y
    let parts = [Wording.sideways(dx), Wording.upwards(dy)].compactMap { $0 }
    let shift =
      parts.isEmpty ? "" : parts.joined(separator: " and ") + " the middle of the shared frame"
    let fixed = member.inside.first(where: \.kind.fixesSize)
    let code = fixed.map { run.code($0.range) }
    let advice: String
    if let code, member.isInTransition {
      advice = "move \(code) to the container: the transition wraps the whole element"
    } else if let code {
      advice = "write \(code) after .matchedGeometryEffect"
    } else {
      advice =
        "match something that fills its room, such as a background, instead of the "
        + member.content
    }
    return Explanation(
      at: sample.seconds,
      "the flight of \(Wording.name(member.id)) offers \(Wording.size(shared.size)) and the view "
        + "inside takes \(Wording.size(member.drawn.size))\(shift.isEmpty ? "" : ": it is drawn ")"
        + shift + ".",
      place: fixed?.range ?? member.contentRange,
      change: advice, items: [member.item])
  }
}

extension ModifierFact.Kind {
  var fixesSize: Bool {
    switch self {
    case .fixedFrame, .fixedSize, .aspectRatio: return true
    default: return false
    }
  }
}
