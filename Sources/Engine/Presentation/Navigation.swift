/// Navigation containers: a first page, and pages pushed over it, each a hosting root (M3).
import Basics
import Drawing

/// One value of a path, as the program knows it.
package struct PathElement {
  package var id: ElementID
  /// The Swift name of its type: what `navigationDestination(for:)` is looked up by.
  package var type: String
  package var payload: any TagPayload

  package init(id: ElementID, type: String, payload: any TagPayload) {
    self.id = id
    self.type = type
    self.payload = payload
  }
}

/// How a path that the program holds is read and written.
package struct PathAccess {
  package var elements: () throws -> [PathElement]
  package var append: (any TagPayload) throws -> Void
  /// Shortens the path to so many elements.
  package var cut: (Int) throws -> Void

  package init(
    elements: @escaping () throws -> [PathElement],
    append: @escaping (any TagPayload) throws -> Void, cut: @escaping (Int) throws -> Void
  ) {
    self.elements = elements
    self.append = append
    self.cut = cut
  }
}

/// What the views inside a navigation container know of it.
package final class NavigationModel {
  package typealias Destination = (any TagPayload) throws -> ViewValue

  let host: PresentationHost
  /// The program's path, else the container's own.
  var path: PathAccess
  private var destinations: [String: Destination] = [:]
  private var pages: [Presentation] = []
  private var hasWarned = false
  weak var graph: ViewGraph?

  init(_ host: PresentationHost, own: StateCell<[PathElement]>) {
    self.host = host
    path = own.access
  }

  /// `.navigationDestination(for:)`.
  func register(_ type: String, _ destination: @escaping Destination) {
    destinations[type] = destination
  }

  /// A link with a value was tapped. A value that leads nowhere is told of once.
  package func push(_ element: PathElement) throws {
    guard destinations[element.type] != nil else {
      if !hasWarned {
        hasWarned = true
        graph?.log(
          "A NavigationLink leads to a value of type \"\(element.type)\", and no "
            + "navigationDestination(for:) for that type can be seen from there. "
            + "The link does nothing.")
      }
      return
    }
    try path.append(element.payload)
  }

  /// The pages of the path, in order; kept while type, place and value stay.
  func addPages(
    _ inputs: NodeInputs, _ graph: ViewGraph,
    _ layer: @escaping (ViewValue) -> ViewValue
  ) {
    var elements: [PathElement] = []
    graph.attempt { elements = try path.elements() }
    var next: [Presentation] = []
    for (index, element) in elements.enumerated() {
      guard let destination = destinations[element.type] else { continue }
      let id = ElementID.composite(element.type, [.int(index), element.id])
      let cut = path.cut
      let request = Presentation.Request(
        id: id, .fromTrailing, isOpaque: true, dismiss: { try cut(index) },
        layer: { _ in layer(try destination(element.payload)) })
      let known = pages.first { $0.request.id == id }
      let page = known ?? Presentation(graph.makeNumber(), request, inputs)
      page.request = request
      page.environment = inputs.environment
      page.environment.navigation = nil
      page.nesting = inputs.nesting
      next.append(page)
      host.add(page)
    }
    pages = next
  }
}

extension StateCell<[PathElement]> {
  /// A path that the container keeps for itself.
  fileprivate var access: PathAccess {
    PathAccess(
      elements: { [self] in value },
      append: { [self] payload in
        guard let element = payload as? any PathPayload else { return }
        value.append(element.pathElement)
      },
      cut: { [self] count in value = Array(value.prefix(count)) })
  }
}

/// A payload that can stand in a path by itself.
package protocol PathPayload: TagPayload {
  var pathElement: PathElement { get }
}

extension EnvironmentValues {
  /// The navigation container around; nil outside of one.
  package internal(set) var navigation: NavigationModel? {
    get { self[custom: "navigation around"] as? NavigationModel }
    set { self[custom: "navigation around"] = newValue }
  }
}

/// `NavigationStack` and its kind.
package final class NavigationView: PrimitiveView {
  let content: ViewValue
  let path: PathAccess?
  /// Puts what belongs to a pushed page around its content.
  let page: (ViewValue) -> ViewValue

  package init(
    _ name: String, _ content: ViewValue, path: PathAccess? = nil,
    page: @escaping (ViewValue) -> ViewValue
  ) {
    self.content = content
    self.path = path
    self.page = page
    super.init(name: name)
    depth = content.depth + 1
  }

  override func makeNode(_ inputs: NodeInputs) -> PrimitiveNode { NavigationNode(inputs) }
}

final class NavigationNode: PrimitiveNode {
  private lazy var base = ImplicitRootNode(inputs)
  private lazy var layers = PresentationLayers(inputs)
  private var model: NavigationModel?

  override var layout: (LayoutAlgorithmID, LayoutParameters)? { (.geometryReader, .none) }
  override var layoutChildren: [ViewNode] { layers.isEmpty ? [base] : [base, layers.node] }
  override var reachable: [ViewNode] { layers.front ?? layoutChildren }

  override func render(_ renderer: inout Renderer, _ context: RenderContext) {
    layers.render(&renderer, context) { base.render(&$0, context) }
  }

  override func update(_ view: PrimitiveView, _ graph: ViewGraph) -> Bool {
    guard let view = view as? NavigationView else { return false }
    let model = model ?? NavigationModel(layers.host, own: StateCell([], graph))
    self.model = model
    model.graph = graph
    if let path = view.path { model.path = path }
    var inner = inputs
    inner.environment.navigation = model
    layers.update(
      inner, graph, extra: { model.addPages(inner, graph, view.page) },
      base: { base.update(view.content, in: ImplicitRoot.stack, inner, graph) })
    return true
  }
}

/// `.navigationDestination(for:)`.
package final class DestinationModifier: ModifierValue {
  let type: String
  let destination: NavigationModel.Destination

  package init(_ type: String, _ destination: @escaping NavigationModel.Destination) {
    self.type = type
    self.destination = destination
    super.init()
  }

  override func makeNode(_ inputs: NodeInputs) -> ModifierNode? { DestinationNode(inputs) }
}

final class DestinationNode: ModifierNode {
  private var modifier: DestinationModifier?

  override func update(_ modifier: ModifierValue) -> Bool {
    guard let modifier = modifier as? DestinationModifier else { return false }
    self.modifier = modifier
    return true
  }

  override func updateContents(_ graph: ViewGraph) {
    guard let modifier else { return }
    inputs.environment.navigation?.register(modifier.type, modifier.destination)
  }
}
