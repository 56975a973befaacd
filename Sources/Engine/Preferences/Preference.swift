import Basics
package import Drawing

/// A key of preferences: values that views hand up to those around them.
package protocol PreferenceKeyDefinition: AnyObject {
  /// The type's name; keys of one name are one key.
  var name: String { get }
  /// What holds where no view says anything.
  func defaultValue() throws -> AnyObject
  /// A value and the one that follows it in the tree, as one.
  func reduce(_ value: AnyObject, _ next: AnyObject) throws -> AnyObject
  func areEqual(_ a: AnyObject, _ b: AnyObject) -> Bool
}

/// `.preference`, `.transformPreference` and their forms with anchors. What a view says stands in
/// place of what is inside it; a container's views are reduced in order.
package final class PreferenceModifier: ModifierValue {
  package enum Kind {
    /// Says a value, from the view's rect in the window.
    case write((Rect) throws -> AnyObject)
    /// Changes what comes from inside.
    case transform((AnyObject, Rect) throws -> AnyObject)
  }

  let key: any PreferenceKeyDefinition
  let kind: Kind

  package init(_ key: any PreferenceKeyDefinition, _ kind: Kind) {
    self.key = key
    self.kind = kind
    super.init()
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? { PreferenceNode(inputs) }
}

final class PreferenceNode: ModifierNode {
  private(set) var modifier: PreferenceModifier?

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? PreferenceModifier else { return false }
    self.modifier = modifier
    return true
  }
}

extension ViewGraph {
  /// What the views at and below a node say for a key; nil when none says anything. Views that are
  /// being removed do not count.
  func preference(
    _ key: any PreferenceKeyDefinition, in node: ViewNode
  ) throws -> AnyObject? {
    guard let writer = node as? PreferenceNode, let modifier = writer.modifier,
      modifier.key.name == key.name
    else { return try preference(key, below: node) }
    let site = site(of: writer)
    let rect = site.toWindow.bounds(of: site.rect)
    switch modifier.kind {
    case .write(let make): return try make(rect)
    case .transform(let change):
      return try change(try preference(key, below: node) ?? key.defaultValue(), rect)
    }
  }

  private func preference(
    _ key: any PreferenceKeyDefinition, below node: ViewNode
  ) throws -> AnyObject? {
    var result: AnyObject?
    for child in node.layoutChildren {
      guard let value = try preference(key, in: child) else { continue }
      result = try result.map { try key.reduce($0, value) } ?? value
    }
    return result
  }
}

/// Views that are made of what other views say for a key.
package struct PreferenceReading {
  let key: any PreferenceKeyDefinition
  private let make: (AnyObject) throws -> ViewValue

  package init(
    _ key: any PreferenceKeyDefinition, _ make: @escaping (AnyObject) throws -> ViewValue
  ) {
    self.key = key
    self.make = make
  }

  /// The views for a value; none before one has been read.
  func content(of value: AnyObject?, _ graph: ViewGraph) -> ViewValue {
    guard let value else { return EmptyView() }
    do throws(Trap) {
      return try graph.evaluating { () throws(Trap) -> ViewValue in
        try Trap.within { try make(value) }
      }
    } catch {
      graph.report(error)
      return EmptyView()
    }
  }
}
