/// What is written on a view for the list whose row it is, and views around elements with state of
/// their own.
import Basics
package import Drawing

/// How a view stands as a row of a list, and what can be done to the row.
package struct RowLook {
  /// The room around it; nil is the list's own.
  package var insets: Insets?
  /// What lies behind it; nil is nothing.
  package var background: ViewValue?
  /// Whether a line stands below it.
  package var hasLine = true
  /// Buttons that a swipe uncovers at the leading and at the trailing edge.
  package var leading: ViewValue?
  package var trailing: ViewValue?
  /// Takes the row at a position of its `ForEach` out.
  package var delete: ((Int) throws -> Void)?
  /// Its position in its `ForEach`; nil outside of one.
  package internal(set) var position: Int?
}

/// Holds a look, since few views are written to have one and traits are copied often.
final class RowLookBox {
  let look: RowLook
  init(_ look: RowLook) { self.look = look }
}

extension Traits {
  /// How the view stands as a row.
  var row: RowLook {
    var look = rowLook?.look ?? RowLook()
    look.position = position
    return look
  }
}

extension TraitModifier {
  /// How the view stands as a row of a list.
  package static func row(_ write: @escaping (inout RowLook) -> Void) -> TraitModifier {
    TraitModifier { traits, _ in
      var look = traits.rowLook?.look ?? RowLook()
      write(&look)
      traits.rowLook = RowLookBox(look)
    }
  }
}

/// A view around an element, with state that lives as long as the element does, wherever in the
/// container the element comes to stand.
package final class ElementFrameView: ViewValue {
  private let element: ElementProxy
  private let definition: ControlDefinition

  package init(
    _ name: String, _ element: ElementProxy, _ make: @escaping (BodyContext) throws -> ViewValue
  ) {
    self.element = element
    definition = ControlDefinition(name, make)
    super.init(name: name)
    range = element.range
    depth = element.depth + 1
  }

  override func list(in builder: inout ListBuilder, _ node: ListNode, _ context: ListContext) {
    var inner = context
    guard builder.enter(name, range, &inner) else { return }
    let place = element.place
    let storage = place.state { CompositeStorage() }
    let body = builder.evaluate(nil, storage: storage, place, context, definition.body)
    guard builder.descend(into: body, of: name, range, &inner) else { return }
    body.list(in: &builder, node.child(.content), inner)
  }
}
