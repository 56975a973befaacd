// Generic parameters: bound from arguments, put in for names. No solver.
internal import Basics

extension Checker {
  typealias Bindings = [String: TypeName]

  /// The type with generic parameters replaced; unbound ones become their constraint.
  func substituted(
    _ type: TypeName, _ bindings: Bindings, _ generics: [Signature.Generic]
  )
    -> TypeName
  {
    func inner(_ type: TypeName) -> TypeName { substituted(type, bindings, generics) }
    switch type {
    case .named(let name, let arguments):
      if let bound = bindings[name] { return bound }
      if arguments.isEmpty {
        if name.contains("."), let found = associated(name, bindings, generics), found != .unknown {
          return found
        }
        if let generic = generics.first(where: { $0.name == name }) {
          return generic.constraint.map { $0 == "Any" ? .unknown : .opaque($0) } ?? .unknown
        }
        if let associated = associated(name, bindings, generics) { return associated }
        if name == "Any" || name == "AnyHashable" { return .unknown }
        if typesByName[name]?.isBuiltIn != false,
          name == "View" || (!isConcrete(name) && catalog.isProtocol(name))
        {
          return .opaque(name)
        }
        if let alias = catalog.type(name), alias.kind == .alias { return alias.result }
      }
      return .named(name, arguments.map(inner))
    case .optional(let wrapped): return .optional(inner(wrapped))
    case .array(let element): return .array(inner(element))
    case .dictionary(let key, let value): return .dictionary(key: inner(key), value: inner(value))
    case .tuple(let elements):
      return .tuple(elements.map { TypeName.Element(label: $0.label, type: inner($0.type)) })
    case .function(let parameters, let result):
      return .function(parameters: parameters.map(inner), result: inner(result))
    case .metatype(let base): return .metatype(inner(base))
    case .keyPath(let root, let value): return .keyPath(root: inner(root), value: inner(value))
    case .opaque, .unknown, .void: return type
    }
  }

  private func isConcrete(_ name: String) -> Bool { Checker.standard.contains(name) }

  /// `Data.Element` and longer.
  private func associated(
    _ name: String, _ bindings: Bindings, _ generics: [Signature.Generic]
  )
    -> TypeName?
  {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count > 1 else { return nil }
    let isGeneric = generics.contains { $0.name == parts[0] } || bindings[parts[0]] != nil
    guard isGeneric else { return nil }
    var type = bindings[parts[0]] ?? .unknown
    for part in parts.dropFirst() {
      switch part {
      case "Element": type = element(of: type)
      case "Index": type = .int
      case "Value": type = valueType(of: type)
      default: return .unknown
      }
    }
    return type
  }

  /// `K.Value` of a key of the program: the type of its default value.
  private func valueType(of key: TypeName) -> TypeName {
    guard case .named(let name, _) = key, let info = typesByName[name] else { return .unknown }
    if let alias = info.aliases["Value"] { return resolve(alias, in: info) }
    return info.statics["defaultValue"].map(type(of:)) ?? .unknown
  }

  /// What iterating over a value of the type gives.
  func element(of type: TypeName) -> TypeName {
    switch type {
    case .array(let element): return element
    case .named("Range", let arguments), .named("ClosedRange", let arguments),
      .named("Set", let arguments), .named("Binding", let arguments):
      guard let first = arguments.first else { return .unknown }
      if case .array(let element) = first, case .named("Binding", _) = type {
        return .named("Binding", [element])
      }
      return first
    case .string: return .named("Character", [])
    case .dictionary(let key, let value):
      return .tuple([
        TypeName.Element(label: "key", type: key), TypeName.Element(label: "value", type: value),
      ])
    case .named("AnyIterator", let arguments), .named("AnySequence", let arguments):
      return arguments.first ?? .unknown
    case .named(let name, _):
      guard let info = typesByName[name] else { return .unknown }
      let bindings = memberOwner(of: type, isSequence: false)?.bindings ?? [:]
      return ownElement(of: info, bindings)
    default: return .unknown
    }
  }

  /// What a sequence of the program gives: as its alias says, or its `next()`, or its iterator.
  private func ownElement(of info: TypeInfo, _ bindings: Bindings) -> TypeName {
    if let alias = info.aliases["Element"] {
      return bound(resolve(alias, in: info), in: info, bindings)
    }
    if let next = info.methods["next"]?.first, next.signature.parameters.isEmpty,
      case .optional(let found) = bound(next.signature.result, in: info, bindings)
    {
      return found
    }
    for name in ["makeIterator", "makeAsyncIterator"] {
      guard let make = info.methods[name]?.first else { continue }
      return element(of: bound(make.signature.result, in: info, bindings))
    }
    if let read = info.methods["subscript"]?.first {
      return bound(read.signature.result, in: info, bindings)
    }
    return .unknown
  }

  /// Whether a `for` loop may go over the type, as far as it is known.
  func isSequence(_ type: TypeName) -> Bool {
    switch type {
    case .int, .double, .bool, .void, .optional, .function, .tuple: return false
    default: return true
    }
  }

  /// Learns generic parameters from an argument's type.
  func bind(
    _ pattern: TypeName, _ type: TypeName, _ bindings: inout Bindings,
    _ generics: [Signature.Generic]
  ) {
    guard type != .unknown else { return }
    switch (pattern, type) {
    case (.named(let name, []), _) where generics.contains(where: { $0.name == name }):
      // What does not meet the constraint stays unbound, so that converting to it fails.
      let constraint = generics.first { $0.name == name }?.constraint
      if let constraint, !conforms(type, to: constraint) { return }
      if bindings[name] == nil || bindings[name] == .unknown { bindings[name] = type }
    case (.named(let a, let left), .named(let b, let right)) where a == b:
      for (x, y) in zip(left, right) { bind(x, y, &bindings, generics) }
    case (.optional(let a), .optional(let b)): bind(a, b, &bindings, generics)
    case (.optional(let a), _): bind(a, type, &bindings, generics)
    case (.array(let a), .array(let b)): bind(a, b, &bindings, generics)
    case (.dictionary(let k1, let v1), .dictionary(let k2, let v2)):
      bind(k1, k2, &bindings, generics)
      bind(v1, v2, &bindings, generics)
    case (.function(let p1, let r1), .function(let p2, let r2)):
      for (x, y) in zip(p1, p2) { bind(x, y, &bindings, generics) }
      bind(r1, r2, &bindings, generics)
    case (.keyPath(let r1, let v1), .keyPath(let r2, let v2)):
      bind(r1, r2, &bindings, generics)
      bind(v1, v2, &bindings, generics)
    case (.metatype(let a), .metatype(let b)): bind(a, b, &bindings, generics)
    case (.tuple(let a), .tuple(let b)):
      for (x, y) in zip(a, b) { bind(x.type, y.type, &bindings, generics) }
    default: break
    }
  }

  /// The parameters of a built-in type or protocol, as long as nothing says what they are.
  private func openBindings(_ name: String) -> Bindings {
    var made: Bindings = [:]
    for source in [name] + catalog.conformances(of: name) {
      for generic in catalog.type(source)?.generics ?? [] { made[generic.name] = .unknown }
    }
    return made
  }

  /// The owner name under which cards file the members of a type, and what its own generic
  /// parameters are bound to.
  func memberOwner(
    of type: TypeName, isSequence: Bool = true
  ) -> (name: String, bindings: Bindings)? {
    switch type {
    case .named(let name, let arguments):
      var bindings: Bindings = [:]
      let generics = catalog.type(name)?.generics ?? typesByName[name]?.generics ?? []
      for (generic, argument) in zip(generics, arguments) { bindings[generic.name] = argument }
      if let first = arguments.first {
        switch name {
        case "Range", "ClosedRange": bindings.merge(["Bound": first, "Element": first]) { $1 }
        case "Set": bindings["Element"] = first
        case "Binding", "State", "GestureState": bindings["Value"] = first
        default: break
        }
      }
      if arguments.isEmpty, typesByName[name]?.isBuiltIn != false {
        bindings.merge(openBindings(name)) { known, _ in known }
      }
      if isSequence, bindings["Element"] == nil, let info = typesByName[name],
        info.conformances.contains("Sequence")
      {
        bindings["Element"] = element(of: type)
      }
      if name == "String" { bindings["Element"] = .named("Character", []) }
      return (name, bindings)
    case .opaque(let name): return (name, openBindings(name))
    case .array(let element): return ("Array", ["Element": element, "Index": .int])
    case .dictionary(let key, let value):
      let pair = TypeName.tuple([
        TypeName.Element(label: "key", type: key), TypeName.Element(label: "value", type: value),
      ])
      return ("Dictionary", ["Key": key, "Value": value, "Element": pair])
    case .optional(let wrapped): return ("Optional", ["Wrapped": wrapped])
    default: return nil
    }
  }
}
