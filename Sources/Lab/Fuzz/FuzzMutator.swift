import Interpreter
import Language
import Vocabulary

/// Makes programs nobody would write out of programs somebody did: the same ones from the same
/// seed, on every machine.
package struct FuzzMutator {
  /// SplitMix64.
  private var state: UInt64
  private let corpus: [[String]]
  private let pool: [String]

  /// The corpus must not be empty.
  package init(seed: UInt64, corpus: [String]) {
    state = seed
    self.corpus = corpus.map(FuzzTokens.split).filter { !$0.isEmpty }
    pool = FuzzMutator.words + FuzzMutator.numbers + FuzzMutator.vocabulary()
  }

  /// The next program: one of the corpus with a few changes.
  package mutating func next() -> String {
    guard !corpus.isEmpty else { return "" }
    var tokens = corpus[below(corpus.count)]
    if below(8) == 0 { tokens = spliced(tokens, corpus[below(corpus.count)]) }
    for _ in 0...below(4) where !tokens.isEmpty { change(&tokens) }
    return tokens.joined()
  }

  private mutating func random() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private mutating func below(_ count: Int) -> Int { Int(random() % UInt64(max(count, 1))) }

  private mutating func change(_ tokens: inout [String]) {
    let place = below(tokens.count)
    switch below(18) {
    case 12...17: changeNumber(&tokens)
    case 0: tokens.remove(at: place)
    case 1: tokens.insert(tokens[place], at: place)
    case 2: tokens.swapAt(place, below(tokens.count))
    case 3, 4: replace(&tokens, place, by: pool[below(pool.count)])
    case 5: tokens.insert(" " + pool[below(pool.count)], at: place)
    case 6, 7: changeNumber(&tokens)
    case 8: repeatRun(&tokens, place)
    case 9: moveRun(&tokens, place)
    case 10:
      // Another word of the same program is more often of the right kind.
      replace(&tokens, place, by: like(tokens[place], in: tokens))
    default: tokens.removeSubrange(place..<min(place + 1 + below(8), tokens.count))
    }
  }

  private func replace(_ tokens: inout [String], _ place: Int, by word: String) {
    tokens[place] = FuzzTokens.space(of: tokens[place]) + word
  }

  /// Another token of the program that looks like this one: a word for a word, a sign for a sign.
  private mutating func like(_ token: String, in tokens: [String]) -> String {
    func kind(_ text: String) -> Int {
      guard let first = text.first(where: { !$0.isWhitespace }) else { return 0 }
      return first.isUppercase ? 1 : first.isLetter ? 2 : first.isNumber ? 3 : first == "." ? 4 : 5
    }
    let wanted = kind(token)
    let others = tokens.filter { kind($0) == wanted }
    guard !others.isEmpty else { return token }
    return others[below(others.count)].filter { !$0.isWhitespace }
  }

  private mutating func changeNumber(_ tokens: inout [String]) {
    let places = tokens.indices.filter {
      tokens[$0].last?.isNumber == true && tokens[$0].contains { $0.isNumber }
        && tokens[$0].first { !$0.isWhitespace }?.isNumber == true
    }
    guard !places.isEmpty else { return }
    let place = places[below(places.count)]
    replace(&tokens, place, by: FuzzMutator.numbers[below(FuzzMutator.numbers.count)])
  }

  private mutating func repeatRun(_ tokens: inout [String], _ place: Int) {
    let run = Array(tokens[place..<min(place + 1 + below(12), tokens.count)])
    let times = [1, 2, 10, 100][below(4)]
    guard tokens.count + run.count * times < 20_000 else { return }
    tokens.insert(contentsOf: (0..<times).flatMap { _ in run }, at: place)
  }

  private mutating func moveRun(_ tokens: inout [String], _ place: Int) {
    let end = min(place + 1 + below(20), tokens.count)
    let run = Array(tokens[place..<end])
    tokens.removeSubrange(place..<end)
    tokens.insert(contentsOf: run, at: below(tokens.count + 1))
  }

  private mutating func spliced(_ first: [String], _ second: [String]) -> [String] {
    Array(first[..<below(first.count)]) + Array(second[below(second.count)...])
  }

  private static let numbers = [
    "0", "1", "-1", "2", "1000", "100000", "1e308", "-1e308", "1e-308", "0.0",
    "9223372036854775807",
    "(0.0 / 0.0)", "(1.0 / 0.0)", "1e6", "-1e6", ".infinity", "0.000001", "3600", "Int.max",
    "Int.min", "(-9223372036854775807 - 1)", "255", "64", "513",
  ]

  private static let words = [
    "(", ")", "{", "}", "[", "]", ",", ":", ".", "?", "!", "=", "==", "+", "-", "*", "/", "%", "&&",
    "||", "??", "..<", "...", "->", "in", "if", "else", "for", "while", "switch", "case", "default",
    "let", "var", "func", "struct", "enum", "class", "return", "self", "Self", "nil", "true",
    "false", "@State", "@Binding", "@Namespace", "@ViewBuilder", "some", "any", "View", "body",
    "content", "ContentView()", "Int", "Double", "String", "Bool", "CGFloat", "static", "mutating",
    "guard", "break", "continue", "$0", "$1", "&", "<", ">", "\\.self", "\"text\"", "\"\\(1)\"",
    "indirect", "extension", "where", "as", "is", "try", "throws", "init", "get", "set", "inout",
    "_", "#Preview", "animatableData", "while true { }", "{ $0 }", "withAnimation", "willSet",
  ]

  /// The names that cards declare, as words and as calls.
  private static func vocabulary() -> [String] {
    var names: Set<String> = []
    for card in Vocabulary.cards {
      let text = card.declaration.text
      for keyword in ["func ", "var ", "let ", "struct ", "enum "] {
        guard let start = text.range(of: keyword)?.upperBound else { continue }
        let name = text[start...].prefix { $0.isLetter || $0.isNumber }
        if !name.isEmpty { names.insert(String(name)) }
      }
      if case .initializer(let owner) = card.declaration.role { names.insert(owner) }
    }
    return names.sorted().flatMap { ["." + $0, "." + $0 + "()", $0] }
  }
}

extension String {
  /// The first place of a text in this one.
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
