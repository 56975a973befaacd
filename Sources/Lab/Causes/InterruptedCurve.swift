/// A flight on a timing curve that is sent back or on before it has ended.
import Basics
import Engine

extension Causes {
  static let interruptedCurve = Cause(
    "interrupted-curve", "A timing curve was interrupted in flight"
  ) { run in
    run.flights.compactMap { pair in
      guard pair.departing.isFlying, let animation = pair.arriving.animation,
        case .bezier(_, let duration) = animation.kind
      else { return nil }
      return Explanation(
        "\(Wording.name(pair.arriving.id)) was still flying when this change sent it to "
          + "\(Wording.rect(pair.arriving.slot)); from there it takes the whole "
          + "\(Wording.seconds(duration)) s again.",
        place: run.recording.handler.flatMap { run.position($0) == nil ? nil : $0 }
          ?? pair.arriving.range,
        why: "Two timing curves are chained: the old motion goes on underneath and the new one "
          + "blends over it, so the view overshoots the turning point and loses its speed. Springs "
          + "merge: they go on from place and speed.",
        change: "withAnimation(.spring) in place of the timing curve",
        items: [pair.arriving.item])
    }
  }
}
