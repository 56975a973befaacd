package import Basics
import Interpreter
import Language
import Vocabulary

/// A card of the vocabulary taken apart, for help and the reference.
package struct CardPage: Sendable {
  /// What the card declares: `padding`; of an initialiser its type.
  package var name: String
  /// Whose member it is; empty for views, modifiers and functions.
  package var owner: String
  /// The declaration, on one line or several.
  package var declaration: String
  package var summary: String
  /// A view expression; nil for types.
  package var example: String?
  /// Where it is not what SwiftUI does.
  package var difference: String?

  init?(_ card: CardDeclaration, _ catalog: Catalog, _ id: CardID) {
    guard let signature = catalog.signature(id) else { return nil }
    var code: [Substring] = []
    var notes: [Substring] = []
    for line in card.text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isNote = line.drop { $0 == " " }.hasPrefix("///")
      if isNote { notes.append(line.drop { $0 == " " }.dropFirst(3)) } else { code.append(line) }
    }
    declaration = code.joined(separator: "\n")
    summary = notes.first.map { String($0.drop { $0 == " " }) } ?? ""
    let example = notes.drop { $0 != " Example:" }.dropFirst().prefix { $0.hasPrefix("     ") }
    self.example =
      example.isEmpty ? nil : example.map { String($0.dropFirst(5)) }.joined(separator: "\n")
    let head = " Differs: "
    difference = notes.first { $0.hasPrefix(head) }.map { String($0.dropFirst(head.count)) }
    switch card.role {
    case .initializer(let type): (name, owner) = (type, "")
    case .member(let type): (name, owner) = (signature.name, type)
    case .environmentValue: (name, owner) = (signature.name, "EnvironmentValues")
    case .type, .modifier, .function: (name, owner) = (signature.name, "")
    }
  }

  /// `Color.red`, `padding`.
  package var title: String { owner.isEmpty ? name : owner + "." + name }

  /// The example as a program: `on` is a state, `space` a namespace.
  package static func program(_ example: String) -> SourceText {
    SourceText(
      name: "example",
      """
      struct ContentView: View {
        @State var on = true
        @Namespace var space
        var body: some View {
      \(example)
        }
      }

      """)
  }
}

/// The vocabulary as people look things up in it.
package enum Reference {
  /// Pages under one title.
  package struct Theme: Sendable {
    package var title: String
    package var pages: [CardPage]
  }

  /// All cards, theme by theme.
  package static func themes() -> [Theme] {
    let catalog = Bench.catalog()
    var themes: [Theme] = []
    var id = 0
    for theme in Vocabulary.themes {
      let pages = theme.cards.enumerated().compactMap { offset, card in
        CardPage(card.declaration, catalog, id + offset)
      }
      id += theme.cards.count
      if let known = themes.firstIndex(where: { $0.title == theme.title }) {
        themes[known].pages += pages
      } else {
        themes.append(Theme(title: theme.title, pages: pages))
      }
    }
    return themes
  }

  /// The cards that a word names: `padding`, `.padding`, `Color.red`, `EdgeInsets`.
  package static func pages(named word: String) -> [CardPage] {
    var word = word[...]
    while word.hasPrefix(".") { word = word.dropFirst() }
    word = word.prefix { $0 != "(" }
    let all = themes().flatMap(\.pages)
    let exact = all.filter { $0.title == word }
    return exact + all.filter { $0.title != word && $0.name == word }
  }

  /// Every name that can be looked up.
  package static func names() -> [String] {
    var seen: Set<String> = []
    return themes().flatMap(\.pages).flatMap { [$0.name, $0.title] }
      .filter { seen.insert($0).inserted }
  }

  /// The example, run: `on` is true, and nothing has happened yet.
  package static func session(_ example: String, _ options: SessionOptions) -> Session? {
    let loaded = try? BenchLoader.load([CardPage.program(example)], options)
    return loaded?.session
  }
}
