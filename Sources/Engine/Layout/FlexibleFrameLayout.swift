// Layout of `.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
import Drawing

/// A frame with bounds (L24, L25). Reads `a`, `b`, `c`, the least, ideal and greatest width, `d`,
/// `e`, `f`, the same for the height, each `Proposal.unspecified` where not given, and `alignment`.
enum FlexibleFrameLayout {
  static let functions = LayoutFunctions(
    size: size, place: place, priority: { _, _ in 0 }, spacing: PassThroughLayout.spacing,
    guide: guide,
    textEdge: TextEdge.ofFrame { p, edge in
      let bounds = edge.isHorizontal ? [p.a, p.b, p.c] : [p.d, p.e, p.f]
      return bounds.contains { $0 != Proposal.unspecified }
    })

  /// The bounds of one axis.
  struct Bounds {
    var least: Double
    var ideal: Double
    var greatest: Double

    private var hasLeast: Bool { least != Proposal.unspecified }
    private var hasGreatest: Bool { greatest != Proposal.unspecified }
    private var top: Double { hasGreatest ? greatest : .infinity }

    /// What the child is proposed.
    func offered(_ proposed: Double) -> Double {
      let base = proposed == Proposal.unspecified ? ideal : proposed
      return base == Proposal.unspecified ? base : max(least, min(top, base))
    }

    /// The frame's own length where the child need not be asked.
    func own(_ proposed: Double) -> Double? {
      if proposed == Proposal.unspecified { return ideal == Proposal.unspecified ? nil : ideal }
      guard hasLeast, hasGreatest, least <= greatest else { return nil }
      return max(least, min(greatest, proposed))
    }

    /// The frame's own length around a child that answered to `offered`.
    func around(_ child: Double, offered: Double) -> Double {
      switch (hasLeast, hasGreatest) {
      case (true, true): max(least, min(greatest, child))
      case (true, false):
        max(min(offered == Proposal.unspecified ? .infinity : offered, child), least)
      case (false, true): min(max(offered, child), greatest)
      case (false, false): child
      }
    }

    /// What the child is placed with in a frame of a length.
    func placing(_ proposed: Double, own: Double) -> Double {
      proposed == Proposal.unspecified && ideal == Proposal.unspecified && least < own && own < top
        ? Proposal.unspecified : own
    }
  }

  @inline(__always)
  static func bounds(_ tree: borrowing LayoutTree, _ node: Int) -> (Bounds, Bounds) {
    let p = tree.records[node].parameters
    return (
      Bounds(least: p.a, ideal: p.b, greatest: p.c), Bounds(least: p.d, ideal: p.e, greatest: p.f)
    )
  }

  static func size(_ tree: inout LayoutTree, _ node: Int, _ proposal: Proposal) -> Size {
    let (horizontal, vertical) = bounds(tree, node)
    let width = horizontal.own(proposal.width)
    let height = vertical.own(proposal.height)
    if let width, let height { return Size(width, height) }
    guard let child = tree.onlyChild(of: node) else { return Size(width ?? 0, height ?? 0) }
    let offered = Proposal(
      horizontal.offered(proposal.width), vertical.offered(proposal.height))
    let inner = tree.measure(child, offered)
    return Size(
      width ?? horizontal.around(inner.width, offered: offered.width),
      height ?? vertical.around(inner.height, offered: offered.height))
  }

  static func placing(
    _ tree: borrowing LayoutTree, _ node: Int, _ proposal: Proposal, _ size: Size
  ) -> Proposal {
    let (horizontal, vertical) = bounds(tree, node)
    return Proposal(
      horizontal.placing(proposal.width, own: size.width),
      vertical.placing(proposal.height, own: size.height))
  }

  static func place(_ tree: inout LayoutTree, _ node: Int) {
    guard let child = tree.onlyChild(of: node) else { return }
    let size = tree.records[node].size
    let proposal = placing(tree, node, tree.records[node].proposal, size)
    let inner = tree.measure(child, proposal)
    let origin = tree.aligned(
      child, size: inner, proposal: proposal, by: tree.records[node].parameters.alignment, in: size)
    tree.setChild(child, origin: origin, proposal: proposal, size: inner)
  }

  static func guide(
    _ tree: inout LayoutTree, _ node: Int, _ key: AlignmentKey, _ size: Size, _ proposal: Proposal
  ) -> Double? {
    FrameLayout.passUp(&tree, node, key, size, placing(tree, node, proposal, size))
  }
}

extension LayoutParameters {
  /// For `.flexibleFrame`: lengths in points; negative ones and NaN count as not given.
  package static func flexibleFrame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> LayoutParameters {
    func length(_ value: Double?) -> Double {
      guard let value, value >= 0 else { return Proposal.unspecified }
      return value
    }
    var parameters = LayoutParameters()
    parameters.a = length(minWidth)
    parameters.b = length(idealWidth)
    parameters.c = length(maxWidth)
    parameters.d = length(minHeight)
    parameters.e = length(idealHeight)
    parameters.f = length(maxHeight)
    parameters.alignment = alignment
    return parameters
  }
}
