/// A view that is shown over others in a hosting root of its own (M3): a sheet, a pushed page, an
/// alert. Made by the view that presents it, listed by a `PresentationHost`.
import Basics
package import Drawing

package final class Presentation {
  /// Where it comes from, and where it goes.
  package enum Arrival: Sendable { case fromBelow, fromTrailing, fade }

  /// What the presenting view says about it, anew in every evaluation.
  package struct Request {
    /// Another id is another presentation.
    var id: ElementID
    var arrival: Arrival
    /// The whole layer: what is presented, and what the system draws around it.
    var layer: (PresentationPlace) throws -> ViewValue
    /// Writes the state that keeps it open.
    var dismiss: () throws -> Void
    /// Whether nothing of what lies below it can be seen once it is there.
    var isOpaque: Bool
    /// Runs when it has left the screen.
    var onDismiss: (() throws -> Void)?

    package init(
      id: ElementID = .bool(true), _ arrival: Arrival, isOpaque: Bool = false,
      dismiss: @escaping () throws -> Void,
      onDismiss: (() throws -> Void)? = nil,
      layer: @escaping (PresentationPlace) throws -> ViewValue
    ) {
      self.id = id
      self.arrival = arrival
      self.isOpaque = isOpaque
      self.layer = layer
      self.dismiss = dismiss
      self.onDismiss = onDismiss
    }
  }

  /// Number of its hosting root.
  let number: Int
  var request: Request
  /// Of the presenting view, handed down to what is presented.
  var environment: EnvironmentValues
  var nesting = Nesting()
  var path: String
  /// Where the presenting modifier is written.
  var range = SourceRange.none
  /// The presenting view's rect in the window at the time it was asked for.
  var anchor = Rect(0, 0, 0, 0)
  /// The source it zooms out of (M41), where it has one.
  var zoomSource: MatchedKey?

  init(_ number: Int, _ request: Request, _ inputs: NodeInputs) {
    self.number = number
    self.request = request
    environment = inputs.environment
    path = inputs.path
  }
}

/// What a layer knows of where it is shown, in window points.
package struct PresentationPlace: Sendable {
  /// The presenting view's rect at the time it asked.
  package var anchor: Rect
  package var canvas: Size
}

/// What `dismiss` of the environment closes.
package final class Dismissal {
  package let dismiss: () throws -> Void
  init(_ dismiss: @escaping () throws -> Void) { self.dismiss = dismiss }
}

extension EnvironmentValues {
  /// Closes the nearest presentation around; nil where nothing is presented.
  package internal(set) var dismissal: Dismissal? {
    get { self[custom: "dismissal in force"] as? Dismissal }
    set { self[custom: "dismissal in force"] = newValue }
  }
  /// The presentation around, for what is written on the presented view.
  var presentation: Presentation? {
    get { self[custom: "presentation around"] as? Presentation }
    set { self[custom: "presentation around"] = newValue }
  }
}

extension EnvironmentKey where Value == Int {
  /// Number of the hosting root around; 0 for the window's (M3).
  static var hostingRoot: EnvironmentKey<Int> { EnvironmentKey("hostingRoot", default: 0) }
}

/// The presentations of one place that can show some: the window, or a navigation container. They
/// are found while bodies are evaluated and shown by the next pass over the same instant.
final class PresentationHost {
  private(set) var shown: [Presentation] = []
  private var found: [Presentation] = []

  func begin() { found = [] }

  /// Present in this evaluation; in the order in which presenters are visited.
  func add(_ presentation: Presentation) { found.append(presentation) }

  /// Those found come last into view where they are new. Answers whether another pass is to show
  /// them.
  func end() -> Bool {
    let kept = shown.filter { one in found.contains { $0 === one } }
    let new = found.filter { one in !shown.contains { $0 === one } }
    let isChanged = kept.count != shown.count || !new.isEmpty
    shown = kept + new
    return isChanged
  }
}

/// The layers over a base view: a container whose elements are what a host shows.
final class PresentationLayers {
  let host = PresentationHost()
  let node: ImplicitRootNode
  private var hasBeenUpdated = false

  init(_ inputs: NodeInputs) { node = ImplicitRootNode(inputs) }

  var isEmpty: Bool { node.contents.items.isEmpty }
  /// The layer in front, alone in being reached; nil where there is none.
  var front: [ViewNode]? { node.contents.present.last?.node.map { [$0] } }

  /// Draws the base and the layers; what lies under a layer that has come to rest and covers
  /// everything is left out.
  func render(
    _ renderer: inout Renderer, _ context: RenderContext, base: (inout Renderer) -> Void
  ) {
    let order = node.contents.paintOrder
    let cover = order.lastIndex { $0.presentedLayer?.covers(renderer.now) ?? false }
    if cover == nil { base(&renderer) }
    for item in order[(cover ?? 0)...] {
      var inner = context
      inner.item = item.number
      item.node?.render(&renderer, inner)
    }
  }

  /// Updates the base, then the layers over it. What is presented from the beginning is there
  /// without a transition (X6).
  func update(
    _ inputs: NodeInputs, _ graph: ViewGraph, extra: () -> Void = {}, base: () -> Void
  ) {
    host.begin()
    base()
    extra()
    if hasBeenUpdated || host.shown.isEmpty == false { updateLayers(inputs, graph) }
    if host.end() {
      graph.requestContinuation()
    } else if !hasBeenUpdated {
      updateLayers(inputs, graph)
    }
  }

  private func updateLayers(_ inputs: NodeInputs, _ graph: ViewGraph) {
    hasBeenUpdated = true
    let layers = host.shown.map { presentation in
      let transition = AnimatedTransition(ArrivalTransition(presentation), Animation.presentation)
      return ForEachView.Element(
        id: .int(presentation.number),
        content: HostingView(presentation).modified(by: TraitModifier.transition(transition)))
    }
    node.update(ForEachView(layers), in: (.zstack, .zstack(.topLeading)), inputs, graph)
  }
}

extension Animation {
  /// How the system opens and closes what is presented; the change's own animation does not count.
  static let presentation = Animation(.spring(Spring(response: 0.5, dampingFraction: 1)))
}

extension ContainerItem {
  /// The arrival around the layer that is this item.
  fileprivate var presentedLayer: ArrivalNode? {
    guard !isRemoving, let transition = node as? TransitionNode else { return nil }
    var next = transition.root.contents.items.first?.node
    while let modifier = next as? ModifierNode {
      if let arrival = modifier as? ArrivalNode { return arrival }
      next = modifier.child
    }
    return nil
  }
}

/// How a layer comes and goes: the whole layer is moved, faded or zoomed as one piece.
package final class ArrivalTransition: TransitionValue {
  private let presentation: Presentation

  init(_ presentation: Presentation) {
    self.presentation = presentation
    super.init()
  }

  package override func body(
    content: ViewValue, phase: TransitionPhase, _ context: BodyContext
  ) -> ViewValue {
    content.modified(by: ArrivalModifier(presentation, progress: phase.isIdentity ? 1 : 0))
  }
}
