import Basics

/// How much encloses a place, counted so that no walk over the tree outgrows the stack.
struct Nesting {
  /// Bodies evaluated inside one another.
  var bodies = 0
  /// View values on the way down, summed over those bodies.
  var levels = 0
}

/// What a container reads of its elements; written anywhere on the chain, the innermost wins (X3).
struct Traits {
  var transition: TransitionValue?
  /// Where the transition is written.
  var transitionRange = SourceRange.none
  var zIndex = 0.0
  /// What pickers and tab views choose it by.
  var tag: TagFact?
  /// What a bar of tabs shows for it.
  var tabItem: ViewValue?
  /// Where in a bar it stands.
  var slot: String?
  /// How high it is as a sheet.
  var sheetHeight: SheetHeight?
  /// What it is in a list of rows.
  var rowKind = RowKind.row
  /// For a `Grid`.
  var cell = CellTraits()
  /// For a `Layout` of the program, by the names of the keys.
  var values: [String: AnyObject] = [:]
  /// What is written about it as a row.
  var rowLook: RowLookBox?
  /// Its position in the innermost `ForEach` around it.
  var position: Int?
}

/// A view's tag: to compare by, and as the program knows it.
package struct TagFact {
  package var id: ElementID
  package var payload: (any TagPayload)?
}

/// How high a sheet is: a share of the window, or points.
package enum SheetHeight: Sendable, Hashable { case share(Double), points(Double) }

/// What an element of a list is.
package enum RowKind: Sendable { case row, header, footer }

/// What is known on the way down a container's content, outside in.
package struct ListContext {
  /// Of the list, with the environment writes passed on the way (decision: list context).
  var environment: EnvironmentValues
  var transaction: Transaction
  /// Element-level modifiers passed so far, outermost first.
  var modifiers: [ModifierValue] = []
  var traits = Traits()
  /// I5: whether a conditional, an optional, a ForEach or an id has been passed.
  var canTransition = false
  /// Whether what is listed has been removed and is only shown on while it departs.
  var isDeparting = false
  /// Whether the number of elements can change (D17).
  var isDynamic = false
  var path: String
  var nesting: Nesting
  /// The nearest id around: of an element of a `ForEach`, or of `.id`.
  var id: ElementID?
  /// Position among the conditionals of the enclosing block, from 1.
  var conditionalOrdinal = 1

  func appending(path name: String) -> ListContext {
    var context = self
    context.path = path.isEmpty ? name : path + "/" + name
    return context
  }
}

/// One element of a container: a primitive view and the modifiers on it.
struct ListElement {
  let leaf: ListNode
  /// Outermost first.
  let modifiers: [ModifierValue]
  let primitive: PrimitiveView
  var traits: Traits
  let isDeparting: Bool
  var canTransition: Bool
  let isDynamic: Bool
  let path: String
  let nesting: Nesting
  let id: ElementID?
}

/// Flattens a container's content into elements (L15, X2).
package struct ListBuilder {
  let graph: ViewGraph
  private(set) var elements: [ListElement] = []

  init(_ graph: ViewGraph) { self.graph = graph }

  mutating func add(_ primitive: PrimitiveView, _ leaf: ListNode, _ context: ListContext) {
    // What stands for an element inside its own transition has been counted with it.
    guard
      primitive is ElementPlaceholder
        || graph.countViews(1 + context.modifiers.count, primitive.range)
    else { return }
    elements.append(
      ListElement(
        leaf: leaf, modifiers: context.modifiers, primitive: primitive, traits: context.traits,
        isDeparting: context.isDeparting,
        canTransition: context.canTransition, isDynamic: context.isDynamic,
        path: context.appending(path: primitive.name).path, nesting: context.nesting,
        id: context.id))
  }

  /// What `body` adds, taken out again.
  mutating func collect(_ body: (inout ListBuilder) -> Void) -> [ListElement] {
    let start = elements.count
    body(&self)
    let taken = Array(elements[start...])
    elements.removeSubrange(start...)
    return taken
  }

  mutating func add(_ element: ListElement) { elements.append(element) }

  /// Whether no more views are taken in this evaluation.
  var isFull: Bool { graph.isOverLimit }

  /// Goes one body deeper; false beyond a limit, which is reported once.
  func enter(_ name: String, _ range: SourceRange, _ context: inout ListContext) -> Bool {
    context.nesting.bodies += 1
    return graph.countBody(name, range, context.nesting)
  }

  /// Takes the levels of what a body answered; false beyond the limit, which is reported once.
  func descend(
    into body: ViewValue, of name: String, _ range: SourceRange, _ context: inout ListContext
  ) -> Bool {
    context.nesting.levels += body.depth
    return graph.countLevels(name, range, context.nesting)
  }

  /// Evaluates a body; while its animatable data is in flight, with the data on the way (T15).
  /// When evaluation stops, the last good answer stays.
  func evaluate(
    _ data: AnimatableVector?, storage: CompositeStorage, _ node: ListNode,
    _ context: ListContext, _ body: (BodyContext) throws(Trap) -> ViewValue
  ) -> ViewValue {
    var presented: AnimatableVector?
    if let data {
      node.attribute.update(data, context.transaction, graph.clock)
      node.attribute.animator?.drivesBodies = true
      presented = node.attribute.presented(graph.clock.now)
      if presented == data { presented = nil }
    }
    let bodyContext = BodyContext(
      storage: storage, environment: context.environment, animatableData: presented, host: graph)
    do throws(Trap) {
      let view = try graph.evaluating { () throws(Trap) -> ViewValue in try body(bodyContext) }
      storage.lastBody = view
      return view
    } catch {
      graph.report(error)
      return storage.lastBody ?? EmptyView()
    }
  }
}
