package import Basics
import Drawing

/// A transition written in the program: its body around the element in every phase.
package protocol CustomTransitionDefinition: AnyObject {
  var name: String { get }
  /// X13: whether the body answers its content untouched.
  var isIdentity: Bool { get }
  func body(
    content: ViewValue, phase: TransitionPhase, in context: BodyContext
  )
    throws(Trap) -> ViewValue
}

/// `struct T: Transition` as a transition value.
package final class CustomTransition: TransitionValue {
  private let definition: any CustomTransitionDefinition

  package init(_ definition: any CustomTransitionDefinition) {
    self.definition = definition
    super.init()
  }

  package override var isIdentity: Bool { definition.isIdentity }

  package override func body(
    content: ViewValue, phase: TransitionPhase, _ context: BodyContext
  ) throws(Trap) -> ViewValue {
    try definition.body(content: content, phase: phase, in: context)
  }
}

/// Stands for the element in a transition's body.
final class ElementPlaceholder: PrimitiveView {
  let item: ContainerItem

  init(_ item: ContainerItem) {
    self.item = item
    super.init(name: "")
  }

  override func makeNode(_ inputs: NodeInputs) -> PrimitiveNode {
    ElementHostNode(inputs)
  }
}

/// Where the element hangs inside its transition's body: the element's own modifiers begin here,
/// so the body's environment writes are above them (X24).
final class ElementHostNode: PrimitiveNode {
  private(set) var element: ViewNode?

  override var layoutChildren: [ViewNode] { element.map { [$0] } ?? [] }

  override func update(_ view: PrimitiveView, _ graph: ViewGraph) -> Bool {
    guard let placeholder = view as? ElementPlaceholder else { return false }
    element = ElementChain.update(
      element, placeholder.item.element, inputs, graph)
    return true
  }
}

/// The outermost node of an element that transitions (X1): outside every modifier written on it.
final class TransitionNode: ViewNode {
  private let storage = CompositeStorage()
  private(set) lazy var root = ImplicitRootNode(inputs)

  override var layoutChildren: [ViewNode] { [root] }

  func update(_ item: ContainerItem, _ graph: ViewGraph) {
    let transition = item.element.traits.transition ?? OpacityTransition()
    let context = BodyContext(
      storage: storage, environment: inputs.environment, animatableData: nil, host: graph)
    let placeholder = ElementPlaceholder(item)
    var body: ViewValue = placeholder
    do throws(Trap) {
      body = try graph.evaluating { () throws(Trap) -> ViewValue in
        try transition.body(content: placeholder, phase: item.phase, context)
      }
    } catch {
      graph.report(error)
    }
    var inner = inputs
    inner.path = ""
    inner.nesting.levels += body.depth
    if !graph.countLevels("the transition", .none, inner.nesting) { body = EmptyView() }
    root.contents.host = item.number
    root.isTransparent = true
    root.update(body, in: ImplicitRoot.stack, inner, graph)
  }
}
