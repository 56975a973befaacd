/// The table of the names that real SwiftUI files use, and which of them a text or the cards have.
import Interpreter
import Language
import TestSupport
import Vocabulary

/// A name of the table: what it is used as, and how many of the counted files use it.
struct CountedName: Hashable {
  enum Use: String {
    case type, modifier, member, function, attribute, macro, `protocol`, environment
  }

  let use: Use
  let name: String
  let files: Int
}

enum NameCounts {
  /// All names, most used first; of the same number of files, in the order of the table.
  static let all: [CountedName] = {
    let text = RepositoryFiles.read("Tests/Names/counts.txt")?.text ?? ""
    var use = CountedName.Use.type
    var names: [CountedName] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("[") {
        use = CountedName.Use(rawValue: String(line.dropFirst().dropLast())) ?? use
        continue
      }
      let words = line.split(separator: " ")
      guard let files = words.first.flatMap({ Int($0) }) else { continue }
      names += words.dropFirst().map { CountedName(use: use, name: String($0), files: files) }
    }
    return names.enumerated()
      .sorted { ($0.element.files, $1.offset) > ($1.element.files, $0.offset) }.map(\.element)
  }()
}

/// What the cards declare, by use.
struct DeclaredNames {
  private var types: Set<String> = []
  private var members: Set<String> = []
  private var functions: Set<String> = []
  private var environment: Set<String> = []

  init() {
    let catalog = Catalog(Vocabulary.cards.map(\.declaration))
    for (id, card) in Vocabulary.cards.enumerated() {
      guard let name = catalog.signature(id)?.name else { continue }
      switch card.declaration.role {
      case .type: types.insert(name)
      case .initializer(let owner): types.insert(owner)
      case .modifier: members.insert(name)
      case .member(let owner):
        members.insert(name)
        types.insert(owner)
      case .function: functions.insert(name)
      case .environmentValue: environment.insert(name)
      }
    }
  }

  func has(_ one: CountedName) -> Bool {
    switch one.use {
    case .type, .protocol: types.contains(one.name)
    case .modifier, .member: members.contains(one.name)
    case .function: functions.contains(one.name) || members.contains(one.name)
    case .environment: environment.contains(one.name)
    case .attribute, .macro: false
    }
  }
}
