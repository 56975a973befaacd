/// The house rules as tests: every rule holds for the whole repository, and every rule can fail.
import TestSupport
import Testing

@Suite struct `The house is tidy` {
  static let rules = SizeRules.all + WordRules.all
  static let files = RepositoryFiles.swift()

  @Test(arguments: rules)
  func `every Swift file follows the rule`(rule: TidyRule) {
    let violations = Self.files.flatMap(rule.check).map(\.description)
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }

  @Test(arguments: rules)
  func `the rule finds a spoiled text and leaves a healthy one alone`(rule: TidyRule) {
    #expect(!rule.check(rule.spoiled).isEmpty)
    let healthy = rule.check(rule.healthy).map(\.description)
    #expect(healthy.isEmpty, "\(healthy.joined(separator: "\n"))")
  }

  @Test func `files that grow long are named`() {
    #expect(Self.files.count > 10)
    for file in Self.files where file.lines.count > SizeRules.fileWarning {
      print("\(file.path): \(file.lines.count) lines; the rule is \(SizeRules.fileWarning)")
    }
  }

  @Test func `the manifest draws no arrow that the table does not have`() throws {
    let manifest = try #require(RepositoryFiles.read("Package.swift"))
    let violations = Layering.forbiddenDependencies(in: manifest).map(\.description)
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
    #expect(Layering.declaredTargets(in: manifest).count >= 10)
  }

  @Test func `an arrow upwards in the manifest is found`() {
    let text = """
      .target(name: "Drawing", dependencies: ["Basics", "Engine"], swiftSettings: strict),
      .target(name: "TestSupport", dependencies: ["Lab"], path: "Tests/TestSupport"),
      // .target(name: "Basics", dependencies: ["Lab"]),
      .target(name: "Attic"),
      """
    let manifest = RepositoryFile(path: "Package.swift", text: text)
    #expect(
      Layering.forbiddenDependencies(in: manifest).map(\.description) == [
        "Package.swift:1: `Drawing` must not depend on `Engine`",
        "Package.swift:4: `Attic` has no row in Layering.swift",
      ])
  }

  @Test func `the table itself only goes down`() {
    var lower: Set<String> = []
    for room in Layering.rooms {
      #expect(room.targets.isSubset(of: lower), "\(room.name)")
      lower.insert(room.name)
    }
  }
}

@Suite struct `The repository is tidy` {
  private var paths: [String] {
    RepositoryFiles.tracked() ?? RepositoryFiles.paths(below: "")
  }

  @Test func `only the agreed folders stand at the root`() {
    #expect(RepositoryRules.strangers(in: paths) == [])
    let spoiled = ["Sources/a", "Notes.md", "tmp/b"]
    #expect(RepositoryRules.strangers(in: spoiled) == ["Notes.md", "tmp"])
  }

  @Test func `no build product is under version control`() {
    #expect(RepositoryRules.products(in: paths) == [])
    let spoiled = ["Sources/a.swift", ".build/debug.yaml", "x.o", "Sources/.build-2/a"]
    #expect(RepositoryRules.products(in: spoiled) == Array(spoiled.dropFirst()))
  }

  @Test func `no file names a place on one machine`() {
    let violations = paths.compactMap(RepositoryFiles.read)
      .flatMap(RepositoryRules.foreignPlaces).map(\.description)
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
    let spoiled = RepositoryFile(
      path: "a.md", text: "see `/wo" + "rk/a`\nsee slowmo/wo" + "rk/01-a\n../sha" + "red/a\n")
    #expect(RepositoryRules.foreignPlaces(in: spoiled).map(\.line) == [1, 3])
  }

  @Test func `the readme gives the two commands`() throws {
    let readme = try #require(RepositoryFiles.read("README.md"))
    #expect(readme.text.contains("Scripts/slowmo"))
    #expect(readme.text.contains("Scripts/test"))
    for script in ["Scripts/slowmo", "Scripts/test", ".ci/run"] {
      #expect(RepositoryFiles.isExecutable(script), "\(script)")
    }
  }

  @Test func `links in the documentation lead somewhere`() {
    let pages = ["README.md", "CHANGELOG.md"] + RepositoryFiles.paths(below: "Documentation")
    for page in pages.compactMap(RepositoryFiles.read) {
      for link in RepositoryRules.links(in: page) {
        #expect(RepositoryFiles.exists(link), "\(page.path) links to \(link)")
      }
    }
    let page = RepositoryFile(
      path: "Documentation/A/b.md", text: "[a](../c.md#d) [e](https://f) [g](h) (i)\n[j](#k)")
    #expect(RepositoryRules.links(in: page) == ["Documentation/c.md", "Documentation/A/h"])
  }
}
