/// The storeys of the house: which targets each may import, in the one place that says so. An arrow
/// only goes to a lower storey; the manifest may hold less than this table, never more.
import TestSupport

enum Layering {
  struct Room: Sendable {
    let name: String
    /// Targets of this project.
    let targets: Set<String>
    /// Modules from outside.
    let outside: Set<String>

    init(_ name: String, _ targets: Set<String>, outside: Set<String> = mathematics) {
      self.name = name
      self.targets = targets
      self.outside = outside
    }
  }

  /// For sines, powers and the like, allowed nearly everywhere; what else these modules hold,
  /// clocks, files and locales, is banned call by call in `WordRules`.
  static let mathematics: Set<String> = ["Darwin", "Foundation", "Glibc", "Musl"]
  static let system = mathematics.union(["Dispatch", "Synchronization"])
  static let syntax: Set<String> = [
    "SwiftDiagnostics", "SwiftOperators", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax",
  ]

  /// From the ground up. `Shell` sees `Drawing` and `Engine` because the frames it shows are made
  /// of their plain values; behaviour it asks of `Lab`.
  static let rooms: [Room] = [
    // storey 0
    Room("Basics", [], outside: []),
    Room("CLibedit", [], outside: []),
    Room("CTerminal", ["CLibedit"]),
    // storey 1
    Room("Drawing", ["Basics"]),
    Room("Language", ["Basics"], outside: mathematics.union(syntax)),
    // storey 2
    Room("Engine", ["Basics", "Drawing"]),
    Room("Terminal", ["Basics", "Drawing"]),
    Room("Linter", ["Basics", "Language"]),
    // storey 3
    Room("Interpreter", ["Basics", "Drawing", "Engine", "Language"]),
    Room("Export", ["Basics", "Drawing", "Terminal"]),
    // storey 4
    Room("Vocabulary", ["Basics", "Drawing", "Engine", "Interpreter"]),
    // storey 5
    Room(
      "Lab",
      ["Basics", "Drawing", "Engine", "Interpreter", "Language", "Linter", "Vocabulary"]),
    // storey 6
    Room("Course", ["Basics", "Drawing", "Engine", "Lab", "Terminal"]),
    // storey 7
    Room(
      "Shell",
      ["Basics", "Course", "CTerminal", "Drawing", "Engine", "Export", "Lab", "Terminal"],
      outside: system),
    // storey 8
    Room("slowmo", ["Shell"], outside: system),
  ]

  /// The storeys that may touch the outside world.
  static let outermost: Set<String> = ["Shell", "slowmo"]

  static func room(_ name: String) -> Room? { rooms.first { $0.name == name } }

  /// The modules a file imports, each with its line.
  static func imports(in file: RepositoryFile) -> [(module: String, line: Int)] {
    let kinds: Set<String> = [
      "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]
    let tokens = file.code
    var found: [(module: String, line: Int)] = []
    for index in tokens.indices where tokens[index].text == "import" {
      var next = index + 1
      if next < tokens.count, kinds.contains(tokens[next].text) { next += 1 }
      guard next < tokens.count, tokens[next].line == tokens[index].line else { continue }
      found.append((tokens[next].text, tokens[next].line))
    }
    return found
  }

  /// The imports of a shipped file that the table does not allow.
  static func forbiddenImports(in file: RepositoryFile) -> [Violation] {
    guard file.path.hasPrefix("Sources/"), let target = file.target else { return [] }
    guard let room = room(target) else {
      return [Violation(file, 1, "`\(target)` has no row in Layering.swift")]
    }
    return imports(in: file).compactMap { module, line in
      if room.targets.contains(module) || room.outside.contains(module) { return nil }
      return Violation(file, line, "`\(target)` must not import `\(module)`")
    }
  }

  /// The dependencies of the shipped targets that a manifest declares beyond the table.
  static func forbiddenDependencies(in manifest: RepositoryFile) -> [Violation] {
    declaredTargets(in: manifest).flatMap { target -> [Violation] in
      guard let room = room(target.name) else {
        return [Violation(manifest, target.line, "`\(target.name)` has no row in Layering.swift")]
      }
      return target.dependencies.filter { !room.targets.contains($0) }.map {
        Violation(manifest, target.line, "`\(target.name)` must not depend on `\($0)`")
      }
    }
  }

  struct DeclaredTarget: Equatable {
    var name: String
    var line: Int
    var dependencies: [String]
  }

  /// The shipped targets of a manifest: calls such as `.target(name: "A", dependencies: ["B"])`
  /// whose folder is not below `Tests`.
  static func declaredTargets(in manifest: RepositoryFile) -> [DeclaredTarget] {
    let tokens = manifest.tokens.filter { $0.kind != .comment }
    let kinds: Set<String> = ["target", "executableTarget", "systemLibrary"]
    var found: [DeclaredTarget] = []
    for index in tokens.indices where index > 0 && kinds.contains(tokens[index].text) {
      guard tokens[index - 1].text == ".", index + 1 < tokens.count, tokens[index + 1].text == "("
      else { continue }
      var target = DeclaredTarget(name: "", line: tokens[index].line, dependencies: [])
      var label = ""
      var isTest = false
      var depth = 0
      for (offset, token) in tokens[(index + 1)...].enumerated() {
        if token.kind == .symbol, "([".contains(token.text) { depth += 1 }
        if token.kind == .symbol, ")]".contains(token.text) { depth -= 1 }
        if depth == 0 { break }
        let next = index + 1 + offset + 1
        if depth == 1, token.kind == .word, next < tokens.count, tokens[next].text == ":" {
          label = token.text
        }
        guard token.kind == .string else { continue }
        if label == "name" { target.name = token.text }
        if label == "dependencies" { target.dependencies.append(token.text) }
        if label == "path", token.text.hasPrefix("Tests/") { isTest = true }
      }
      if !isTest { found.append(target) }
    }
    return found
  }
}
