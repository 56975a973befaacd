import Interpreter
package import Language
import Vocabulary

/// A state of the root view.
package struct StateNote: Sendable {
  package var name: String
  package var type: TypeName
  /// The type as people write it.
  package var typeText: String { type.written }
}

/// A member that could be written at some place, for completion.
package struct MemberNote: Sendable {
  /// As it is written: `toggle()`, `append(`, `count`.
  package var name: String
  /// Its first sentence.
  package var note: String
}

extension Bench {
  /// Instance members of a type.
  package static func members(of type: TypeName) -> [MemberNote] {
    guard let owner = type.owner else { return [] }
    return members(catalog(), owner: owner) { !$0.isStatic }
  }

  /// Instance members of a type that only queries know.
  package static func members(ofQuery name: String) -> [MemberNote] {
    members(Catalog(Queries.cards.map(\.declaration)), owner: name) { !$0.isStatic }
  }

  /// What an expression of `expect` may begin with.
  package static var queries: [MemberNote] {
    members(Catalog(Queries.cards.map(\.declaration)), owner: "") { _ in true }
  }

  /// Static members of a type, written after a point.
  package static func statics(of name: String) -> [MemberNote] {
    members(catalog(), owner: name) { $0.isStatic && $0.kind != .initializer }
  }

  /// Everything the vocabulary declares that has the word in its name or its first sentence.
  package static func vocabulary(about word: String) -> [MemberNote] {
    let wanted = word.lowercased()
    return catalog().declarations.compactMap { card in
      let note = MemberNote(name: card.heading, note: card.sentence)
      let text = (note.name + " " + note.note).lowercased()
      return text.contains(wanted) ? note : nil
    }
  }

  private static func members(
    _ catalog: Catalog, owner: String, where isWanted: (Signature) -> Bool
  ) -> [MemberNote] {
    var notes: [MemberNote] = []
    for name in catalog.names(owner: owner) where name.first?.isLetter == true {
      for card in catalog.cards(named: name, owner: owner) {
        guard let signature = catalog.signature(card), isWanted(signature) else { continue }
        var written = name
        if signature.kind == .function { written += signature.parameters.isEmpty ? "()" : "(" }
        if notes.contains(where: { $0.name == written }) { continue }
        notes.append(MemberNote(name: written, note: catalog.declarations[card].sentence))
      }
    }
    return notes
  }
}

extension TypeName {
  /// As people write it.
  fileprivate var written: String {
    switch self {
    case .named(let name, let arguments) where arguments.isEmpty: name
    case .named(let name, let arguments):
      name + "<" + arguments.map(\.written).joined(separator: ", ") + ">"
    case .optional(let type): type.written + "?"
    case .array(let type): "[" + type.written + "]"
    case .dictionary(let key, let value): "[\(key.written): \(value.written)]"
    default: "value"
    }
  }

  /// The name under which the catalog files the members.
  fileprivate var owner: String? {
    switch self {
    case .named(let name, _): name
    case .array: "Array"
    case .dictionary: "Dictionary"
    default: nil
    }
  }
}

extension CardDeclaration {
  /// The first sentence of the comment.
  var sentence: String {
    let line = text.split(separator: "\n").first { $0.drop { $0 == " " }.hasPrefix("///") }
    return line.map { String($0.drop { $0 == " " || $0 == "/" }) } ?? ""
  }

  /// The declaration's first line without the comment.
  var heading: String {
    let line = text.split(separator: "\n").first { line in
      let start = line.drop { $0 == " " }
      return !start.isEmpty && !start.hasPrefix("//")
    }
    return line.map { String($0.drop { $0 == " " }) } ?? ""
  }
}
