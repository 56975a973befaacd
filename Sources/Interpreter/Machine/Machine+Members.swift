/// Members found by name when the program runs.
package import Basics
import Engine
package import Language

/// Cards by owner and base name.
struct MemberIndex {
  private var cards: [String: [String: [CardID]]] = [:]

  private let catalog: Catalog

  init(_ builtins: [Builtin]) {
    catalog = Catalog(builtins.map(\.declaration))
    for (id, builtin) in builtins.enumerated() {
      let owner: String
      switch builtin.declaration.role {
      case .member(let name): owner = name
      case .modifier: owner = "View"
      default: continue
      }
      guard let name = MemberIndex.baseName(of: builtin.declaration.text) else { continue }
      cards[owner, default: [:]][name, default: []].append(id)
    }
  }

  /// The card whose parameters have these labels, each of them given.
  func card(_ name: String, of owner: String, labels: [String?]) -> CardID? {
    candidates(name, of: owner).first { card in
      guard let signature = catalog.signature(card) else { return false }
      return signature.kind == .function && signature.parameters.map(\.label) == labels
    }
  }

  func candidates(_ name: String, of owner: String) -> [CardID] { cards[owner]?[name] ?? [] }

  /// The names under which the members of a type's values are declared, nearest first. A character
  /// is a text here.
  func owners(of type: String) -> [String] {
    let own = type == "String" ? ["String", "Character"] : [type]
    return own + catalog.conformances(of: type)
  }

  /// The name after `func`, `var` or `let` in the first line that is not a comment.
  static func baseName(of text: String) -> String? {
    for line in text.split(separator: "\n") {
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard let first = words.first, !first.hasPrefix("///") else { continue }
      guard let keyword = words.firstIndex(where: { ["func", "var", "let"].contains($0) }),
        keyword + 1 < words.count
      else { return nil }
      return String(words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
    return nil
  }
}

extension Machine {
  /// A property found by the value's own type.
  package func member(_ name: String, of value: Value) throws(Trap) -> Value {
    if let type = value.cast(to: TypeObject.self), let found = try staticMember(name, of: type) {
      return found
    }
    if let object = value.cast(to: StructObject.self) {
      if let index = object.type.fieldIndices[name] { return try wrapped(index, of: value) }
      if let getter = object.type.declaration.getters[name] {
        return try call(function: getter, receiver: value)
      }
    }
    if let object = value.cast(to: EnumObject.self) {
      if let getter = object.type.declaration.getters[name] {
        return try call(function: getter, receiver: value)
      }
      if name == "rawValue", let raw = object.declaration?.rawValue { return Value(raw) }
    }
    if let tuple = value.cast(to: TupleObject.self) {
      if let index = Int(name) ?? tuple.labels.firstIndex(of: name) {
        return try tupleElement(index, of: value)
      }
    }
    if let binding = value.cast(to: BindingObject.self) {
      if name == "wrappedValue" { return try read(binding) }
      if name == "projectedValue" { return value }
      return .object(memberBinding(of: binding, name))
    }
    if name == "description" { return .string(value.description) }
    if name == "debugDescription" { return .string(value.debugDescription) }
    if name == "hashValue" { return .int(value.stableHash) }
    if name == "localizedDescription", let text = errorText(value) { return .string(text) }
    for owner in owners(of: value) {
      for type in types where type.name == owner {
        if let getter = type.declaration.getters[name] {
          return try call(function: getter, receiver: value)
        }
      }
      if let card = members.candidates(name, of: owner).first {
        return try call(card: card, [value])
      }
    }
    if value.isPlaceholder { return value }
    throw Trap("\(Operators.name(value)) has no member '\(name)'")
  }

  /// What Foundation says about an error of the program.
  private func errorText(_ value: Value) -> String? {
    let type = value.cast(to: StructObject.self)?.type ?? value.cast(to: EnumObject.self)?.type
    guard let type, type.conforms(to: "Error") || type.conforms(to: "LocalizedError") else {
      return nil
    }
    if let getter = type.declaration.getters["errorDescription"],
      let text = try? call(function: getter, receiver: value).stringValue
    {
      return text
    }
    let number = value.cast(to: EnumObject.self)?.index ?? 1
    return "The operation couldn\u{2019}t be completed. (\(type.name) error \(number).)"
  }

  /// The names under which members of a value are declared.
  private func owners(of value: Value) -> [String] {
    switch value {
    case .object(let object) where !(object is ValueObject): ["View"]
    default: members.owners(of: value.typeName)
    }
  }

  private func memberBinding(of binding: BindingObject, _ name: String) -> BindingObject {
    BindingObject(
      source: binding.source ?? binding, path: binding.path + [name],
      get: { [unowned self] in try self.member(name, of: try binding.get()) },
      set: { [unowned self] value in
        var whole = try binding.get()
        try withUnsafeMutablePointer(to: &whole) { try self.writeMember(name, of: $0, value) }
        try binding.set(whole)
      })
  }

  func writeMember(_ name: String, of slot: Window, _ value: Value) throws(Trap) {
    let owner = slot.pointee
    if let object = owner.cast(to: StructObject.self) {
      if let index = object.type.fieldIndices[name] {
        if let observer = object.type.declaration.observers[index] {
          return try callSetter(observer, of: slot, value)
        }
        let field = object.type.declaration.fields[index]
        if field.wrapper == .none {
          return try writeField(
            index, of: slot, field.isWeak ? WeakObject.reference(to: value) : value)
        }
        return try writeWrapped(index, of: slot, value)
      }
      if let setter = object.type.declaration.setters[name] {
        return try callSetter(setter, of: slot, value)
      }
    }
    if let tuple = owner.cast(to: TupleObject.self),
      let index = Int(name) ?? tuple.labels.firstIndex(of: name)
    {
      return try writeTupleElement(index, of: slot, value)
    }
    if let binding = owner.cast(to: BindingObject.self), name == "wrappedValue" {
      fuel -= 100
      do {
        try binding.set(value)
        return
      } catch {
        throw Machine.trap(from: error)
      }
    }
    for type in owners(of: owner) {
      for card in members.candidates(name, of: type) {
        guard let set = builtins[card].set else { continue }
        slot.pointee = try call(set, [owner, value]).receiver
        return
      }
    }
    if owner.isPlaceholder { return }
    throw Trap("\(Operators.name(owner)) has no member '\(name)' that can be assigned")
  }

  /// The value with another one at the end of a key path.
  package func replacing(
    _ path: ArraySlice<String>, of root: Value, by value: Value
  ) throws(Trap) -> Value {
    guard let first = path.first else { return value }
    let rest = path.dropFirst()
    let part =
      rest.isEmpty ? value : try replacing(rest, of: try member(first, of: root), by: value)
    let slot = Window.allocate(capacity: 1)
    slot.initialize(to: root)
    defer {
      slot.deinitialize(count: 1)
      slot.deallocate()
    }
    try writeMember(first, of: slot, part)
    return slot.pointee
  }

  private func callSetter(
    _ setter: FunctionID, of slot: Window, _ value: Value
  ) throws(Trap) {
    let owner = slot.pointee
    if program.functions[setter].isMutating {
      slot.pointee = try callMutating(function: setter, receiver: owner, arguments: [value])
        .receiver
    } else {
      _ = try call(function: setter, receiver: owner, arguments: [value])
    }
  }

  /// Calls a card with a window made for the purpose.
  package func call(card: CardID, _ arguments: [Value]) throws(Trap) -> Value {
    try call(builtins[card].apply, arguments).result
  }

  /// What a card answers, and what it leaves where the receiver was.
  private func call(
    _ apply: Builtin.Apply, _ arguments: [Value]
  ) throws(Trap) -> (result: Value, receiver: Value) {
    let base = free
    guard reserve(base + arguments.count + 2) else { throw Machine.tooDeep }
    for (index, value) in arguments.enumerated() { base[index] = value }
    free = base + arguments.count + 2
    defer {
      for index in 0..<arguments.count + 2 { base[index] = .none }
      free = base
    }
    var context = CallContext(base, count: arguments.count, machine: self, site: nil)
    do {
      let result = try apply(&context)
      return (result, base[0])
    } catch {
      throw Machine.trap(from: error)
    }
  }

  /// A call on a receiver whose type is not known before.
  func callDynamic(_ site: CallSite, _ window: Window) throws(Trap) {
    let values = takeValues(window, site.count)
    guard let receiver = values.first else { return }
    let (result, changed) = try callMember(site, receiver, values)
    window[0] = result
    if site.isMutating { window[1] = changed }
  }

  /// What a member answers, and what has become of the receiver.
  private func callMember(
    _ site: CallSite, _ receiver: Value, _ values: [Value]
  ) throws(Trap) -> (result: Value, receiver: Value) {
    let arguments = Array(values.dropFirst())
    let fullName = site.fullName
    if let type = receiver.cast(to: TypeObject.self),
      let found = try callStatic(site.name, fullName, of: type, arguments)
    {
      return (found, receiver)
    }
    if site.name == "send", receiver.stringValue == "objectWillChange" {
      host?.enqueue {}
      return (.none, receiver)
    }
    let type =
      receiver.cast(to: StructObject.self)?.type ?? receiver.cast(to: EnumObject.self)?.type
    if let method = type?.declaration.methods[fullName] {
      return try call(method: method, receiver, arguments)
    }
    for owner in owners(of: receiver) {
      for type in types where type.name == owner {
        if let method = type.declaration.methods[fullName] {
          return try call(method: method, receiver, arguments)
        }
      }
      if let card = members.card(site.name, of: owner, labels: site.labels) {
        let made = try call(builtins[card].apply, values)
        return builtins[card].isMutating ? made : (made.result, receiver)
      }
    }
    if let index = type?.fieldIndices[site.name] {
      let function = try wrapped(index, of: receiver)
      return (try call(closure: function, arguments: arguments), receiver)
    }
    if receiver.isPlaceholder { return (receiver, receiver) }
    throw Trap("\(Operators.name(receiver)) has no member '\(site.name)'")
  }

  private func call(
    method: FunctionID, _ receiver: Value, _ arguments: [Value]
  ) throws(Trap) -> (result: Value, receiver: Value) {
    guard program.functions[method].isMutating else {
      return (try call(function: method, receiver: receiver, arguments: arguments), receiver)
    }
    return try callMutating(function: method, receiver: receiver, arguments: arguments)
  }
}

extension Value {
  /// The value of a literal.
  init(_ literal: ResolvedLiteral) {
    switch literal {
    case .none: self = .none
    case .int(let value): self = .int(value)
    case .double(let value): self = .double(value)
    case .bool(let value): self = .bool(value)
    case .string(let text): self = .string(text)
    }
  }
}
