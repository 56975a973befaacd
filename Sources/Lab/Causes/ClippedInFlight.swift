/// A flight that leaves the region its view lives in, and is cut there.
import Basics
import Drawing
import Engine

extension Causes {
  static let clippedInFlight = Cause("clipped-in-flight", "A region around it cuts the flight") {
    run in
    run.flights.compactMap { pair in
      let around = pair.change.after.ancestry(of: pair.arriving.item).dropFirst()
      let regions = around.filter(\.cutsContent)
      return regions.lazy.compactMap { region in explain(pair, region, run) }.first
    }
  }

  /// The share of a rect that lies outside another.
  private static func outside(_ rect: Rect, _ region: Rect) -> Double {
    let area = rect.width * rect.height
    guard area > 0 else { return 0 }
    let common = rect.intersection(region)
    return 1 - common.width * common.height / area
  }

  private static func explain(_ pair: Pair, _ region: ItemFact, _ run: Run) -> Explanation? {
    let cut = run.samples.compactMap { sample in
      run.shape(of: pair.arriving, in: sample).map { leaf in
        (sample.seconds, outside(leaf.rect, region.rect))
      }
    }
    guard let worst = cut.max(by: { $0.1 < $1.1 }), worst.1 > 0.3, let last = cut.last,
      last.1 < 0.1
    else { return nil }
    let share = Wording.share(worst.1 * 100)
    return Explanation(
      at: worst.0,
      "\(share) % of \(Wording.name(pair.arriving.id)) are cut off: it lives in "
        + "\(run.place(region)), which is \(Wording.rect(region.rect)).",
      place: region.range,
      why: "The effect moves a view's frame, not the view: it is drawn where it lives in the tree, "
        + "inside the clip of everything around it and behind what is painted later.",
      change: "let the view that flies live outside: in an .overlay on \(run.place(region))",
      items: [pair.arriving.item])
  }
}

extension ItemFact {
  /// Whether what stands out of it is not drawn.
  fileprivate var cutsContent: Bool {
    names.last == "ScrollView"
      || modifiers.contains {
        if case .clip = $0.kind { return true }
        return false
      }
  }
}
