// Proposals: what a parent offers a child.
package import Drawing

/// A size offered by a parent (L1): per axis nil asks for the ideal length, 0 for the minimum,
/// infinity for the maximum. Stored without optionals so that a cache compares four words.
@frozen package struct Proposal: Sendable, Hashable {
  /// The offered width in points; `Proposal.unspecified` stands for nil.
  package var width: Double
  /// The offered height in points; `Proposal.unspecified` stands for nil.
  package var height: Double

  /// The stored form of nil. No real proposal is negative.
  @inlinable package static var unspecified: Double { -.infinity }

  @inlinable package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  package init(width: Double?, height: Double?) {
    self.init(width ?? Proposal.unspecified, height ?? Proposal.unspecified)
  }

  @inlinable package init(_ size: Size) { self.init(size.width, size.height) }

  package static let ideal = Proposal(Proposal.unspecified, Proposal.unspecified)

  /// L2: 10 points where nothing was offered.
  @inlinable package var replacingUnspecified: Size {
    Size(
      width == Proposal.unspecified ? 10 : width, height == Proposal.unspecified ? 10 : height)
  }
}
