package import Basics
import Drawing

/// What a modifier is handed on its way down an element.
struct NodeInputs {
  var environment: EnvironmentValues
  var transaction: Transaction
  /// The coordinate space the node stands in.
  var space: CoordinateSpace
  /// Whether an enclosing element is being removed.
  var isRemoving = false
  /// Phase of the nearest enclosing element that transitions.
  var phase = TransitionPhase.identity
  var path = ""
  /// Whether a lazy container decides when the node appears.
  var isLazy = false
  /// The nearest scroll view around.
  weak var scroll: ScrollNode?
  /// The named coordinate spaces around, nearest first.
  var spaces: NamedSpace?
  /// Bodies and levels around the node.
  var nesting = Nesting()
}

/// A modifier of a view. Kinds differ in what they override: structural ones change the list,
/// environment and transaction ones the inputs below them, the others make a node.
package class ModifierValue {
  /// View values nested in what the modifier itself holds.
  package internal(set) var depth = 0
  /// Where it was written, without what it is written on; `none` for the engine's own.
  package var range = SourceRange.none

  package init() {}

  /// What it is for explanations, nil where none speaks of it.
  var fact: ModifierFact.Kind? { nil }

  /// Lists the content with this modifier on every element (L15).
  func list(
    _ content: ViewValue, in builder: inout ListBuilder, _ node: ListNode, _ context: ListContext
  ) {
    var inner = context
    inner.modifiers.append(self)
    content.list(in: &builder, node, inner)
  }

  /// Changes what is handed to everything inside.
  func apply(to inputs: inout NodeInputs) {}

  /// A node of its own, or nil when `apply` is all there is.
  func makeNode(_ inputs: NodeInputs) -> ModifierNode? { nil }
}

/// Read by the container (X1): transition, zIndex.
package final class TraitModifier: ModifierValue {
  private let write: (inout Traits, SourceRange) -> Void

  init(_ write: @escaping (inout Traits, SourceRange) -> Void) {
    self.write = write
    super.init()
  }

  /// `.transition(_:)`.
  package static func transition(_ transition: TransitionValue) -> TraitModifier {
    TraitModifier {
      $0.transition = transition
      $0.transitionRange = $1
    }
  }

  /// `.tag(_:)`.
  package static func tag(_ id: ElementID, _ payload: any TagPayload) -> TraitModifier {
    TraitModifier { traits, _ in traits.tag = TagFact(id: id, payload: payload) }
  }

  /// `.tabItem { }`.
  package static func tabItem(_ label: ViewValue) -> TraitModifier {
    TraitModifier { traits, _ in traits.tabItem = label }
  }

  /// The slot of a bar, by name.
  package static func slot(_ name: String) -> TraitModifier {
    TraitModifier { traits, _ in traits.slot = name }
  }

  /// `.presentationDetents`: how high a sheet is.
  package static func sheetHeight(_ height: SheetHeight) -> TraitModifier {
    TraitModifier { traits, _ in traits.sheetHeight = height }
  }

  /// Headers and footers of sections.
  package static func rowKind(_ kind: RowKind) -> TraitModifier {
    TraitModifier { traits, _ in traits.rowKind = kind }
  }

  /// What a cell tells the `Grid` it stands in.
  package static func cell(_ change: @escaping (inout CellTraits) -> Void) -> TraitModifier {
    TraitModifier { traits, _ in change(&traits.cell) }
  }

  /// `.layoutValue(key:value:)`: read by a `Layout` of the program.
  package static func layoutValue(_ key: String, _ value: AnyObject) -> TraitModifier {
    TraitModifier { traits, _ in traits.values[key] = value }
  }

  /// `.zIndex(_:)`.
  package static func zIndex(_ value: Double) -> TraitModifier {
    TraitModifier { traits, _ in traits.zIndex = value }
  }

  override func list(
    _ content: ViewValue, in builder: inout ListBuilder, _ node: ListNode, _ context: ListContext
  ) {
    var inner = context
    write(&inner.traits, range)
    content.list(in: &builder, node, inner)
  }
}

/// Writes environment values for everything inside.
package final class EnvironmentModifier: ModifierValue {
  private let write: (inout EnvironmentValues) -> Void
  /// The value that is written, where the program names it.
  private let name: String?

  package init(name: String? = nil, _ write: @escaping (inout EnvironmentValues) -> Void) {
    self.write = write
    self.name = name
    super.init()
  }

  override var fact: ModifierFact.Kind? { name.map { .environment(name: $0) } }

  override func list(
    _ content: ViewValue, in builder: inout ListBuilder, _ node: ListNode, _ context: ListContext
  ) {
    var inner = context
    write(&inner.environment)
    inner.modifiers.append(self)
    content.list(in: &builder, node, inner)
  }

  override func apply(to inputs: inout NodeInputs) { write(&inputs.environment) }
}

/// Changes the transaction for everything inside (T2): `.animation`, `.transaction`.
package final class TransactionModifier: ModifierValue {
  private let value: ElementID?
  private let change: (inout Transaction) -> Void

  /// `.animation(_:value:)` (T3): in a transaction in which `value` changed, and where animations
  /// are not disabled, replaces the animation.
  package init(animation: Animation?, value: ElementID) {
    self.value = value
    change = { if !$0.disablesAnimations { $0.animation = animation } }
    super.init()
  }

  /// `.animation(_:)` without a value (T4): on every transaction.
  package init(animation: Animation?) {
    value = nil
    change = { if !$0.disablesAnimations { $0.animation = animation } }
    super.init()
  }

  /// `.transaction { }`: on every transaction; with a value, on those in which it changed.
  package init(
    value: ElementID? = nil, _ change: @escaping (inout Transaction) -> Void
  ) {
    self.value = value
    self.change = change
    super.init()
  }

  /// `.animation(_:body:)` and `.transaction(_:body:)`: the change holds for what `body` puts
  /// around the content, and not for the content.
  package static func scoped(
    _ content: ViewValue, _ change: @escaping (inout Transaction) -> Void,
    body: (ViewValue) throws -> ViewValue
  ) rethrows -> ViewValue {
    let inner = content.modified(by: TransactionModifier { $0.endScope() })
    return try body(inner).modified(
      by: TransactionModifier {
        $0.beginScope()
        change(&$0)
      })
  }

  /// The value last seen, and the change in which it last differed.
  private final class Memory {
    var last: ElementID?
    var changedIn = -1
  }

  override func list(
    _ content: ViewValue, in builder: inout ListBuilder, _ node: ListNode, _ context: ListContext
  ) {
    var inner = context
    var isInForce = context.transaction.sequence > 0
    if let value {
      let memory = node.state { Memory() }
      if let last = memory.last, last != value { memory.changedIn = context.transaction.sequence }
      memory.last = value
      isInForce = memory.changedIn == context.transaction.sequence
    }
    pass(isInForce, in: &inner)
    content.list(in: &builder, node.child(.content), inner)
  }

  private func pass(_ isInForce: Bool, in context: inout ListContext) {
    if isInForce { change(&context.transaction) }
    context.modifiers.append(TransactionOverride(isInForce ? change : nil, of: self))
  }

  /// What it makes of a transaction without an animation.
  fileprivate var animation: Animation? {
    var transaction = Transaction()
    change(&transaction)
    return transaction.animation
  }
}

/// What a transaction modifier has been found to do in this evaluation.
package final class TransactionOverride: ModifierValue {
  /// nil where the modifier leaves the transaction alone.
  private let write: ((inout Transaction) -> Void)?
  /// nil for what a transition does.
  private let modifier: TransactionModifier?

  init(_ write: ((inout Transaction) -> Void)?, of modifier: TransactionModifier? = nil) {
    self.write = write
    self.modifier = modifier
    super.init()
    range = modifier?.range ?? .none
  }

  override func apply(to inputs: inout NodeInputs) { write?(&inputs.transaction) }

  override var fact: ModifierFact.Kind? {
    modifier.map { .animation($0.animation, isInForce: write != nil) }
  }
}
