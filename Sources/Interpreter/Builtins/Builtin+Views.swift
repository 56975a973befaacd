/// Card makers for views and modifiers.
package import Engine
package import Language

extension Builtin {
  /// `init(...)` of a view.
  package static func view<each P: Argument>(
    _ owner: String, _ text: String,
    apply: @escaping @Sendable (repeat each P) throws -> ViewValue
  ) -> Builtin {
    Builtin(
      CardDeclaration(.initializer(owner: owner), text),
      spellings: { names((repeat each P).self) }, makesView: true
    ) { context in
      let view = try apply(repeat try context.next((each P).self))
      view.range = context.range
      return try context.answer(view)
    }
  }

  /// A modifier: the closure answers what is put around the view.
  package static func modifier<each P: Argument>(
    _ text: String, apply: @escaping @Sendable (repeat each P) throws -> ModifierValue
  ) -> Builtin {
    Builtin(
      CardDeclaration(.modifier, text), spellings: { names((repeat each P).self) }, makesView: true
    ) {
      context in
      let content = try context.next(ViewContent.self).value
      let modifier = try apply(repeat try context.next((each P).self))
      modifier.range = context.rangeBehindReceiver
      return try context.answer(content.modified(by: modifier))
    }
  }

  /// A modifier that needs the machine.
  package static func modifier(
    _ text: String, taking spellings: [String], inContext apply: @escaping Apply
  ) -> Builtin {
    Builtin(
      CardDeclaration(.modifier, text), spellings: { spellings }, makesView: true, apply: apply)
  }

  /// A modifier that answers the whole view, or that needs it.
  package static func rewriting<each P: Argument>(
    _ text: String, role: CardDeclaration.Role = .modifier,
    apply: @escaping @Sendable (ViewValue, repeat each P) throws -> ViewValue
  ) -> Builtin {
    Builtin(
      CardDeclaration(role, text), spellings: { names((repeat each P).self) }, makesView: true
    ) { context in
      let content = try context.next(ViewContent.self).value
      return try context.answer(try apply(content, repeat try context.next((each P).self)))
    }
  }

  /// A value of the environment that views may read and `.environment` writes.
  package static func environment<Wire: Argument & ValueConvertible & Sendable>(
    _ name: String, _ text: String, get: @escaping @Sendable (EnvironmentValues) -> Wire,
    set: @escaping @Sendable (inout EnvironmentValues, Wire) -> Void
  ) -> Builtin {
    let access = EnvironmentAccess(
      name: name, read: { get($0).toValue() },
      write: { value, context in
        let wire = try Wire(value, in: context)
        return { set(&$0, wire) }
      })
    return Builtin(CardDeclaration(.environmentValue, text), environment: access) { _ in
      get(EnvironmentValues()).toValue()
    }
  }

  /// A value of the environment that views may only read.
  package static func readOnlyEnvironment(
    _ name: String, _ text: String, read: @escaping @Sendable (EnvironmentValues) -> Value
  ) -> Builtin {
    let access = EnvironmentAccess(
      name: name, read: read,
      write: { _, context in throw context.trap("'\(name)' of the environment cannot be written") })
    return Builtin(CardDeclaration(.environmentValue, text), environment: access) { _ in
      read(EnvironmentValues())
    }
  }
}

extension CallContext {
  /// A view that a card has made, unless it is nested too deeply.
  fileprivate func answer(_ view: ViewValue) throws -> Value {
    guard view.depth <= ViewValue.mostLevels else { throw ValueLimits.views }
    return .object(view)
  }
}

extension ViewValue: ValueConvertible {
  package func toValue() -> Value { .object(self) }
}

/// Any view as a parameter.
package struct ViewContent: Argument {
  package static var spelling: String { "some View" }
  package let value: ViewValue

  package init(_ value: Value, in context: CallContext) throws {
    if case .object(let object) = value, let view = object as? ViewValue {
      self.value = view
      return
    }
    let range = context.range(of: context.position)
    guard let view = context.machine.viewValue(value, at: range), !value.isNone else {
      throw context.mismatch(expected: "some View", got: value)
    }
    self.value = view
  }
}

/// A view-builder closure without parameters, evaluated at once.
package struct BuiltContent: Argument {
  package static var spelling: String { "() -> Content" }
  package let value: ViewValue

  package init(_ value: Value, in context: CallContext) throws {
    let content =
      value.isCallable ? try context.machine.call(closure: value, arguments: []) : value
    guard let view = context.machine.viewValue(content, at: context.range(of: context.position))
    else { throw context.mismatch(expected: "some View", got: content) }
    self.value = view
  }
}
