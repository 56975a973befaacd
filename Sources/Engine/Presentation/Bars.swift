/// The bar of a page: what the views inside it say about it, and the page that shows it.
import Basics
import Drawing

/// What a page's bar shows, collected from the page's content in every evaluation.
package struct BarContents {
  package var title: ViewValue?
  package var hasInlineTitle = false
  /// The blocks of `.toolbar`, outermost last.
  package var items: [ViewValue] = []
  package var hidesBackButton = false
  package var isHidden = false
  /// The field of `.searchable`.
  package var search: ViewValue?
}

/// Collects a page's bar.
final class BarModel {
  var contents = BarContents()
}

extension EnvironmentValues {
  var bar: BarModel? {
    get { self[custom: "bar above"] as? BarModel }
    set { self[custom: "bar above"] = newValue }
  }
}

/// `.navigationTitle`, `.toolbar` and their kind: says something about the bar around.
package final class BarModifier: ModifierValue {
  let write: (inout BarContents) -> Void

  package init(_ write: @escaping (inout BarContents) -> Void) {
    self.write = write
    super.init()
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? { BarModifierNode(inputs) }
}

final class BarModifierNode: ModifierNode {
  private var modifier: BarModifier?

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? BarModifier else { return false }
    self.modifier = modifier
    return true
  }

  override func updateContents(_ graph: ViewGraph) {
    guard let bar = inputs.environment.bar, !inputs.isRemoving else { return }
    modifier?.write(&bar.contents)
  }
}

/// The bars of a page.
package struct PageBars {
  package var top: ViewValue
  package var bottom: ViewValue

  package init(top: ViewValue, bottom: ViewValue) {
    self.top = top
    self.bottom = bottom
  }
}

/// A page of a navigation container: its bars around its content. The bars are a hosting root (M3).
package final class PageView: PrimitiveView {
  let content: ViewValue
  let bars: (BarContents, EnvironmentValues) -> PageBars

  package init(
    _ content: ViewValue, bars: @escaping (BarContents, EnvironmentValues) -> PageBars
  ) {
    self.content = content
    self.bars = bars
    super.init(name: "Page")
    depth = content.depth + 1
  }

  override func makeNode(_ inputs: NodeInputs) -> PrimitiveNode { PageNode(inputs) }
}

final class PageNode: PrimitiveNode {
  private let model = BarModel()
  private lazy var top = ImplicitRootNode(inputs)
  private lazy var content = ImplicitRootNode(inputs)
  private lazy var bottom = ImplicitRootNode(inputs)
  private var barRoot = 0

  override var layout: (LayoutAlgorithmID, LayoutParameters)? {
    (.vstack, .stack(alignment: .leading, spacing: 0))
  }
  override var layoutChildren: [ViewNode] { [top, content, bottom] }

  override func update(_ view: PrimitiveView, _ graph: ViewGraph) -> Bool {
    guard let view = view as? PageView else { return false }
    model.contents = BarContents()
    var inner = inputs
    inner.environment.bar = model
    content.update(view.content, in: ImplicitRoot.stack, inner, graph)
    if barRoot == 0 { barRoot = graph.makeNumber() }
    inner.environment.bar = nil
    inner.environment[.hostingRoot] = barRoot
    let bars = view.bars(model.contents, inputs.environment)
    inner.path += "/toolbar"
    inner.nesting.levels += max(bars.top.depth, bars.bottom.depth)
    guard graph.countLevels(view.name, view.range, inner.nesting) else { return true }
    top.update(bars.top, in: ImplicitRoot.stack, inner, graph)
    bottom.update(bars.bottom, in: ImplicitRoot.stack, inner, graph)
    return true
  }
}

/// Those elements of its content that stand in one slot of a bar; without one of their own they
/// stand in `fallback`.
package final class SlotView: ViewValue {
  private let slot: String
  private let fallback: String
  private let content: ViewValue

  package init(_ slot: String, fallback: String, _ content: ViewValue) {
    self.slot = slot
    self.fallback = fallback
    self.content = content
    super.init(name: content.name)
    depth = content.depth + 1
  }

  override func list(in builder: inout ListBuilder, _ node: ListNode, _ context: ListContext) {
    let taken = builder.collect { builder in
      content.list(in: &builder, node.child(.content), context)
    }
    for element in taken where (element.traits.slot ?? fallback) == slot { builder.add(element) }
  }
}
