/// One place of a container's content that lives as long as its identity (I1): the branch of an
/// `if`, an element of a `ForEach`, a custom view with its state. Leaves stand for elements.
package final class ListNode {
  enum Key: Hashable {
    case index(Int)
    case branch(Int)
    case id(ElementID, Int)
    case content
    case placeholder
  }

  private var children: [Key: ListNode] = [:]
  /// The keys in the order in which they were first used.
  private var order: [Key] = []
  /// For alternatives: what was last listed here, shown on while its elements depart (X21).
  private var content: ViewValue?
  /// Number of the evaluation that last came by.
  private(set) var evaluation: Int
  private var stateObject: AnyObject?
  /// The animatable data of a custom view or modifier.
  var attribute = AnimatedAttribute()
  /// The element that hangs here, as long as it has not been erased.
  var item: ContainerItem?

  init(evaluation: Int) { self.evaluation = evaluation }

  /// Comes by in a new evaluation; for the root of a list.
  func visit(_ evaluation: Int) { self.evaluation = evaluation }

  /// The node below, made on first use, marked as visited in this evaluation.
  func child(_ key: Key) -> ListNode {
    if let node = children[key] {
      node.evaluation = evaluation
      return node
    }
    let node = ListNode(evaluation: evaluation)
    children[key] = node
    order.append(key)
    return node
  }

  /// The node of one alternative: a branch, an element, an id.
  func alternative(_ key: Key, _ content: ViewValue) -> ListNode {
    let node = child(key)
    node.content = content
    return node
  }

  /// Lists the alternatives that are not taken any more and whose elements are still departing: the
  /// removed subtree stays live, with what its parent passed last (X21).
  func listDeparting(
    in builder: inout ListBuilder, _ context: ListContext, name: (Key) -> String
  ) {
    for key in order {
      guard let node = children[key], node.evaluation != evaluation, let content = node.content,
        node.holdsItems
      else { continue }
      var inner = name(key).isEmpty ? context : context.appending(path: name(key))
      inner.isDeparting = true
      node.evaluation = evaluation
      content.list(in: &builder, node, inner)
    }
  }

  private var holdsItems: Bool { item != nil || children.values.contains(where: \.holdsItems) }

  /// The state that lives here, made on first use.
  func state<Object: AnyObject>(make: () -> Object) -> Object {
    if let object = stateObject as? Object { return object }
    let object = make()
    stateObject = object
    return object
  }

  /// Forgets what was not visited in the present evaluation and holds no element that is still
  /// drawn: its state ends (I1, I6). Answers whether anything below is alive.
  @discardableResult
  func sweep(_ present: Int) -> Bool {
    var isAlive = item != nil || evaluation == present
    for (key, child) in children {
      if child.sweep(present) { isAlive = true } else { children[key] = nil }
    }
    if order.count != children.count { order.removeAll { children[$0] == nil } }
    return isAlive
  }
}
