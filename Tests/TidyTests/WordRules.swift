/// Rules about words: what may not be called, declared, named or left behind in which storey.
import TestSupport

enum WordRules {
  static let all: [TidyRule] = [
    TidyRule(
      "imports go to lower storeys only",
      spoiled: "/// A file.\npackage import Interpreter\n",
      healthy: "/// Not import Lab.\npackage import Basics\nimport struct Drawing.Rect\n",
      check: Layering.forbiddenImports),
    TidyRule(
      "nothing is public",
      spoiled: "/// A file.\npublic struct A {}\n",
      healthy: "/// A public file.\npackage struct A { let text = \"public\" }\n"
    ) { file in
      find([["public"]], in: file) + openDeclarations(in: file)
    },
    TidyRule(
      "only the base class of the heap is open", path: "Sources/Basics/HeapObject.swift",
      spoiled: "/// A file.\nopen class Another {}\n",
      healthy: "/// A file.\nopen class HeapObject {\n  let a = open + \"open class B\"\n}\n",
      check: openDeclarations),
    TidyRule(
      "nothing below the shell knows clocks, chance, the process or the disk",
      spoiled: "/// A file.\nlet now = Date()\n",
      healthy: "/// Never calls Date().\nfunc print(_ a: A) { a.print(\"Date()\"); catalog.Date }\n"
    ) { file in
      guard isInside(file) else { return [] }
      return find(outsideCalls, in: file)
    },
    TidyRule(
      "nothing below the shell ends the process",
      spoiled: "/// A file.\nlet a = try! read()\n",
      healthy: "/// A file without try!.\nlet a = try read()\nlet b = try? read()\n"
    ) { file in
      guard isInside(file) else { return [] }
      return find([["fatalError", "("], ["try", "!"]], in: file)
    },
    TidyRule(
      "the compiler's checks of concurrency stay on",
      spoiled: "/// A file.\nnonisolated(unsafe) var a = 1\n",
      healthy: "/// Not @unchecked, not nonisolated(unsafe).\nnonisolated let a = 1\n"
    ) { file in
      guard file.path.hasPrefix("Sources/") else { return [] }
      return find([["@", "unchecked"], ["nonisolated", "(", "unsafe", ")"]], in: file)
    },
    TidyRule(
      "no comment puts work off",
      spoiled: "/// A file.\nlet a = 1  // TO" + "DO: later\n",
      healthy: "/// A file about autodoc.\nlet text = \"TO" + "DO\"\n",
      check: postponedWork),
    TidyRule(
      "names say what a thing is",
      spoiled: "/// A file.\nstruct LayoutHelpers {}\n",
      healthy: "/// Utils are banned.\nlet manager = FileManager.default\nstruct Commons {}\n",
      check: emptyNames),
    TidyRule(
      "a file opens with a comment",
      spoiled: "import Basics\n\nstruct A {}\n/// Too late.\n",
      healthy: "#if canImport(Glibc)\n  import Glibc\n#endif\n\n/// A type.\nstruct A {}\n",
      check: silentOpenings),
  ]

  private static let outsideCalls = [
    // clocks
    ["Date", "("], ["ContinuousClock"], ["SuspendingClock"], ["DispatchTime"], ["clock_gettime"],
    ["gettimeofday"], ["CFAbsoluteTimeGetCurrent"],
    // chance
    [".", "random", "("], [".", "randomElement", "(", ")"], [".", "shuffle", "(", ")"],
    [".", "shuffled", "(", ")"], ["SystemRandomNumberGenerator"], ["UUID", "("],
    // the process and the place it runs at
    ["ProcessInfo"], ["Process", "("], ["getenv"], ["CommandLine"], ["Locale"], ["TimeZone"],
    ["Calendar"], ["DateFormatter"], ["NumberFormatter"], ["UserDefaults"], ["Bundle"],
    // the disk and the terminal
    ["FileManager"], ["FileHandle"], ["contentsOfFile"], ["print", "("],
    ["debugPrint", "("],
  ]

  private static func isInside(_ file: RepositoryFile) -> Bool {
    guard file.path.hasPrefix("Sources/"), let target = file.target else { return false }
    return !Layering.outermost.contains(target)
  }

  /// Every place where one of the sequences of tokens stands. A sequence that starts with a word
  /// does not count after a dot or after `func`: there it is another thing of the same name.
  static func find(_ sequences: [[String]], in file: RepositoryFile) -> [Violation] {
    let tokens = file.code
    var found: [Violation] = []
    for index in tokens.indices {
      let before = index > 0 ? tokens[index - 1].text : ""
      for sequence in sequences where tokens[index].text == sequence[0] {
        let isWord = tokens[index].kind == .word
        if isWord, before == "." || before == "func" || tokens.count < index + sequence.count {
          continue
        }
        let run = tokens[index...].prefix(sequence.count).map(\.text)
        guard run == sequence else { continue }
        found.append(Violation(file, tokens[index].line, "`\(sequence.joined())` is banned here"))
      }
    }
    return found
  }

  private static func openDeclarations(in file: RepositoryFile) -> [Violation] {
    let tokens = file.code
    let declared: Set<String> = ["class", "func", "init", "subscript", "var"]
    return tokens.indices.compactMap { index in
      guard tokens[index].text == "open", index + 2 < tokens.count,
        declared.contains(tokens[index + 1].text)
      else { return nil }
      let isBase = file.path == "Sources/Basics/HeapObject.swift"
      if isBase, tokens[index + 2].text == "HeapObject" { return nil }
      return Violation(file, tokens[index].line, "`open` is banned here")
    }
  }

  private static func postponedWork(in file: RepositoryFile) -> [Violation] {
    let banned = ["TO" + "DO", "FIX" + "ME", "X" + "XX"]
    return file.tokens.filter { $0.kind == .comment }.compactMap { token in
      let words = token.text.split { !$0.isLetter }
      guard let word = words.first(where: { banned.contains(String($0)) }) else { return nil }
      return Violation(file, token.line, "`\(word)`: do it, or write it where plans are kept")
    }
  }

  private static let emptyWords: Set<String> = [
    "Common", "Helper", "Helpers", "Manager", "Managers", "Misc", "Util", "Utilities", "Utils",
  ]

  private static func emptyNames(in file: RepositoryFile) -> [Violation] {
    let kinds: Set<String> = ["actor", "class", "enum", "protocol", "struct", "typealias"]
    let tokens = file.code
    var names = [(String(file.name.split(separator: ".").first ?? ""), 1)]
    for index in tokens.indices.dropLast() where kinds.contains(tokens[index].text) {
      names.append((tokens[index + 1].text, tokens[index + 1].line))
    }
    return names.compactMap { name, line in
      guard let word = words(of: name).first(where: emptyWords.contains) else { return nil }
      return Violation(file, line, "`\(word)` in `\(name)` says nothing")
    }
  }

  /// The words of a name in camel case.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if character.isLowercase, !words.isEmpty {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
    }
    return words
  }

  private static func silentOpenings(in file: RepositoryFile) -> [Violation] {
    let tokens = file.tokens
    let importLines = Set(tokens.filter { $0.text == "import" }.map(\.line))
    let directives: Set<String> = ["if", "else", "elseif", "endif"]
    let directiveLines = Set(
      zip(tokens, tokens.dropFirst())
        .filter { $0.text == "#" && directives.contains($1.text) }.map(\.0.line))
    let passed = importLines.union(directiveLines)
    let first = tokens.first { !passed.contains($0.line) }
    guard let first, first.kind != .comment else { return [] }
    return [Violation(file, first.line, "say first what this file is, and why it is separate")]
  }
}
