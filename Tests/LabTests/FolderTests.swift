// Folders as people have them: what is loaded, what is shown, what can be chosen.
import Basics
import Engine
import Foundation
import Lab
import TestSupport
import Testing

@Suite struct `Folders` {
  /// The repository's files.
  private struct Tree: FileTree {
    private func full(_ path: String) -> String { RepositoryFiles.root.path + "/" + path }

    func kind(of path: String) -> FileKind? {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: full(path), isDirectory: &isFolder) else {
        return nil
      }
      return isFolder.boolValue ? .folder : .file
    }

    func read(_ path: String) throws(FileFailure) -> [UInt8] {
      guard let data = FileManager.default.contents(atPath: full(path)) else {
        throw FileFailure("cannot read \(path)")
      }
      return Array(data)
    }

    func list(_ path: String) throws(FileFailure) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: full(path))) ?? []).sorted()
    }
  }

  static let base = "Tests/Cases/folders"

  /// Each folder, what it begins with, and what lint says about it.
  static let folders: [(name: String, shows: String, rules: [String])] = [
    ("components", "ProfileCard", []),
    ("gallery", "GalleryView", []),
    ("onboarding", "OnboardingFlow", []),
    ("podcast", "EpisodeList", []),
    ("quiz", "QuizScreen", []),
    ("settings", "SettingsScreen", []),
    (
      "shop", "ShopView",
      ["animation-inside-conditional", "fixed-frame-inside-effect", "identity-on-outgoing"]
    ),
    ("tabs", "RootTabs", []),
    ("tasks", "TaskBoard", []),
    ("wallet", "WalletView", []),
    ("weather", "WeatherView", []),
  ]

  private func load(
    _ name: String, _ change: (inout SessionOptions) -> Void = { _ in }
  ) throws -> LoadedBench {
    var options = SessionOptions()
    options.makesSamples = name == "components"
    change(&options)
    return try BenchLoader.load("\(Self.base)/\(name)", Tree(), options)
  }

  @Test func `every folder is in the list`() throws {
    #expect(try Tree().list(Self.base) == Self.folders.map(\.name))
  }

  @Test(arguments: folders)
  func `a folder loads, shows its root and runs from tap to rest`(
    folder: (name: String, shows: String, rules: [String])
  ) throws {
    let loaded = try load(folder.name)
    #expect(loaded.diagnostics.filter { $0.severity != .note }.map(\.message) == [])
    let session = try #require(loaded.session)
    let leaves = session.frame().leaves
    #expect(!leaves.isEmpty)
    #expect(leaves.contains { $0.path.contains(folder.shows) }, "\(leaves.first?.path ?? "")")
    for _ in 0..<4 {
      let targets = session.tapTargets()
      guard !targets.isEmpty else { break }
      session.tap(target: targets.count - 1)
      #expect(session.settle())
      #expect(!session.frame().leaves.isEmpty)
    }
    #expect(session.traps.map(\.message) == [])
  }

  @Test(arguments: folders)
  func `lint finds the mistakes and nothing else`(
    folder: (name: String, shows: String, rules: [String])
  ) throws {
    let path = "\(Self.base)/\(folder.name)"
    let files = try load(folder.name).files
    #expect(!files.isEmpty && files.allSatisfy { $0.name.hasPrefix(path) })
    let found = LintDesk.findings(files, LintChoice())
    #expect(Set(found.map(\.id)).sorted() == folder.rules, "\(found.map(\.message))")
  }

  @Test func `manifests, tests and hidden folders are not read`() throws {
    let names = try load("components").files.map { $0.name.split(separator: "/").last ?? "" }
    #expect(names == ["Badge.swift", "ProfileCard.swift", "ProgressRing.swift"])
  }

  @Test func `a preview is chosen by its title`() throws {
    let session = try #require(try load("onboarding") { $0.root = "Dots" }.session)
    #expect(session.frame().leaves.map(\.view) == ["Capsule", "Capsule", "Capsule", "Capsule"])
  }

  @Test func `a view is chosen by its name, also one that others show`() throws {
    let session = try #require(try load("tabs") { $0.root = "HomeTab" }.session)
    #expect(session.bench.root == "HomeTab")
  }

  @Test func `a name that is none is answered with the nearest, else with all and their places`() {
    let near = #expect(throws: CommandFailure.self) { try load("tabs") { $0.root = "HomeTav" } }
    #expect(near?.hints == ["did you mean 'HomeTab'?"])
    let far = #expect(throws: CommandFailure.self) { try load("tabs") { $0.root = "zzz" } }
    #expect(far?.hints.contains("  HomeTab  Tests/Cases/folders/tabs/Pages.swift:4") == true)
  }

  @Test(arguments: [
    ("Badge", "Badge(title: \"Title 1\", style: BadgeStyle.filled("),
    (
      "ProfileCard",
      "ProfileCard(profile: Profile(id: 1, name: \"Name 1\", joined: Date(), "
        + "tags: [\"Tags 1\", \"Tags 2\", \"Tags 3\"], isOnline: false), "
        + "isFollowing: .constant(false), onMessage: { _ in })"
    ),
    ("ProgressRing", "ProgressRing(progress: 0.5, width: 24, label: { Text(\"Sample\") })"),
  ])
  func `samples are made by type and told`(name: String, call: String) throws {
    let loaded = try load("components") { $0.root = name }
    let note = try #require(loaded.diagnostics.first { $0.id == "sample" })
    #expect(note.message.hasPrefix("sample values: " + call), "\(note.message)")
    let session = try #require(loaded.session)
    #expect(session.traps.map(\.message) == [])
    #expect(!session.frame().leaves.isEmpty)
  }

  @Test func `without samples such views are refused with what to do`() throws {
    let loaded = try load("components") { $0.makesSamples = false }
    #expect(loaded.session == nil)
    let problem = try #require(loaded.diagnostics.first { $0.id == "no-root" })
    #expect(problem.notes.map(\.message).contains("ProfileCard needs arguments"))
    #expect(problem.hints.contains { $0.contains("--sample") })
    #expect(throws: CommandFailure.self) {
      try load("components") {
        $0.makesSamples = false
        $0.root = "Badge"
      }
    }
  }

  private func load(_ text: String, strict: Bool) throws -> LoadedBench {
    var options = SessionOptions()
    options.isStrict = strict
    return try BenchLoader.load([SourceText(name: "A.swift", text)], options)
  }

  @Test(arguments: [
    ("Sparkle()", "unknown-view"), ("Text(\"a\").sparkle()", "unknown-modifier"),
    ("Circle().fill(Color.blue.gradient)", "approximation"),
  ])
  func `strict programs hold nothing unknown or approximated`(view: String, id: String) throws {
    let text = "struct ContentView: View { var body: some View { \(view) } }"
    #expect(try load(text, strict: false).session != nil)
    let strict = try load(text, strict: true)
    #expect(strict.session == nil)
    #expect(strict.diagnostics.contains { $0.id == id && $0.severity == .error })
    let plain = "struct ContentView: View { var body: some View { Text(\"a\") } }"
    #expect(try load(plain, strict: true).session != nil)
  }

  @Test func `several views that nothing else shows are named`() throws {
    let text = """
      struct First: View { var body: some View { Text("1") } }
      struct Second: View { var body: some View { Text("2") } }
      """
    let loaded = try load(text, strict: false)
    let note = try #require(loaded.diagnostics.first { $0.id == "root-choice" })
    #expect(loaded.session?.bench.root == "First")
    #expect(note.notes.map(\.message) == ["another: Second"])
  }

  @Test func `a preview with states of its own runs`() throws {
    let text = """
      struct Switch: View {
        @Binding var isOn: Bool
        var body: some View {
          Text(isOn ? "on" : "off").onTapGesture { isOn.toggle() }
        }
      }

      #Preview("Switch") {
        @Previewable @State var isOn = true
        Switch(isOn: $isOn)
      }
      """
    let session = try #require(try load(text, strict: false).session)
    #expect(session.frame().leaves.map(\.text) == ["on"])
    session.tap(target: 0)
    #expect(session.frame().leaves.map(\.text) == ["off"])
  }

  @Test func `types that are private to their files may share a name`() throws {
    let first = SourceText(
      name: "A.swift",
      """
      private struct Row: View { var body: some View { Text("a") } }
      struct ContentView: View { var body: some View { VStack { Row(); Other() } } }
      """)
    let second = SourceText(
      name: "B.swift",
      """
      private struct Row: View { var body: some View { Text("b") } }
      struct Other: View { var body: some View { Row() } }
      """)
    let loaded = try BenchLoader.load([first, second], SessionOptions())
    #expect(loaded.diagnostics.map(\.message) == [])
    #expect(loaded.session?.frame().leaves.map(\.text) == ["a", "b"])
  }
}
