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
    return node
  }

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
    var gone: [Key] = []
    for (key, child) in children {
      if child.sweep(present) { isAlive = true } else { gone.append(key) }
    }
    for key in gone { children[key] = nil }
    return isAlive
  }
}
