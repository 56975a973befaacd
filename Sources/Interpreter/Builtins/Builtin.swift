/// A card: a declaration as text, and the typed closure that is its meaning.
import Basics
package import Language

package struct Builtin: Sendable {
  package typealias Apply = @Sendable (inout CallContext) throws -> Value

  package let declaration: CardDeclaration
  /// The closure's parameter types as Swift spells them, without the receiver's.
  package let spellings: @Sendable () -> [String]
  /// Whether the card changes its receiver: it leaves the new one at the window's start.
  package let isMutating: Bool
  package let apply: Apply
  /// For properties that can be assigned: leaves the changed receiver at the window's start.
  package let set: Apply?
  /// Whether the result is one of the engine's view values.
  package let makesView: Bool
  let bounds: NumberBounds
  /// Whether its answer holds what it was made of: an animation with a delay, two transitions.
  let wraps: Bool
  /// Whether it is a property of values, not a method.
  let isProperty: Bool
  /// For environment values.
  package let environment: EnvironmentAccess?

  package init(
    _ declaration: CardDeclaration, isMutating: Bool = false,
    spellings: @escaping @Sendable () -> [String] = { [] }, set: Apply? = nil,
    environment: EnvironmentAccess? = nil,
    makesView: Bool = false, apply: @escaping Apply
  ) {
    self.declaration = declaration
    self.spellings = spellings
    self.isMutating = isMutating
    bounds = NumberBounds(declaration)
    if case .member(let owner) = declaration.role {
      isProperty = !declaration.text.contains("func ")
      wraps = !isProperty && Builtin.wrappers.contains(owner)
    } else if case .initializer(owner: "Binding") = declaration.role {
      isProperty = false
      wraps = true
    } else {
      isProperty = false
      wraps = false
    }
    self.apply = apply
    self.set = set
    self.environment = environment
    self.makesView = makesView
  }
}

extension Builtin {
  private static let wrappers: Set<String> = ["Animation", "AnyTransition", "Transition", "Shape"]

  /// A type: only its declaration counts.
  package static func type(_ text: String) -> Builtin {
    Builtin(CardDeclaration(.type, text)) { _ in .none }
  }

  /// A card of any role whose closure takes the parameters, and before them the receiver where
  /// there is one.
  package static func card<each P: Argument, R: ValueConvertible>(
    _ role: CardDeclaration.Role, _ text: String,
    apply: @escaping @Sendable (repeat each P) throws -> R
  ) -> Builtin {
    Builtin(CardDeclaration(role, text), spellings: { names((repeat each P).self) }) { context in
      try apply(repeat try context.next((each P).self)).toValue()
    }
  }

  /// `init(...)` of a type.
  package static func initializer<each P: Argument, R: ValueConvertible>(
    of owner: String, _ text: String, apply: @escaping @Sendable (repeat each P) throws -> R
  ) -> Builtin {
    card(.initializer(owner: owner), text, apply: apply)
  }

  /// A free function or global.
  package static func function<each P: Argument, R: ValueConvertible>(
    _ text: String, apply: @escaping @Sendable (repeat each P) throws -> R
  ) -> Builtin {
    card(.function, text, apply: apply)
  }

  /// A free function that needs the machine.
  package static func function(
    _ text: String, taking spellings: [String], inContext apply: @escaping Apply
  ) -> Builtin {
    Builtin(CardDeclaration(.function, text), spellings: { spellings }, apply: apply)
  }

  /// `init(...)` of a type that needs the machine.
  package static func initializer(
    of owner: String, _ text: String, taking spellings: [String], inContext apply: @escaping Apply
  ) -> Builtin {
    Builtin(
      CardDeclaration(.initializer(owner: owner), text), spellings: { spellings }, apply: apply)
  }

  /// A static member of a type.
  package static func staticMember<each P: Argument, R: ValueConvertible>(
    of owner: String, _ text: String, apply: @escaping @Sendable (repeat each P) throws -> R
  ) -> Builtin {
    card(.member(owner: owner), text, apply: apply)
  }

  /// A static member of a type that needs the machine.
  package static func staticMember(
    of owner: String, _ text: String, taking spellings: [String], inContext apply: @escaping Apply
  ) -> Builtin {
    Builtin(
      CardDeclaration(.member(owner: owner), text), spellings: { spellings }, apply: apply)
  }

  /// A method or property of a type's values.
  package static func member<T: Argument, each P: Argument, R: ValueConvertible>(
    of owner: String, _ text: String, apply: @escaping @Sendable (T, repeat each P) throws -> R
  ) -> Builtin {
    Builtin(
      CardDeclaration(.member(owner: owner), text), spellings: { names((repeat each P).self) }
    ) { context in
      try apply(try context.next(T.self), repeat try context.next((each P).self)).toValue()
    }
  }

  /// A method of a type's values that needs the machine.
  package static func member(
    of owner: String, _ text: String, taking spellings: [String], inContext apply: @escaping Apply
  ) -> Builtin {
    Builtin(
      CardDeclaration(.member(owner: owner), text), spellings: { spellings }, apply: apply)
  }

  /// A property of a type's values that can be assigned.
  package static func property<T: Argument & ValueConvertible, V: Argument & ValueConvertible>(
    of owner: String, _ text: String, get: @escaping @Sendable (T) throws -> V,
    set: @escaping @Sendable (inout T, V) throws -> Void
  ) -> Builtin {
    Builtin(
      CardDeclaration(.member(owner: owner), text),
      set: { context in
        var receiver = try context.next(T.self)
        try set(&receiver, try context.next(V.self))
        context.receiver = receiver.toValue()
        return .none
      },
      apply: { context in try get(try context.next(T.self)).toValue() })
  }

  /// A `mutating` method of a type's values.
  package static func mutating<each P: Argument, R: ValueConvertible>(
    of owner: String, _ text: String,
    apply: @escaping @Sendable (inout Value, CallContext, repeat each P) throws -> R
  ) -> Builtin {
    Builtin(
      CardDeclaration(.member(owner: owner), text), isMutating: true,
      spellings: { names((repeat each P).self) }
    ) { context in
      var receiver = context.takeReceiver()
      let site = context
      let result = try apply(&receiver, site, repeat try context.next((each P).self))
      context.receiver = receiver
      return result.toValue()
    }
  }

  static func names<each P: Argument>(_ types: (repeat each P).Type) -> [String] {
    var names: [String] = []
    for type in repeat (each P).self { names.append(type.spelling) }
    return names
  }
}

extension CallContext {
  /// The receiver's place in the window, for cards that change it.
  package var receiver: Value {
    get { arguments[0] }
    nonmutating set { arguments[0] = newValue }
  }

  /// Takes the receiver out of the window, so that it has one owner, and goes to the parameters.
  mutating func takeReceiver() -> Value {
    position = 1
    let value = arguments[0]
    arguments[0] = .none
    return value
  }
}
