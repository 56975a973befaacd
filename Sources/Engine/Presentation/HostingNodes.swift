/// The nodes of presentations: the modifier that presents, the layer that hosts, and its arrival.
import Basics
import Drawing

/// `.sheet`, `.alert`, `.navigationDestination(isPresented:)` and their kind: presents a layer
/// while it is given a request.
package final class PresentationModifier: ModifierValue {
  /// Where the layer is shown.
  package enum Place: Sendable { case window, navigation }

  let place: Place
  let request: Presentation.Request?

  package init(_ place: Place, _ request: Presentation.Request?) {
    self.place = place
    self.request = request
    super.init()
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? { PresentationNode(inputs) }
}

final class PresentationNode: ModifierNode {
  private var modifier: PresentationModifier?
  private var presentation: Presentation?
  private var anchor = Rect(0, 0, 0, 0)

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? PresentationModifier,
      self.modifier == nil || self.modifier?.place == modifier.place
    else { return false }
    self.modifier = modifier
    return true
  }

  override func updateContents(_ graph: ViewGraph) {
    guard let modifier, let request = modifier.request, !inputs.isRemoving else {
      presentation = nil
      return
    }
    let host =
      modifier.place == .window ? graph.rootNode.layers.host : inputs.environment.navigation?.host
    guard let host else { return }
    let present: Presentation
    if let presentation, presentation.request.id == request.id {
      present = presentation
    } else {
      present = Presentation(graph.makeNumber(), request, inputs)
      present.anchor = anchor
      presentation = present
    }
    present.request = request
    present.range = modifier.range
    present.environment = inputs.environment
    // What shows it says which container is around it; the container holds it.
    present.environment.navigation = nil
    present.nesting = inputs.nesting
    host.add(present)
  }

  override func resolve(_ geometry: GeometryPass, _ tree: inout LayoutTree) {
    let rect = geometry.rect(of: self, &tree)
    anchor = inputs.space.toWindow(geometry, &tree).bounds(of: rect)
  }
}

/// One layer: a hosting root with a scope of its own for matched views (M3).
final class HostingView: PrimitiveView {
  let presentation: Presentation

  init(_ presentation: Presentation) {
    self.presentation = presentation
    super.init(name: "Presentation")
  }

  override func makeNode(_ inputs: NodeInputs) -> PrimitiveNode { HostingNode(inputs) }
}

final class HostingNode: PrimitiveNode {
  private let contents = DynamicContainer()
  private var presentation: Presentation?

  override var layout: (LayoutAlgorithmID, LayoutParameters)? { (.geometryReader, .none) }
  override var container: DynamicContainer? { contents }

  override func update(_ view: PrimitiveView, _ graph: ViewGraph) -> Bool {
    guard let view = view as? HostingView else { return false }
    let presentation = view.presentation
    self.presentation = presentation
    var inner = inputs
    inner.path = presentation.path
    inner.nesting = presentation.nesting
    inner.nesting.bodies += 1
    inner.environment = presentation.environment
    inner.environment.enter(presentation)
    inner.environment.navigation =
      presentation.request.arrival == .fromTrailing ? inputs.environment.navigation : nil
    let place = PresentationPlace(anchor: presentation.anchor, canvas: graph.canvas)
    let layer = graph.evaluatedLayer { try presentation.request.layer(place) }
    inner.nesting.levels += layer.depth
    guard graph.countBody(view.name, view.range, inner.nesting),
      graph.countLevels(view.name, view.range, inner.nesting)
    else { return true }
    contents.update(layer, inner, graph)
    return true
  }

  /// What lies below a layer is not reached.
  override func hitTest(_ point: Point, _ hit: inout HitTest) -> Bool {
    _ = super.hitTest(point, &hit)
    return true
  }

  override func erased(_ graph: ViewGraph) {
    super.erased(graph)
    guard let presentation, let action = presentation.request.onDismiss else { return }
    graph.afterUpdate(at: presentation.range, action)
  }
}

extension EnvironmentValues {
  /// What holds inside a presentation: containers around the presenting view do not reach there.
  fileprivate mutating func enter(_ presentation: Presentation) {
    self[.hostingRoot] = presentation.number
    self.presentation = presentation
    dismissal = Dismissal { try presentation.request.dismiss() }
    navigation = nil
    bar = nil
    buttonLook = nil
    afterButton = nil
    self[.isInRow] = false
  }
}

extension ViewGraph {
  /// A layer's view; an empty one where it cannot be evaluated, which is reported.
  func evaluatedLayer(_ make: () throws -> ViewValue) -> ViewValue {
    do throws(Trap) {
      return try evaluating { () throws(Trap) -> ViewValue in
        do {
          return try make()
        } catch {
          throw error as? Trap ?? Trap("\(error)")
        }
      }
    } catch {
      report(error)
      return EmptyView()
    }
  }
}

/// The effect of an arrival: where the layer stands at a progress from 0 (away) to 1 (there).
package final class ArrivalModifier: ModifierValue {
  let presentation: Presentation
  let progress: Double

  init(_ presentation: Presentation, progress: Double) {
    self.presentation = presentation
    self.progress = progress
    super.init()
  }

  override var fact: ModifierFact.Kind? { .transform(isSingular: false) }
  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? { ArrivalNode(inputs) }
}

final class ArrivalNode: SpaceNode {
  private var modifier: ArrivalModifier?
  private var progress = AnimatedAttribute()
  private var rect = Rect(0, 0, 0, 0)
  /// Where the zoom's source stands, in the layer's enclosing space.
  private var source: Rect?
  private weak var graph: ViewGraph?

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? ArrivalModifier else { return false }
    self.modifier = modifier
    return true
  }

  override func updateContents(_ graph: ViewGraph) { self.graph = graph }

  override func resolve(_ geometry: GeometryPass, _ tree: inout LayoutTree) {
    rect = geometry.rect(of: self, &tree)
    progress.update(
      AnimatableVector(modifier?.progress ?? 1), inputs.transaction, geometry.clock)
    guard let key = modifier?.presentation.zoomSource,
      let node = graph?.transitionSources[key]?.node, node.record >= 0
    else { return }
    let place = geometry.rect(of: node, &tree)
    let window = node.inputs.space.toWindow(geometry, &tree).bounds(of: place)
    source = inputs.space.toWindow(geometry, &tree).inverse?.bounds(of: window)
  }

  /// Whether it is there and hides what lies below.
  func covers(_ now: Instant) -> Bool {
    (modifier?.presentation.request.isOpaque ?? false) && progress.isAtRest(now)
      && share(now) == 1
  }

  private func share(_ now: Instant) -> Double { progress.presented(now).head[0] }

  /// What is seen of the layer on the way, in the enclosing space: the whole of it but for a zoom.
  private func window(_ now: Instant) -> Rect? {
    guard let source else { return nil }
    let p = share(now)
    func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * p }
    return Rect(
      mixed(source.x, rect.x), mixed(source.y, rect.y), mixed(source.width, rect.width),
      mixed(source.height, rect.height))
  }

  override func contentTransform(_ now: Instant) -> Transform {
    let away = 1 - share(now)
    if let window = window(now), rect.width > 0 {
      let factor = max(window.width / rect.width, 0.00001)
      return Transform.scale(factor, factor, about: .zero)
        .then(.translation(window.x, window.y))
    }
    var (x, y) = (rect.x, rect.y)
    switch modifier?.presentation.request.arrival {
    case .fromBelow: y += rect.height * away
    case .fromTrailing: x += rect.width * away
    default: break
    }
    return .translation(x, y)
  }

  override func render(_ renderer: inout Renderer, _ context: RenderContext) {
    let transform = contentTransform(renderer.now)
    var inner = context
    inner.toWindow = transform.then(context.toWindow)
    var opacity = 1.0
    if source == nil, modifier?.presentation.request.arrival == .fade {
      opacity = min(max(share(renderer.now), 0), 1)
    }
    inner.opacity *= opacity
    let clip = window(renderer.now).map { Outline.rect($0) }
    renderer.group(opacity: opacity, clip: clip) { renderer in
      renderer.group(transform: transform) { super.render(&$0, inner) }
    }
  }

  override func hitTest(_ point: Point, _ hit: inout HitTest) -> Bool {
    guard let inverse = contentTransform(hit.now).inverse else { return false }
    return super.hitTest(inverse.apply(point), &hit)
  }
}
