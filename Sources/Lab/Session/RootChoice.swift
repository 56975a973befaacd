import Basics
import Language
import Vocabulary

/// The view that a program is started with: what there is to choose from, and what is chosen.
struct RootChoice {
  /// Something that can be shown.
  struct Candidate {
    /// What `--root` knows it by.
    var name: String
    /// The view of the program that is run; of a wrapper the wrapper's.
    var view: String
    /// A text that declares the wrapper; nil where the view needs none.
    var wrapper: SourceText?
    var place: SourceRange
    /// Said when it is chosen.
    var note: String?
    /// Whether its views are meant to be seen one by one.
    var isOneOfSeveral = false
  }

  private let program: ResolvedProgram
  private let catalog: Catalog
  private let options: SessionOptions
  private let used: Set<TypeID>

  init(_ program: ResolvedProgram, _ catalog: Catalog, _ options: SessionOptions) {
    self.program = program
    self.catalog = catalog
    self.options = options
    used = program.constructedTypes()
  }

  // MARK: - Candidates

  /// The names of what was chosen: `ContentView`, then the window of the app, previews, and views
  /// that nothing else shows.
  private static let customary = "ContentView"

  /// Views that need no argument, in order of declaration.
  private var free: [Candidate] {
    let names = Set(program.rootCandidates())
    return program.types.filter { names.contains($0.name) }.map {
      Candidate(name: $0.name, view: $0.name, wrapper: nil, place: $0.range)
    }
  }

  /// Views that need arguments.
  private var needy: [ResolvedType] {
    let names = Set(program.rootCandidates())
    return program.types.filter {
      $0.kind == .structure && $0.conformances.contains("View") && $0.getters["body"] != nil
        && !names.contains($0.name)
    }
  }

  private var showcases: [Candidate] {
    let order: [Showcase.Kind] = [.app, .preview, .page, .provider]
    let sorted = order.flatMap { kind in program.showcases.filter { $0.kind == kind } }
    return sorted.enumerated().compactMap { number, showcase in
      let kind = showcase.kind == .page ? "page" : "preview"
      let name = showcase.name ?? "\(kind) of line \(line(showcase.range))"
      let content = text(showcase.content)
      // A view that is shown as it is needs nothing around it.
      if content.hasSuffix("()"), showcase.properties.isEmpty {
        let view = String(content.dropLast(2))
        if free.contains(where: { $0.name == view }) {
          return Candidate(name: name, view: view, wrapper: nil, place: showcase.range)
        }
      }
      guard !content.isEmpty else { return nil }
      var candidate = wrapped(
        content, properties: showcase.properties.map(text), name: name, number: number,
        at: showcase.range)
      candidate.isOneOfSeveral = showcase.kind == .provider
      return candidate
    }
  }

  private func wrapped(
    _ content: String, properties: [String], name: String, number: Int, at place: SourceRange,
    note: String? = nil
  ) -> Candidate {
    var view = "Showcase"
    while program.types.contains(where: { $0.name == view + "\(number)" }) { view += "_" }
    view += "\(number)"
    let lines =
      ["struct \(view): View {"] + properties + ["var body: some View {", content, "}", "}", ""]
    let wrapper = SourceText(name: "showcase", lines.joined(separator: "\n"))
    return Candidate(name: name, view: view, wrapper: wrapper, place: place, note: note)
  }

  // MARK: - Choice

  /// What may be tried, the best first; all but the last may fail to compile. Empty where nothing
  /// can be shown. `diagnostics` say what was not certain.
  func candidates() throws(CommandFailure) -> (all: [Candidate], diagnostics: [Diagnostic]) {
    if let root = options.root { return ([try named(root)], []) }
    let free = free
    if let usual = free.first(where: { $0.name == RootChoice.customary }) { return ([usual], []) }
    let outer = free.filter { candidate in
      !used.contains { program.types[$0].name == candidate.name }
    }
    let shown = showcases
    if shown.isEmpty, outer.count > 1 { return (outer, [unsure(outer)]) }
    if !shown.isEmpty || !free.isEmpty { return (shown + outer + free, []) }
    guard options.makesSamples else { return ([], [nothing()]) }
    let needy = needy
    let first = needy.first { type in
      !used.contains { program.types[$0].name == type.name }
    }
    guard let type = first ?? needy.first else { return ([], [nothing()]) }
    return ([try sample(of: type)], [])
  }

  private func named(_ root: String) throws(CommandFailure) -> Candidate {
    let known = free + showcases
    if let found = known.first(where: { $0.name == root }) { return found }
    if let type = needy.first(where: { $0.name == root }) {
      if options.makesSamples { return try sample(of: type) }
      throw CommandFailure(
        "'\(Escaping.visible(root))' is not a view that can be shown by itself: it needs "
          + "arguments", hints: ["--sample gives it some"])
    }
    let names = known.map(\.name) + needy.map(\.name)
    let nearest = Suggestion.nearest(to: root, in: names)
    var hints = nearest.map { ["did you mean '\(Escaping.visible($0))'?"] } ?? []
    if nearest == nil { hints = ["these can:"] + known.map { "  " + place($0) } }
    throw CommandFailure(
      "'\(Escaping.visible(root))' is not a view that can be shown by itself", hints: hints)
  }

  private func sample(of type: ResolvedType) throws(CommandFailure) -> Candidate {
    var maker = SampleMaker(program, catalog)
    let call = try maker.view(type)
    return wrapped(
      call, properties: maker.properties, name: type.name, number: 0, at: type.range,
      note: "sample values: \(Escaping.visible(call))")
  }

  // MARK: - Words

  private func unsure(_ candidates: [Candidate]) -> Diagnostic {
    Diagnostic(
      .note, id: "root-choice",
      "\(candidates.count) views are shown by nothing else; this is the first",
      at: candidates[0].place,
      notes: candidates.dropFirst().prefix(8).map {
        Diagnostic.Note("another: \($0.name)", at: $0.place)
      }, hints: ["--root NAME chooses"])
  }

  private func nothing() -> Diagnostic {
    let needy = needy
    var hints = ["declare a 'struct ContentView: View' whose properties have initial values"]
    if !needy.isEmpty { hints.append("or give sample values to one of these with --sample") }
    return Diagnostic(
      .error, id: "no-root", "no view here can be shown by itself", at: SourceRange(0, 0),
      notes: needy.prefix(8).map {
        Diagnostic.Note("\($0.name) needs arguments", at: $0.range)
      }, hints: hints)
  }

  /// `Card` with its file and line.
  private func place(_ candidate: Candidate) -> String {
    guard program.files.indices.contains(candidate.place.file) else { return candidate.name }
    let file = program.files[candidate.place.file]
    return Escaping.visible("\(candidate.name)  \(file.name):\(line(candidate.place))")
  }

  private func line(_ range: SourceRange) -> Int {
    guard program.files.indices.contains(range.file) else { return 0 }
    return program.files[range.file].position(of: range.start).line
  }

  private func text(_ range: SourceRange) -> String {
    guard program.files.indices.contains(range.file) else { return "" }
    let text = program.files[range.file].text(in: range)
    let start = text.drop { $0.isWhitespace || $0 == ";" }
    return String(start)
  }
}
