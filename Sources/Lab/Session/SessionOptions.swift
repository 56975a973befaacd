package import Drawing
package import Engine

/// How a bench is run.
package struct SessionOptions: Sendable {
  /// In points; a loose file gets that of a telephone.
  package var canvas = Size(390, 844)
  /// The view to run, nil for the first candidate.
  package var root: String?
  package var semantics = Semantics()
  package var limits = Limits()
  package init() {}

  /// A canvas from `390x844`, at most 4000 points a side.
  package static func canvas(_ text: String) -> Size? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      width >= 1, height >= 1, width <= 4_000, height <= 4_000
    else { return nil }
    return Size(width, height)
  }
}
