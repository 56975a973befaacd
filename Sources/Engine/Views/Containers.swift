import Drawing

/// The stack several views get where one is needed (L16).
enum ImplicitRoot {
  static var stack: (LayoutAlgorithmID, LayoutParameters) {
    (.vstack, .stack(alignment: .horizontalCenter, spacing: nil))
  }
}

/// A stack of views: HStack, VStack, ZStack.
package final class StackView: PrimitiveView {
  let content: ViewValue
  let algorithm: LayoutAlgorithmID
  let parameters: LayoutParameters
  let grid: GridContent?
  /// Whether only what a scroll view shows of it is built (M37).
  let isLazy: Bool

  private init(
    _ name: String, _ algorithm: LayoutAlgorithmID, _ parameters: LayoutParameters,
    _ content: ViewValue, grid: GridContent? = nil, isLazy: Bool = false
  ) {
    self.content = content
    self.grid = grid
    self.isLazy = isLazy
    self.algorithm = algorithm
    self.parameters = parameters
    super.init(name: name)
    depth = content.depth + 1
  }

  /// `spacing` in points; nil takes the children's preferences (L17).
  package static func horizontal(
    alignment: AlignmentKey, spacing: Double?, isLazy: Bool = false, _ content: ViewValue
  ) -> StackView {
    StackView(
      "HStack", .hstack, .stack(alignment: alignment, spacing: spacing), content, isLazy: isLazy)
  }

  package static func vertical(
    alignment: AlignmentKey, spacing: Double?, isLazy: Bool = false, _ content: ViewValue
  ) -> StackView {
    StackView(
      "VStack", .vstack, .stack(alignment: alignment, spacing: spacing), content, isLazy: isLazy)
  }

  package static func depth(alignment: Alignment, _ content: ViewValue) -> StackView {
    StackView("ZStack", .zstack, .zstack(alignment), content)
  }

  /// `LazyVGrid` and `LazyHGrid`.
  package static func grid(_ grid: GridContent, _ content: ViewValue) -> StackView {
    StackView(
      grid.axis == .vertical ? "LazyVGrid" : "LazyHGrid", .grid, .none, content, grid: grid,
      isLazy: true)
  }

  override func makeNode(_ inputs: NodeInputs) -> PrimitiveNode {
    StackNode(inputs)
  }
}

/// A container's node: its items and how they are laid out.
final class StackNode: PrimitiveNode {
  private let contents = DynamicContainer()
  private var view: StackView?

  override var layout: (LayoutAlgorithmID, LayoutParameters)? {
    guard let view else { return nil }
    return contents.layout(view.algorithm, view.parameters)
  }
  override var container: DynamicContainer? { contents }
  override var side: LayoutSide? { view?.grid.map { .grid($0) } }

  override func update(_ view: PrimitiveView, _ graph: ViewGraph) -> Bool {
    guard let view = view as? StackView,
      self.view == nil || self.view?.algorithm == view.algorithm
    else { return false }
    self.view = view
    var inner = inputs
    if lazyRegion != nil {
      graph.hasLazies = true
      inner.isLazy = true
    }
    contents.update(view.content, inner, graph)
    return true
  }

  /// The region that decides what of a lazy container is built.
  var lazyRegion: ScrollNode? { view?.isLazy == true ? inputs.scroll : nil }
}

/// `.overlay` and `.background`: secondary views that take the primary's size (L28).
package final class DecorationModifier: ModifierValue {
  let secondary: ViewValue
  let alignment: Alignment
  let isBehind: Bool
  /// What the views are made of, where they depend on what the primary view says.
  let reading: PreferenceReading?

  package init(_ secondary: ViewValue, alignment: Alignment, isBehind: Bool) {
    self.secondary = secondary
    self.alignment = alignment
    self.isBehind = isBehind
    reading = nil
    super.init()
    depth = secondary.depth
  }

  /// `.overlayPreferenceValue`, `.backgroundPreferenceValue`.
  package init(_ reading: PreferenceReading, alignment: Alignment, isBehind: Bool) {
    secondary = EmptyView()
    self.alignment = alignment
    self.isBehind = isBehind
    self.reading = reading
    super.init()
  }

  override var fact: ModifierFact.Kind? { .decoration(isBehind: isBehind) }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? {
    DecorationNode(inputs)
  }
}

final class DecorationNode: ModifierNode, LayoutReader {
  private var modifier: DecorationModifier?
  /// What the primary view said when that was last read.
  private var said: AnyObject?
  private(set) var secondary: ImplicitRootNode?

  override var layout: (LayoutAlgorithmID, LayoutParameters)? {
    modifier.map { (.overlay, .overlay($0.alignment)) }
  }
  override var layoutChildren: [ViewNode] { [child, secondary].compactMap { $0 } }
  override var children: [ViewNode] {
    modifier?.isBehind == true ? layoutChildren.reversed() : layoutChildren
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if modifier?.isBehind == true, let secondary { visit(secondary) }
    super.forEachChild(visit)
    if modifier?.isBehind != true, let secondary { visit(secondary) }
  }

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? DecorationModifier,
      self.modifier == nil || self.modifier?.isBehind == modifier.isBehind
    else { return false }
    self.modifier = modifier
    return true
  }

  override func updateContents(_ graph: ViewGraph) {
    guard let modifier else { return }
    let node = secondary ?? ImplicitRootNode(inputs)
    secondary = node
    if modifier.reading != nil { graph.layoutReaders.append(self) }
    node.update(
      secondary: modifier.reading?.content(of: said, graph) ?? modifier.secondary,
      modifier.alignment, named: modifier.isBehind ? "background" : "overlay", of: self, graph)
  }

  func readLayout(_ graph: ViewGraph) throws -> Bool {
    guard let key = modifier?.reading?.key, let child else { return false }
    let value = try graph.preference(key, in: child) ?? key.defaultValue()
    if let said, key.areEqual(said, value) { return false }
    said = value
    return true
  }

  func settleLayout(_ graph: ViewGraph) throws {}
}

/// The implicit container around views that stand where one is needed (L16).
final class ImplicitRootNode: ViewNode {
  let contents = DynamicContainer()
  /// How several views are laid out.
  private var stack: (LayoutAlgorithmID, LayoutParameters) = ImplicitRoot.stack
  /// Whether one view stands here as if nothing were around it: a Spacer follows the stack outside.
  var isTransparent = false

  override var layout: (LayoutAlgorithmID, LayoutParameters)? {
    isTransparent ? contents.transparentLayout : contents.layout(stack.0, stack.1)
  }
  override var container: DynamicContainer? { contents }

  func update(
    _ content: ViewValue, in stack: (LayoutAlgorithmID, LayoutParameters), _ inputs: NodeInputs,
    _ graph: ViewGraph
  ) {
    self.stack = stack
    self.inputs = inputs
    contents.update(content, inputs, graph)
  }

  /// The views that stand beside a modifier's own: one above the other, below its path (L28).
  func update(
    secondary content: ViewValue, _ alignment: Alignment, named name: String,
    of modifier: ModifierNode, _ graph: ViewGraph
  ) {
    var inner = modifier.inputs
    inner.path += "/" + name
    update(content, in: (.zstack, .zstack(alignment)), inner, graph)
  }
}
