/// The two views of a pair differ in a number that nothing interpolates.
import Basics
import Drawing
import Engine
import Linter

extension Causes {
  static let radiusJumps = Cause(Rules.radiusJumps) { run in
    run.flights.compactMap { pair in
      let first = run.samples.first?.frame
      let old = run.shape(of: pair.departing, in: run.recording.before)
      let new = run.shape(of: pair.arriving, in: first)
      guard let old, let new else { return nil }
      return radius(old, new, pair, run) ?? color(old, new, pair, run)
    }
  }

  private static func radius(
    _ old: LeafSnapshot, _ new: LeafSnapshot, _ pair: Pair, _ run: Run
  ) -> Explanation? {
    let cornered = ["Rectangle", "RoundedRectangle", "Color"]
    guard cornered.contains(old.view) == cornered.contains(new.view) else { return nil }
    let (from, to) = (old.cornerRadius ?? 0, new.cornerRadius ?? 0)
    guard abs(from - to) > 0.5, isHeld(to, new, run, { $0.cornerRadius ?? 0 }) else { return nil }
    return explain(
      "the corner radius of \(Wording.name(pair.arriving.id)) went from \(Wording.number(from)) to "
        + "\(Wording.number(to)) in one frame, while the frame took its time",
      "write it once on the container, through an animatable modifier: .modifier(Radius(value: "
        + "isOpen ? \(Wording.number(to)) : \(Wording.number(from))))", new, pair, run)
  }

  private static func color(
    _ old: LeafSnapshot, _ new: LeafSnapshot, _ pair: Pair, _ run: Run
  ) -> Explanation? {
    // While one fades in over the other, the eye sees a blend.
    guard new.effectiveOpacity == new.opacity, new.opacity > 0, old.color != new.color,
      isHeld(new.color.red, new, run, { $0.color.red })
    else { return nil }
    return explain(
      "the colour of \(Wording.name(pair.arriving.id)) went from \(old.color.hexString) to "
        + "\(new.color.hexString) in one frame",
      "use one colour, or keep the default fade, which blends the two", new, pair, run)
  }

  /// Whether a leaf keeps a number from its first frame to its last.
  private static func isHeld(
    _ value: Double, _ leaf: LeafSnapshot, _ run: Run, _ read: (LeafSnapshot) -> Double
  ) -> Bool {
    run.samples.allSatisfy { sample in
      sample.frame.leaves.first { $0.item == leaf.item && $0.view == leaf.view }
        .map { abs(read($0) - value) < 0.01 } ?? true
    }
  }

  private static func explain(
    _ happened: String, _ advice: String, _ leaf: LeafSnapshot, _ pair: Pair, _ run: Run
  ) -> Explanation {
    Explanation(
      happened + ".", place: run.position(leaf.range) == nil ? pair.arriving.range : leaf.range,
      change: advice, items: [pair.arriving.item, pair.departing.item])
  }
}
