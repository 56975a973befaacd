/// What can be typed into, where typing goes, and who is told of it.
import Basics

/// A field as the keyboard sees it. Lives as long as the field's identity.
package final class TextInput {
  /// Appends typed text to what the field shows.
  package var insert: (String) throws -> Void = { _ in }
  /// What the return key does.
  package var submit: () throws -> Void = {}
  /// Told when typing begins and ceases to go here.
  package var focusChanged: (Bool) throws -> Void = { _ in }
  weak var graph: ViewGraph?

  package init() {}

  /// Typing goes here from now on.
  package func focus() throws {
    guard let graph, graph.focused !== self else { return }
    let previous = graph.focused
    graph.focused = self
    try previous?.focusChanged(false)
    try focusChanged(true)
  }

  /// Typing goes nowhere from now on, if it went here.
  package func resign() throws {
    guard let graph, graph.focused === self else { return }
    graph.focused = nil
    try focusChanged(false)
  }

  /// What the program says about where typing goes; it is told nothing of that.
  package func follow(isWanted: Bool) {
    guard let graph else { return }
    if isWanted {
      graph.focused = self
    } else if graph.focused === self {
      graph.focused = nil
    }
  }
}

/// What the program keeps about whether typing goes to a field inside.
package final class FocusLink {
  package let isWanted: () throws -> Bool
  package let changed: (Bool) throws -> Void

  package init(
    isWanted: @escaping () throws -> Bool, changed: @escaping (Bool) throws -> Void
  ) {
    self.isWanted = isWanted
    self.changed = changed
  }
}

extension EnvironmentValues {
  package var focusLink: FocusLink? {
    get { self[custom: "focus of fields"] as? FocusLink }
    set { self[custom: "focus of fields"] = newValue }
  }
  /// What follows on the return key in any field inside.
  package var submission: FollowUp? {
    get { self[custom: "submission of fields"] as? FollowUp }
    set { self[custom: "submission of fields"] = newValue }
  }
}

/// Marks a view as the field of an input.
package final class TextInputModifier: ModifierValue {
  let input: TextInput

  package init(_ input: TextInput) {
    self.input = input
    super.init()
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? { TextInputNode(inputs) }
}

final class TextInputNode: ModifierNode {
  private(set) var input: TextInput?

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? TextInputModifier else { return false }
    input = modifier.input
    return true
  }

  override func updateContents(_ graph: ViewGraph) { input?.graph = graph }
}

extension ViewGraph {
  /// Fields that a user can reach, in tree order.
  private func inputs(_ node: ViewNode, _ found: inout [TextInput]) {
    if let field = node as? TextInputNode, !field.inputs.isRemoving, let input = field.input {
      found.append(input)
    }
    for child in node.reachable { inputs(child, &found) }
  }

  /// Where typed text goes: the field tapped last, else the first; nil where there is none.
  package var typingTarget: TextInput? {
    var found: [TextInput] = []
    inputs(rootNode, &found)
    return found.first { $0 === focused } ?? found.first
  }

  /// Types text as an event.
  package func type(_ text: String) {
    guard let input = typingTarget else { return }
    send { try input.insert(text) }
  }

  /// Presses the return key as an event.
  package func submit() {
    guard let input = typingTarget else { return }
    send { try input.submit() }
  }
}
