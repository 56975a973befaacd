package import Basics

/// An evaluated description of views: what a body answers. One base class keeps it a plain
/// reference for the interpreter. What a kind means to its container is its `list` method; nothing
/// switches over kinds.
package class ViewValue: HeapObject {
  /// The name as written in the program: `VStack`, `Rectangle`, `MyView`.
  package var name: String
  /// Where it was written.
  package var range = SourceRange.none
  /// View values nested from here down, this one included: what a walk costs of the stack.
  package internal(set) var depth = 1
  /// The deepest view value that a program may make.
  package static let mostLevels = 1_500

  /// Notes that this view holds another one.
  package func stand(on base: ViewValue) { depth = max(depth, base.depth + 1) }

  init(name: String) {
    self.name = name
    super.init()
  }

  /// Adds the elements this view consists of to a container's list (I8, L15).
  func list(in builder: inout ListBuilder, _ node: ListNode, _ context: ListContext) {}
}

/// No view at all.
package final class EmptyView: ViewValue {
  package init() { super.init(name: "EmptyView") }
}

/// The views of a builder block, in order.
package final class TupleView: ViewValue {
  let children: [ViewValue]

  package init(_ children: [ViewValue]) {
    self.children = children
    super.init(name: "TupleView")
    depth = children.reduce(0) { max($0, $1.depth) } + 1
  }

  override func list(in builder: inout ListBuilder, _ node: ListNode, _ context: ListContext) {
    var conditionals = 0
    for (index, child) in children.enumerated() {
      var inner = context
      if child is ConditionalView {
        conditionals += 1
        inner.conditionalOrdinal = conditionals
      }
      guard !builder.isFull else { return }
      child.list(in: &builder, node.child(.index(index)), inner)
    }
  }
}

/// `Group`: transparent (L15).
package final class GroupView: ViewValue {
  let content: ViewValue

  package init(_ content: ViewValue) {
    self.content = content
    super.init(name: "Group")
    depth = content.depth + 1
  }

  override func list(in builder: inout ListBuilder, _ node: ListNode, _ context: ListContext) {
    content.list(in: &builder, node.child(.content), context.appending(path: "Group"))
  }
}

/// `if`/`else` and `switch`: each branch is an identity of its own (I1).
package final class ConditionalView: ViewValue {
  let branch: Int
  let content: ViewValue

  /// `branch` 0 is the first case; an `if` without `else` has an empty view as branch 1.
  package init(branch: Int, content: ViewValue, range: SourceRange) {
    self.branch = branch
    self.content = content
    super.init(name: "if")
    self.range = range
    depth = content.depth + 1
  }

  override func list(in builder: inout ListBuilder, _ node: ListNode, _ context: ListContext) {
    let ordinal = context.conditionalOrdinal
    var inside = context
    inside.conditionalOrdinal = 1
    inside.canTransition = true
    inside.isDynamic = true
    func name(_ key: ListNode.Key) -> String {
      guard case .branch(let branch) = key else { return "" }
      return (branch == 0 ? "if" : branch == 1 ? "else" : "case\(branch)") + "#\(ordinal)"
    }
    let inner = inside.appending(path: name(.branch(branch)))
    content.list(in: &builder, node.alternative(.branch(branch), content), inner)
    node.listDeparting(in: &builder, inside, name: name)
  }
}

/// `ForEach`: identity is the element's id (I2).
package final class ForEachView: ViewValue {
  package struct Element {
    package var id: ElementID
    package var content: ViewValue
    package init(id: ElementID, content: ViewValue) {
      self.id = id
      self.content = content
    }
  }

  let elements: [Element]

  package init(_ elements: [Element]) {
    self.elements = elements
    super.init(name: "ForEach")
    depth = elements.reduce(0) { max($0, $1.content.depth) } + 1
  }

  override func list(in builder: inout ListBuilder, _ node: ListNode, _ context: ListContext) {
    var seen: [ElementID: Int] = [:]
    for (position, element) in elements.enumerated() {
      guard !builder.isFull else { break }
      let repetition = seen[element.id, default: 0]
      seen[element.id] = repetition + 1
      var inner = context.appending(path: "ForEach[\(element.id.description)]")
      inner.canTransition = true
      inner.isDynamic = true
      inner.traits.tag = TagFact(id: element.id, payload: nil)
      inner.id = element.id
      inner.traits.position = position
      let place = node.alternative(.id(element.id, repetition), element.content)
      element.content.list(in: &builder, place, inner)
    }
    var departing = context
    departing.canTransition = true
    departing.isDynamic = true
    node.listDeparting(in: &builder, departing) { key in
      guard case .id(let id, _) = key else { return "ForEach" }
      return "ForEach[\(id.description)]"
    }
  }
}

/// `.id(_:)`: a new id is a new identity (I3).
package final class IdentifiedView: ViewValue {
  let id: ElementID
  let content: ViewValue

  package init(_ content: ViewValue, id: ElementID) {
    self.id = id
    self.content = content
    super.init(name: content.name)
    depth = content.depth + 1
  }

  override func list(in builder: inout ListBuilder, _ node: ListNode, _ context: ListContext) {
    var inner = context
    inner.canTransition = true
    inner.isDynamic = true
    inner.id = id
    content.list(in: &builder, node.alternative(.id(id, 0), content), inner)
    node.listDeparting(in: &builder, inner) { _ in "" }
  }
}

/// A view with a modifier written on it.
package final class ModifiedView: ViewValue {
  let content: ViewValue
  let modifier: ModifierValue

  package init(_ content: ViewValue, _ modifier: ModifierValue) {
    self.content = content
    self.modifier = modifier
    super.init(name: content.name)
    range = content.range
    depth = max(content.depth, modifier.depth) + 1
  }

  override func list(in builder: inout ListBuilder, _ node: ListNode, _ context: ListContext) {
    modifier.list(content, in: &builder, node, context)
  }
}

extension ViewValue {
  /// The view with a modifier around it.
  package func modified(by modifier: ModifierValue) -> ViewValue { ModifiedView(self, modifier) }
}
