package import Drawing

/// A modifier that is a layout and nothing else: frames, padding, offset, position.
package final class LayoutModifier: ModifierValue {
  let algorithm: LayoutAlgorithmID
  let parameters: LayoutParameters
  /// The guide closure of `.alignmentGuide`.
  let guide: GuideContent?
  private let kind: ModifierFact.Kind?

  init(
    _ algorithm: LayoutAlgorithmID, _ parameters: LayoutParameters, guide: GuideContent? = nil,
    fact: ModifierFact.Kind? = nil
  ) {
    self.algorithm = algorithm
    self.parameters = parameters
    self.guide = guide
    kind = fact
    super.init()
  }

  override var fact: ModifierFact.Kind? { kind }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? {
    LayoutNode(inputs)
  }

  /// L23: fixed where given.
  package static func frame(
    width: Double?, height: Double?, alignment: Alignment
  ) -> LayoutModifier {
    LayoutModifier(
      .frame, .frame(width: width, height: height, alignment: alignment),
      fact: .fixedFrame(width: width, height: height))
  }

  /// L24.
  package static func flexibleFrame(
    minWidth: Double?, idealWidth: Double?, maxWidth: Double?, minHeight: Double?,
    idealHeight: Double?, maxHeight: Double?, alignment: Alignment
  ) -> LayoutModifier {
    LayoutModifier(
      .flexibleFrame,
      .flexibleFrame(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment), fact: .flexibleFrame)
  }

  /// L26.
  package static func padding(_ insets: Insets) -> LayoutModifier {
    LayoutModifier(.padding, .padding(insets), fact: .padding(insets))
  }

  /// L32: moves the position handed to the child.
  package static func offset(x: Double, y: Double) -> LayoutModifier {
    LayoutModifier(.offset, .offset(x: x, y: y), fact: .offset(x: x, y: y))
  }

  /// L33.
  package static func position(x: Double, y: Double) -> LayoutModifier {
    LayoutModifier(.position, .position(x: x, y: y), fact: .position)
  }

  /// L30.
  package static func fixedSize(horizontal: Bool, vertical: Bool) -> LayoutModifier {
    LayoutModifier(
      .fixedSize, .fixedSize(horizontal: horizontal, vertical: vertical), fact: .fixedSize)
  }

  /// L31; nil takes the child's own ratio.
  package static func aspectRatio(_ ratio: Double?, fill: Bool) -> LayoutModifier {
    LayoutModifier(.aspectRatio, .aspectRatio(ratio, fill: fill), fact: .aspectRatio)
  }

  /// L9, D7.
  package static func priority(_ value: Double) -> LayoutModifier {
    LayoutModifier(.layoutPriority, .priority(value))
  }

  /// L14, D3: an explicit guide, computed from the view's dimensions.
  package static func alignmentGuide(
    _ key: AlignmentKey, _ compute: @escaping (ViewDimensions) -> Double
  ) -> LayoutModifier {
    LayoutModifier(
      .alignmentGuide, LayoutParameters(), guide: GuideContent(key: key, value: compute))
  }

  /// X10: displaced by the view's own size beyond an edge; nil leaves it in place.
  static func move(_ edge: LayoutEdge?) -> LayoutModifier {
    LayoutModifier(.move, .move(edge), fact: .move(edge))
  }
}

final class LayoutNode: ModifierNode {
  private var modifier: LayoutModifier?

  override var layout: (LayoutAlgorithmID, LayoutParameters)? {
    modifier.map { ($0.algorithm, $0.parameters) }
  }

  override var side: LayoutSide? { modifier?.guide.map { .guide($0) } }

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? LayoutModifier,
      self.modifier == nil || self.modifier?.algorithm == modifier.algorithm
    else { return false }
    self.modifier = modifier
    return true
  }
}
