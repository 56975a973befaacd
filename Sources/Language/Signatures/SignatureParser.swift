// From a card's text to its signature.
internal import Basics
internal import SwiftParser
internal import SwiftSyntax

/// Reads the one declaration in a card's text.
package enum SignatureParser {
  /// The signature, or nil when the text does not declare exactly one thing; the text of a type may
  /// have extensions of it after the type.
  package static func parse(_ card: CardDeclaration) -> Signature? {
    let tree = Parser.parse(source: "struct Card {\n\(card.text)\n}")
    guard let item = tree.statements.first, case .decl(let node) = item.item,
      let outer = node.as(StructDeclSyntax.self), let member = outer.memberBlock.members.first,
      outer.memberBlock.members.count == 1 || card.role == .type
    else { return nil }
    let lowered = Lowering(file: -1).declaration(member.decl)
    guard lowered.count == 1 else { return nil }
    switch lowered[0] {
    case .function(let node): return function(node, card.role)
    case .variable(let node):
      guard let binding = node.bindings.first, let name = binding.names.first ?? nil,
        let written = binding.type
      else { return nil }
      let isReadOnly = binding.accessors.map { $0.getter != nil && $0.setter == nil } ?? false
      return Signature(
        property: name, type: spelled(written), isStatic: node.isStatic,
        isConstant: node.isConstant || isReadOnly)
    case .type(let node):
      var made = Signature(
        property: node.name, type: .named(node.name, []), isStatic: true, isConstant: true)
      made.kind = .type
      made.generics = node.generics.map {
        Signature.Generic(name: $0.name, constraint: $0.constraint)
      }
      made.conformances = node.inherited.compactMap(\.simpleName)
      return made
    case .alias(let name, let written, _):
      var made = Signature(
        property: name, type: spelled(written), isStatic: true, isConstant: true)
      made.kind = .alias
      return made
    default: return nil
    }
  }

  private static func function(
    _ node: FunctionDeclaration, _ role: CardDeclaration.Role
  )
    -> Signature
  {
    var result = node.result.map(spelled) ?? .void
    if case .initializer(let owner) = role {
      result = .named(owner, [])
      if node.isOptionalInitializer { result = .optional(result) }
    }
    return Signature(node, result: result, spell: spelled)
  }

  /// A written type as a name, without knowing any declaration.
  static func spelled(_ written: WrittenType) -> TypeName {
    switch written.kind {
    case .name(let name, let arguments):
      let arguments = arguments.map(spelled)
      switch (name, arguments.count) {
      case ("CGFloat", 0), ("Float", 0), ("TimeInterval", 0), ("Float64", 0): return .double
      case ("Void", 0): return .void
      case ("Optional", 1): return .optional(arguments[0])
      case ("Array", 1): return .array(arguments[0])
      case ("Dictionary", 2): return .dictionary(key: arguments[0], value: arguments[1])
      case ("KeyPath", 2), ("WritableKeyPath", 2), ("ReferenceWritableKeyPath", 2):
        return .keyPath(root: arguments[0], value: arguments[1])
      default: return .named(name, arguments)
      }
    case .optional(let inner): return .optional(spelled(inner))
    case .forced(let inner): return spelled(inner)
    case .array(let inner): return .array(spelled(inner))
    case .dictionary(let key, let value):
      return .dictionary(key: spelled(key), value: spelled(value))
    case .tuple(let elements):
      if elements.isEmpty { return .void }
      return .tuple(elements.map { TypeName.Element(label: $0.label, type: spelled($0.type)) })
    case .function(let parameters, let result):
      return .function(parameters: parameters.map(spelled), result: spelled(result))
    case .opaque(let inner):
      guard let name = inner.simpleName else { return .unknown }
      return name == "Any" ? .unknown : .opaque(name)
    case .metatype(let inner): return .metatype(spelled(inner))
    case .unsupported: return .unknown
    }
  }
}

extension CardDeclaration {
  /// The declared base name, found without parsing: the word after the declaring keyword.
  var scannedName: String? {
    var isNext = false
    var word: [UInt8] = []
    var at = text.utf8.startIndex
    let bytes = text.utf8
    while at < bytes.endIndex {
      let byte = bytes[at]
      if byte == UInt8(ascii: "/"), word.isEmpty {
        at = bytes[at...].firstIndex(of: 10) ?? bytes.endIndex
        continue
      }
      let isWord =
        (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122)
        || byte == UInt8(ascii: "_") || byte >= 0x80
      if isWord { word.append(byte) }
      if !isWord, !word.isEmpty || (isNext && byte > 32 && byte != UInt8(ascii: "`")) {
        if isNext { return word.isEmpty ? String(UnicodeScalar(byte)) : text(word) }
        switch text(word) {
        case "init", "subscript": return text(word)
        case "func", "var", "let", "struct", "enum", "class", "protocol", "typealias", "actor":
          isNext = true
        default: break
        }
        word = []
      }
      at = bytes.index(after: at)
    }
    return isNext && !word.isEmpty ? text(word) : nil
  }

  private func text(_ word: [UInt8]) -> String { String(decoding: word, as: UTF8.self) }
}
