package import Basics

/// What a view with a body needs beside its own value.
package struct BodyContext {
  /// Lives as long as the view's identity (I6).
  package let storage: CompositeStorage
  /// Of the list the view stands in, never of a transition around it (I8).
  package let environment: EnvironmentValues
  /// In place of the value's own animatable data, while it animates (T15).
  package let animatableData: AnimatableVector?
  package let host: any UpdateHost
}

/// Storage behind one identity: state boxes and namespaces by the position of their property.
package final class CompositeStorage {
  private var slots: [Int: AnyObject] = [:]
  private var namespaces: [Int: Int] = [:]
  /// The body's last answer, shown when evaluation stops.
  var lastBody: ViewValue?

  /// The object of a slot, made on first use.
  package func slot<Object: AnyObject>(_ index: Int, make: () -> Object) -> Object {
    if let object = slots[index] as? Object { return object }
    let object = make()
    slots[index] = object
    return object
  }

  /// The namespace of a slot, unique to this identity and property (I6).
  package func namespace(_ index: Int, _ host: any UpdateHost) -> Int {
    if let namespace = namespaces[index] { return namespace }
    let namespace = host.makeNamespace()
    namespaces[index] = namespace
    return namespace
  }
}

/// A user's view as the engine sees it.
package protocol CompositeDefinition: AnyObject {
  /// The type's name.
  var name: String { get }
  /// The numbers that animate (`animatableData`), nil where the type is not animatable.
  var animatableData: AnimatableVector? { get }
  func body(in context: BodyContext) throws(Trap) -> ViewValue
}

/// A custom view: transparent to its container, its body evaluated in list context (I8, L15).
package final class CompositeView: ViewValue {
  let definition: any CompositeDefinition

  /// `held` is how deep the view values are that the definition itself holds.
  package init(_ definition: any CompositeDefinition, held: Int = 0) {
    self.definition = definition
    super.init(name: definition.name)
    depth = held + 1
  }

  override func list(in builder: inout ListBuilder, _ node: ListNode, _ context: ListContext) {
    var inner = context.appending(path: name)
    inner.conditionalOrdinal = 1
    guard builder.enter(name, range, &inner) else { return }
    let storage = node.state { CompositeStorage() }
    let body = builder.evaluate(
      definition.animatableData, storage: storage, node, context, definition.body)
    guard builder.descend(into: body, of: name, range, &inner) else { return }
    body.list(in: &builder, node.child(.content), inner)
  }
}

/// A user's view modifier as the engine sees it. `content` is to be placed anywhere in the body.
package protocol CustomModifierDefinition: AnyObject {
  var name: String { get }
  var animatableData: AnimatableVector? { get }
  func body(content: ViewValue, in context: BodyContext) throws(Trap) -> ViewValue
}

/// A custom modifier: evaluated in list context like a custom view (I9).
package final class CustomModifier: ModifierValue {
  let definition: any CustomModifierDefinition

  package init(_ definition: any CustomModifierDefinition) {
    self.definition = definition
    super.init()
  }

  override func list(
    _ content: ViewValue, in builder: inout ListBuilder, _ node: ListNode, _ context: ListContext
  ) {
    var inner = context
    guard builder.enter(definition.name, content.range, &inner) else { return }
    let storage = node.state { CompositeStorage() }
    let placeholder = ModifierContent(content, node.child(.placeholder))
    let body = builder.evaluate(definition.animatableData, storage: storage, node, context) {
      (context) throws(Trap) -> ViewValue in
      try definition.body(content: placeholder, in: context)
    }
    guard builder.descend(into: body, of: definition.name, content.range, &inner) else { return }
    body.list(in: &builder, node.child(.content), inner)
  }
}

/// Stands for the modified view in a custom modifier's body.
final class ModifierContent: ViewValue {
  private let content: ViewValue
  private let node: ListNode

  init(_ content: ViewValue, _ node: ListNode) {
    self.content = content
    self.node = node
    super.init(name: content.name)
    range = content.range
    depth = content.depth + 1
  }

  override func list(in builder: inout ListBuilder, _: ListNode, _ context: ListContext) {
    content.list(in: &builder, node, context)
  }
}
