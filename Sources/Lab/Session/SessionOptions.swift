package import Drawing
package import Engine

/// How a bench is run.
package struct SessionOptions: Sendable {
  /// In points; a loose file gets that of a telephone.
  package var canvas = Size(390, 844)
  /// What bars and corners of the device take at the sides, in points (L39).
  package var safeArea = Insets.zero
  /// The view to run, nil for the first candidate.
  package var root: String?
  /// Whether a root view that needs arguments is given values made up by their types.
  package var makesSamples = false
  /// Whether what is unknown or approximated is an error.
  package var isStrict = false
  package var semantics = Semantics()
  package var limits = Limits()
  package var fuel = Fuel()
  package init() {}

  /// Insets from `47,0,34,0`: top, leading, bottom, trailing, at most 1000 points each.
  package static func safeArea(_ text: String) -> Insets? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0) ?? -1
    }
    guard parts.count == 4, parts.allSatisfy({ $0 >= 0 && $0 <= 1_000 }) else { return nil }
    return Insets(top: parts[0], leading: parts[1], bottom: parts[2], trailing: parts[3])
  }

  /// A canvas from `390x844`, at most 4000 points a side.
  package static func canvas(_ text: String) -> Size? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      width >= 1, height >= 1, width <= 4_000, height <= 4_000
    else { return nil }
    return Size(width, height)
  }
}

/// Instructions that the code of a program may take. An endless loop ends after a definite number
/// of them, on every machine at the same place.
package struct Fuel: Sendable {
  /// From one event to the next.
  package var perEvent = 10_000_000
  /// What each virtual second adds, while no more than `perEvent` is there.
  package var perSecond = 500_000
  /// Of a whole run, its replays and questions included; nil where a person can interrupt it.
  package var total: Int?

  package init() {}

  /// For programs of strangers that nobody watches.
  package static let graded: Fuel = {
    var fuel = Fuel()
    fuel.perEvent = 2_000_000
    fuel.perSecond = 200_000
    fuel.total = 20_000_000
    return fuel
  }()
}
