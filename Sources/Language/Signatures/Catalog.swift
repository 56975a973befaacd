/// All cards' signatures by receiver and base name. Made once from the declarations in the order of
/// their `CardID`s; signatures are parsed when first asked for.
package final class Catalog {
  package let declarations: [CardDeclaration]

  /// Card numbers by owner and base name. Free functions have the owner ``, modifiers `View`.
  private var index: [String: [String: [CardID]]] = [:]
  /// Base names by owner in the order of the cards.
  private var order: [String: [String]] = [:]
  /// Type cards by name, and their names in order.
  private var typeCards: [String: CardID] = [:]
  private(set) var typeNames: [String] = []
  private var parsed: [Signature??]
  private var ancestry: [String: [String]] = [:]
  var modifierNames: [String] { order["View"] ?? [] }

  package init(_ declarations: [CardDeclaration]) {
    self.declarations = declarations
    parsed = [Signature??](repeating: nil, count: declarations.count)
    for (id, card) in declarations.enumerated() {
      guard let name = card.scannedName else { continue }
      if card.role == .type {
        if typeCards[name] == nil { typeNames.append(name) }
        typeCards[name] = id
        continue
      }
      let owner = card.owner
      if index[owner]?[name] == nil { order[owner, default: []].append(name) }
      index[owner, default: [:]][name, default: []].append(id)
    }
  }

  /// The cards of a base name: `init` of a type, a member of an owner, a modifier (`View`), a free
  /// function (the empty owner), an environment value (`EnvironmentValues`).
  package func cards(named name: String, owner: String) -> [CardID] { index[owner]?[name] ?? [] }

  /// The base names an owner has, in the order of the cards.
  package func names(owner: String) -> [String] { order[owner] ?? [] }

  /// The parsed signature; nil when the card's text does not declare exactly one thing.
  package func signature(_ id: CardID) -> Signature? {
    guard declarations.indices.contains(id) else { return nil }
    if let known = parsed[id] { return known }
    var card = declarations[id]
    // What a type written in Swift is made of says nothing of its signature.
    if case .type = card.role, card.text.contains("{") { card.text = String(card.typeHead) }
    var found = SignatureParser.parse(card)
    found?.warning = declarations[id].warning
    parsed[id] = .some(found)
    return found
  }

  /// The card that declares a type.
  package func typeCard(_ name: String) -> CardID? { typeCards[name] }

  /// The signature of a type card, looking through one `typealias`.
  package func type(_ name: String) -> Signature? { typeCards[name].flatMap(signature) }

  /// Whether the name belongs to a type card, or to the owner of some card.
  func knowsType(_ name: String) -> Bool { typeCards[name] != nil || index[name] != nil }

  /// Whether the name is a protocol.
  func isProtocol(_ name: String) -> Bool {
    guard let id = typeCards[name] else { return false }
    return declarations[id].declares("protocol ")
  }

  /// Whether the name is a class: its values are references.
  func isClass(_ name: String) -> Bool {
    guard let id = typeCards[name] else { return false }
    return declarations[id].declares("class ")
  }

  /// Built-in types that are written in Swift: type cards with a body. Their text is part of every
  /// program that names them.
  private(set) lazy var sources: [(name: String, text: String)] = typeNames.compactMap { name in
    guard let id = typeCards[name], declarations[id].text.contains("{") else { return nil }
    return (name, declarations[id].text)
  }

  /// All that a built-in type or protocol conforms to, nearest first, also by inheritance.
  package func conformances(of name: String) -> [String] {
    if let known = ancestry[name] { return known }
    var all: [String] = []
    // Most types conform to nothing, and their heads need not be parsed to see it.
    let head = typeCards[name].map { declarations[$0].typeHead } ?? ""
    let isPlain = !head.contains(":") && !head.contains("typealias")
    var next = isPlain ? [] : type(name)?.conformances ?? []
    var at = 0
    while at < next.count {
      let parent = next[at]
      at += 1
      if all.contains(parent) { continue }
      all.append(parent)
      next += type(parent)?.conformances ?? []
    }
    ancestry[name] = all
    return all
  }

  /// The built-in types that conform to a protocol, in the order of the cards.
  package func types(conformingTo name: String) -> [String] {
    if let known = conforming[name] { return known }
    let found = typeNames.filter { conformances(of: $0).contains(name) }
    conforming[name] = found
    return found
  }
  private var conforming: [String: [String]] = [:]
}

extension CardDeclaration {
  /// The key under which the catalog files the card.
  var owner: String {
    switch role {
    case .type, .function: return ""
    case .initializer(let owner), .member(let owner): return owner
    case .modifier: return "View"
    case .environmentValue: return "EnvironmentValues"
    }
  }

  /// A type card's declaration without comments and body.
  var typeHead: Substring {
    var rest = text[...]
    while rest.drop(while: \.isWhitespace).hasPrefix("//"), let end = rest.firstIndex(of: "\n") {
      rest = rest[rest.index(after: end)...]
    }
    return rest.prefix { $0 != "{" }
  }

  /// Whether a type card's text declares a type of this kind.
  func declares(_ keyword: String) -> Bool {
    for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
      return line.contains(keyword)
    }
    return false
  }
}
