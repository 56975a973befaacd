/// What can be typed into, and where typing goes.
import Basics

/// A field as the keyboard sees it. Lives as long as the field's identity.
package final class TextInput {
  /// Appends typed text to what the field shows.
  package var insert: (String) throws -> Void = { _ in }
  weak var graph: ViewGraph?

  package init() {}

  /// Typing goes here from now on.
  package func focus() { graph?.focused = self }
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
}
