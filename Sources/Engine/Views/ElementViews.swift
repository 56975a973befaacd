/// What containers of rows, pages and options are made of: the elements of their content, each
/// placed as a view of its own; and views that depend on the environment.
import Basics
package import Drawing

/// A tag as the program knows it.
package protocol TagPayload: AnyObject {}

/// What a look of buttons knows of the button.
package struct ButtonFacts: Sendable {
  /// The name of its role, nil without one.
  package var role: String?
  /// Its colour where no tint is in force.
  package var fallback: Color

  package init(role: String?, fallback: Color) {
    self.role = role
    self.fallback = fallback
  }
}

/// How buttons inside look: what is put around their label.
package final class ButtonLook {
  package let around: (ViewValue, ButtonFacts) -> ViewValue
  package init(_ around: @escaping (ViewValue, ButtonFacts) -> ViewValue) { self.around = around }
}

extension EnvironmentValues {
  package var buttonLook: ButtonLook? {
    get { self[custom: "look of buttons"] as? ButtonLook }
    set { self[custom: "look of buttons"] = newValue }
  }
  /// What follows on the action of every button inside: an alert closes.
  package var afterButton: FollowUp? {
    get { self[custom: "after every button"] as? FollowUp }
    set { self[custom: "after every button"] = newValue }
  }
}

/// An action handed down the tree.
package final class FollowUp {
  package let action: () throws -> Void
  package init(_ action: @escaping () throws -> Void) { self.action = action }
}

extension EnvironmentKey where Value == Color? {
  /// The colour of controls; nil is each control's own.
  package static var tint: EnvironmentKey<Color?> { EnvironmentKey("tint", default: nil) }
}

extension EnvironmentKey where Value == Bool {
  /// Whether the view is a row of a list or a form.
  package static var isInRow: EnvironmentKey<Bool> { EnvironmentKey("isInRow", default: false) }
  /// Whether controls inside answer nothing and are drawn faintly.
  package static var isDisabled: EnvironmentKey<Bool> {
    EnvironmentKey("isDisabled", default: false)
  }
}

extension EnvironmentKey where Value == String {
  /// How pickers inside look, by the style's name.
  package static var pickerStyle: EnvironmentKey<String> {
    EnvironmentKey("pickerStyle", default: "automatic")
  }
  /// How tab views inside look, by the style's name.
  package static var tabViewStyle: EnvironmentKey<String> {
    EnvironmentKey("tabViewStyle", default: "automatic")
  }
}

/// A view made of the elements of another one's content, each of which may be placed once.
package final class ElementsView: ViewValue {
  private let content: ViewValue
  private let make: ([ElementProxy]) throws -> ViewValue

  package init(
    _ name: String, _ content: ViewValue, _ make: @escaping ([ElementProxy]) throws -> ViewValue
  ) {
    self.content = content
    self.make = make
    super.init(name: name)
    depth = content.depth + 1
  }

  override func list(in builder: inout ListBuilder, _ node: ListNode, _ context: ListContext) {
    var own = context
    own.modifiers = []
    own.traits = Traits()
    let elements = builder.collect { builder in
      content.list(in: &builder, node.child(.placeholder), own)
    }
    let view = builder.graph.evaluatedLayer { try make(elements.map(ElementProxy.init)) }
    var inner = context
    guard builder.descend(into: view, of: name, range, &inner) else { return }
    view.list(in: &builder, node.child(.content), inner)
  }
}

/// An element of an `ElementsView` as a view.
package final class ElementProxy: ViewValue {
  private let element: ListElement

  init(_ element: ListElement) {
    self.element = element
    super.init(name: element.primitive.name)
    range = element.primitive.range
    depth = element.primitive.depth + element.modifiers.count + 1
  }

  package var tag: TagFact? { element.traits.tag }
  package var tabItem: ViewValue? { element.traits.tabItem }
  package var rowKind: RowKind { element.traits.rowKind }
  package var sheetHeight: SheetHeight? { element.traits.sheetHeight }
  package var row: RowLook { element.traits.row }
  /// Where state beside the element lives.
  var place: ListNode { element.leaf.child(.placeholder) }

  override func list(in builder: inout ListBuilder, _ node: ListNode, _ context: ListContext) {
    var traits = element.traits
    if traits.transition == nil {
      traits.transition = context.traits.transition
      traits.transitionRange = context.traits.transitionRange
    }
    builder.add(
      ListElement(
        leaf: element.leaf, modifiers: context.modifiers + element.modifiers,
        primitive: element.primitive, traits: traits,
        isDeparting: element.isDeparting || context.isDeparting,
        canTransition: element.canTransition || context.canTransition,
        isDynamic: element.isDynamic || context.isDynamic, path: element.path,
        nesting: element.nesting, id: element.id))
  }
}

/// A view that depends on the environment of the list it stands in.
package final class EnvironmentView: ViewValue {
  private let make: (EnvironmentValues) -> ViewValue

  package init(_ name: String, _ make: @escaping (EnvironmentValues) -> ViewValue) {
    self.make = make
    super.init(name: name)
  }

  override func list(in builder: inout ListBuilder, _ node: ListNode, _ context: ListContext) {
    let view = make(context.environment)
    var inner = context
    guard builder.descend(into: view, of: name, range, &inner) else { return }
    view.list(in: &builder, node.child(.content), inner)
  }
}

/// `.allowsHitTesting(false)` and `.disabled(true)`: nothing inside answers a tap.
package final class HitTestingModifier: ModifierValue {
  let isAllowed: Bool

  package init(_ isAllowed: Bool) {
    self.isAllowed = isAllowed
    super.init()
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? { HitTestingNode(inputs) }
}

final class HitTestingNode: ModifierNode {
  private var isAllowed = true

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? HitTestingModifier else { return false }
    isAllowed = modifier.isAllowed
    return true
  }

  override func hitTest(_ point: Point, _ hit: inout HitTest) -> Bool {
    isAllowed && super.hitTest(point, &hit)
  }
}
