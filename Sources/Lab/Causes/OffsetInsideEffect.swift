/// Offset or padding between the effect and its view, different on the two sides.
import Basics
import Drawing
import Engine
import Linter

extension Causes {
  static let offsetInsideEffect = Cause(Rules.offsetInsideEffect) { run in
    run.flights.compactMap { pair in
      let (a, b) = (Shift(pair.arriving), Shift(pair.departing))
      guard a != b, let sample = run.samples.first else { return nil }
      let member = a.isZero ? pair.departing : pair.arriving
      guard let modifier = member.inside.first(where: \.kind.shifts) else { return nil }
      let gap = Point(a.offset.x - b.offset.x, a.offset.y - b.offset.y)
      var happened = "the two views of \(Wording.name(pair.arriving.id)) fly "
      if gap != .zero {
        happened +=
          "\(Wording.points((gap.x * gap.x + gap.y * gap.y).squareRoot())) apart all the way"
      } else {
        let shared = sample.anatomy.member(member.number)?.shared ?? member.slot
        let inner = Shift(member).insets
        let width = max(0, shared.width - inner.leading - inner.trailing)
        let height = max(0, shared.height - inner.top - inner.bottom)
        happened +=
          "in one frame of \(Wording.size(shared.size)), of which the padding leaves one of "
        happened += "them \(Wording.size(Size(width, height)))"
      }
      let code = run.code(modifier.range)
      return Explanation(
        at: sample.seconds, happened + ".", place: modifier.range,
        change: member.isInTransition
          ? "move \(code) to the container: the transition wraps the whole element"
          : "write \(code) after .matchedGeometryEffect",
        items: [member.item])
    }
  }
}

/// What the modifiers inside an effect add to the place of the flight.
private struct Shift: Equatable {
  var offset = Point.zero
  var insets = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)

  var isZero: Bool { self == Shift() }

  private init() {}

  init(_ member: MemberFact) {
    for modifier in member.inside {
      switch modifier.kind {
      case .offset(let x, let y): offset = offset + Point(x, y)
      case .padding(let more):
        insets.top += more.top
        insets.leading += more.leading
        insets.bottom += more.bottom
        insets.trailing += more.trailing
      // Padding that holds a background is part of what flies.
      case .decoration, .border, .clip: return
      default: break
      }
    }
  }
}

extension ModifierFact.Kind {
  fileprivate var shifts: Bool {
    switch self {
    case .offset, .padding: return true
    default: return false
    }
  }
}
