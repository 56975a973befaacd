import Basics
import Language

/// Makes values to show a view with: Swift text for each parameter, by its type.
struct SampleMaker {
  /// Properties that the text around needs.
  private(set) var properties: [String] = []
  private let program: ResolvedProgram
  private let catalog: Catalog

  /// How deep values may lie in each other, and how many a list gets.
  private static let deepest = 6
  private static let listLength = 3

  init(_ program: ResolvedProgram, _ catalog: Catalog) {
    self.program = program
    self.catalog = catalog
  }

  /// A call that makes the view, with the objects it expects from above.
  mutating func view(_ type: ResolvedType) throws(CommandFailure) -> String {
    var text = try call(type, index: 0, depth: 0)
    for field in type.fields {
      guard case .environment(let key) = field.wrapper, key.hasPrefix("@"),
        let model = own(String(key.dropFirst()))
      else { continue }
      text += ".environmentObject(\(try call(model, index: 0, depth: 0)))"
    }
    return text
  }

  // MARK: - Types of the program

  private func own(_ name: String) -> ResolvedType? {
    program.types.first { $0.name == name && $0.kind != .extensionOnly }
  }

  private mutating func call(
    _ type: ResolvedType, index: Int, depth: Int
  ) throws(CommandFailure) -> String {
    var arguments: [String] = []
    if let signature = type.signatures.min(by: { $0.required.count < $1.required.count }) {
      for parameter in signature.required {
        let value =
          parameter.isBuilder
          ? "{ Text(\"Sample\") }"
          : try self.value(
            parameter.type, parameter.name, index: index, depth: depth + 1,
            generics: signature.generics)
        arguments.append((parameter.label.map { $0 + ": " } ?? "") + value)
      }
      return type.name + "(" + arguments.joined(separator: ", ") + ")"
    }
    for field in type.fields where field.isParameter {
      var value = try value(field.type, field.name, index: index, depth: depth + 1, generics: [])
      if field.wrapper == .binding { value = ".constant(\(value))" }
      arguments.append("\(field.name): \(value)")
    }
    return type.name + "(" + arguments.joined(separator: ", ") + ")"
  }

  private mutating func enumeration(
    _ type: ResolvedType, index: Int, depth: Int
  ) throws(CommandFailure) -> String {
    guard let first = type.cases.first else { throw none(type.name) }
    var payload: [String] = []
    for (number, wanted) in first.payload.enumerated() {
      let label = first.labels.indices.contains(number) ? first.labels[number] : nil
      let value = try value(wanted, label ?? "value", index: index, depth: depth + 1, generics: [])
      payload.append((label.map { $0 + ": " } ?? "") + value)
    }
    let list = payload.isEmpty ? "" : "(" + payload.joined(separator: ", ") + ")"
    return "\(type.name).\(first.name)\(list)"
  }

  // MARK: - Values

  private mutating func value(
    _ type: TypeName, _ name: String, index: Int, depth: Int, generics: [Signature.Generic]
  ) throws(CommandFailure) -> String {
    guard depth < SampleMaker.deepest else { throw none(name) }
    switch type {
    case .optional(let inner):
      return try value(inner, name, index: index, depth: depth, generics: generics)
    case .array(let element):
      var all: [String] = []
      for number in 0..<SampleMaker.listLength {
        all.append(
          try value(element, name, index: number, depth: depth + 1, generics: generics))
      }
      return "[" + all.joined(separator: ", ") + "]"
    case .dictionary: return "[:]"
    case .tuple(let elements):
      var all: [String] = []
      for element in elements {
        let inner = try value(
          element.type, element.label ?? name, index: index, depth: depth + 1,
          generics: generics)
        all.append((element.label.map { $0 + ": " } ?? "") + inner)
      }
      return "(" + all.joined(separator: ", ") + ")"
    case .function(let parameters, let result):
      let head =
        parameters.isEmpty
        ? "" : parameters.map { _ in "_" }.joined(separator: ", ") + " in "
      if result == .void { return "{ \(head)}" }
      let answer = try value(result, name, index: index, depth: depth + 1, generics: generics)
      return "{ \(head)\(answer) }"
    case .opaque(let name): return try conforming(to: name, index: index, depth: depth)
    case .named(let type, let arguments):
      return try named(type, arguments, name, index: index, depth: depth, generics: generics)
    case .void: return "()"
    case .unknown, .metatype, .keyPath: throw none(name)
    }
  }

  private mutating func named(
    _ type: String, _ arguments: [TypeName], _ name: String, index: Int, depth: Int,
    generics: [Signature.Generic]
  ) throws(CommandFailure) -> String {
    if let generic = generics.first(where: { $0.name == type }) {
      return try conforming(to: generic.constraint ?? "View", index: index, depth: depth)
    }
    if let own = own(type) {
      if own.kind == .enumeration { return try enumeration(own, index: index, depth: depth) }
      if own.kind == .protocolType {
        return try conforming(to: type, index: index, depth: depth)
      }
      return try call(own, index: index, depth: depth)
    }
    if let literal = literal(.named(type, []), name, index) { return literal }
    if catalog.type(type) != nil || !catalog.names(owner: type).isEmpty {
      return try builtin(type, arguments, name, index: index, depth: depth)
    }
    // A generic parameter of the type: content, mostly.
    return "Text(\"Sample\")"
  }

  /// Values of the types that literals have.
  private func literal(_ type: TypeName, _ name: String, _ index: Int) -> String? {
    switch type {
    case .string: return "\"\(words(name)) \(index + 1)\""
    case .int: return "\(index + 1)"
    case .bool: return "false"
    case .double:
      let shares = ["amount", "fraction", "level", "opacity", "percent", "progress", "share"]
      let isShare = shares.contains { name.lowercased().contains($0) }
      return isShare ? "0.5" : "\(24 * (index + 1))"
    default: return nil
    }
  }

  /// `albumTitle` as `Album title`.
  private func words(_ name: String) -> String {
    var text = ""
    for character in name where character.isLetter || character.isNumber {
      if text.isEmpty {
        text += character.uppercased()
      } else {
        text += character.isUppercase ? " " + character.lowercased() : String(character)
      }
    }
    return text.isEmpty ? "Sample" : text
  }

  private mutating func conforming(
    to name: String, index: Int, depth: Int
  ) throws(CommandFailure) -> String {
    let own = program.types.first {
      $0.kind != .protocolType && $0.kind != .extensionOnly && $0.conformances.contains(name)
    }
    if name == "View" || name == "Any" { return "Text(\"Sample\")" }
    if let own {
      return own.kind == .enumeration
        ? try enumeration(own, index: index, depth: depth)
        : try call(own, index: index, depth: depth)
    }
    guard let type = catalog.types(conformingTo: name).first else { throw none(name) }
    return try value(.named(type, []), name, index: index, depth: depth + 1, generics: [])
  }

  /// A value of the vocabulary's type, found among its cards: made without arguments, by a name, or
  /// from values that can be made.
  private mutating func builtin(
    _ type: String, _ arguments: [TypeName], _ name: String, index: Int, depth: Int
  ) throws(CommandFailure) -> String {
    if let property = wrapped(type, arguments, name) { return property }
    let makers = catalog.cards(named: "init", owner: type).compactMap(catalog.signature)
    if makers.contains(where: { $0.required.isEmpty && !$0.isFailable }) {
      return type + "()"
    }
    for member in catalog.names(owner: type) {
      for card in catalog.cards(named: member, owner: type) {
        guard let signature = catalog.signature(card), signature.isStatic,
          signature.kind == .property, signature.result == .named(type, [])
        else { continue }
        return type + "." + member
      }
    }
    for maker in makers where !maker.isFailable {
      var given: [String] = []
      for parameter in maker.required {
        guard let value = literal(parameter.type, parameter.name, index) else { break }
        given.append((parameter.label.map { $0 + ": " } ?? "") + value)
      }
      if given.count == maker.required.count {
        return type + "(" + given.joined(separator: ", ") + ")"
      }
    }
    throw none(name)
  }

  /// Bindings are constants; the id of a namespace comes from one that the text around declares.
  private mutating func wrapped(
    _ type: String, _ arguments: [TypeName], _ name: String
  ) -> String? {
    if arguments.count == 1, catalog.cards(named: "constant", owner: type).count > 0,
      let inner = try? value(arguments[0], name, index: 0, depth: 1, generics: [])
    {
      return ".constant(\(inner))"
    }
    let wrapper = type.split(separator: ".").first.map(String.init) ?? type
    guard type == wrapper + ".ID" else { return nil }
    let property = "@\(wrapper) private var sample\(wrapper)"
    if !properties.contains(property) { properties.append(property) }
    return "sample\(wrapper)"
  }

  private func none(_ name: String) -> CommandFailure {
    CommandFailure(
      "no sample value can be made for '\(Escaping.visible(name))'",
      hints: ["give its property an initial value, or show it in a #Preview"])
  }
}

extension Signature {
  /// The parameters that a call must give.
  var required: [Parameter] { parameters.filter { !$0.hasDefault } }

  /// Whether the initialiser may answer nothing.
  fileprivate var isFailable: Bool {
    if case .optional = result { return true }
    return false
  }
}

extension ResolvedField {
  /// Whether the memberwise initialiser must be given it.
  fileprivate var isParameter: Bool {
    guard initialValue == nil else { return false }
    switch wrapper {
    case .namespace, .environment, .published, .stored: return false
    case .none, .state, .binding, .observed, .stateObject:
      if case .optional = type, !isConstant, wrapper != .binding { return false }
      return true
    }
  }
}
