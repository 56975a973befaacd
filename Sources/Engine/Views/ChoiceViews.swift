/// Views of which one is chosen: pickers and tab views. The container hands down what is chosen,
/// and what is tagged inside reads it.
import Basics
package import Drawing

/// What a container of choices hands down to what is inside of it.
package final class Choices {
  /// Puts something around an alternative: its content, whether it is chosen, and its tag as the
  /// program knows it.
  package typealias Present = (
    _ content: ViewValue, _ isChosen: Bool, _ tag: any TagPayload
  ) -> ViewValue

  let chosen: ElementID
  let present: Present

  package init(chosen: ElementID, present: @escaping Present) {
    self.chosen = chosen
    self.present = present
  }
}

/// A tag as the program knows it.
package protocol TagPayload: AnyObject {}

/// How buttons inside look: what is put around their label.
package final class ButtonLook {
  package let around: (ViewValue) -> ViewValue
  package init(_ around: @escaping (ViewValue) -> ViewValue) { self.around = around }
}

extension EnvironmentValues {
  package var choices: Choices? {
    get { self[custom: "choices in force"] as? Choices }
    set { self[custom: "choices in force"] = newValue }
  }
  package var buttonLook: ButtonLook? {
    get { self[custom: "look of buttons"] as? ButtonLook }
    set { self[custom: "look of buttons"] = newValue }
  }
}

extension EnvironmentKey where Value == Color? {
  /// The colour of controls; nil is each control's own.
  package static var tint: EnvironmentKey<Color?> { EnvironmentKey("tint", default: nil) }
}

extension EnvironmentKey where Value == Bool {
  /// Whether a navigation container shows the title of what is inside.
  package static var showsTitle: EnvironmentKey<Bool> {
    EnvironmentKey("showsTitle", default: false)
  }
  /// Whether titles are small and in the middle.
  package static var hasInlineTitle: EnvironmentKey<Bool> {
    EnvironmentKey("hasInlineTitle", default: false)
  }
  /// Whether pickers are a row of their options.
  package static var isSegmented: EnvironmentKey<Bool> {
    EnvironmentKey("isSegmented", default: false)
  }
}

/// `.tag(_:)`: without a container of choices it does nothing.
package final class TagModifier: ModifierValue {
  private let id: ElementID
  private let payload: any TagPayload

  package init(_ id: ElementID, _ payload: any TagPayload) {
    self.id = id
    self.payload = payload
    super.init()
  }

  override func list(
    _ content: ViewValue, in builder: inout ListBuilder, _ node: ListNode, _ context: ListContext
  ) {
    guard let choices = context.environment.choices else {
      return content.list(in: &builder, node, context)
    }
    let reset = EnvironmentModifier { $0.choices = nil }
    let inner = content.modified(by: reset)
    choices.present(inner, choices.chosen == id, payload)
      .list(in: &builder, node.child(.content), context)
  }
}

/// The first view of a block, for a tab view without a selection.
package final class FirstView: ViewValue {
  private let content: ViewValue

  package init(_ content: ViewValue) {
    self.content = content
    super.init(name: content.name)
    depth = content.depth + 1
  }

  override func list(in builder: inout ListBuilder, _ node: ListNode, _ context: ListContext) {
    let first = (content as? TupleView)?.children.first ?? content
    first.list(in: &builder, node.child(.content), context)
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

/// A modifier that depends on the environment: it answers what stands in place of the view.
package final class EnvironmentRewriting: ModifierValue {
  private let make: (ViewValue, EnvironmentValues) -> ViewValue

  package init(_ make: @escaping (ViewValue, EnvironmentValues) -> ViewValue) {
    self.make = make
    super.init()
  }

  override func list(
    _ content: ViewValue, in builder: inout ListBuilder, _ node: ListNode, _ context: ListContext
  ) {
    let view = make(content, context.environment)
    var inner = context
    guard builder.descend(into: view, of: content.name, content.range, &inner) else { return }
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
