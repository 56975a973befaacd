// The door of this target.
package import Basics

/// The door of this target: text in, a program that may be run and everything wrong with it out.
package enum Frontend {
  /// Parses, lowers and checks the files as one module. Never fails: what cannot be resolved is
  /// poisoned and named once in the diagnostics. A program with an error must not be run.
  package static func compile(
    _ files: [SourceText], against catalog: Catalog
  ) -> (program: ResolvedProgram, diagnostics: [Diagnostic]) {
    check(parse(files), against: catalog)
  }

  /// The first half: parses and lowers the files.
  package static func parse(_ files: [SourceText]) -> ParsedModule {
    var module = ParsedModule(files: files)
    let parsed = files.enumerated().map { ParsedFile($1, file: $0) }
    module.diagnostics = parsed.flatMap(\.diagnostics)
    let aliases = PrivateTypes.aliases(parsed.map(\.tree), files)
    let operators = Lowering.operators(in: parsed.compactMap(\.tree))
    for (index, file) in parsed.enumerated() {
      guard let tree = file.tree else { continue }
      let lowering = Lowering(file: index, operators: operators)
      lowering.aliases = aliases[index]
      module.declarations += lowering.file(tree)
      module.showcases += ShowcaseSearch(file: index).all(in: tree)
    }
    return module
  }

  /// The second half: resolves names and checks calls, over all files at once.
  package static func check(
    _ module: ParsedModule, against catalog: Catalog
  ) -> (program: ResolvedProgram, diagnostics: [Diagnostic]) {
    let checker = Checker(module.files, catalog, showcases: module.showcases)
    checker.diagnostics = module.diagnostics
    // A text that is no Swift is not checked: its other mistakes would follow from the first.
    if !checker.diagnostics.isEmpty {
      return (
        ResolvedProgram(files: module.files, types: [], functions: [], globals: []),
        checker.diagnostics
      )
    }
    var program = checker.run(module.declarations + sources(named: module.files, catalog))
    program.showcases = module.showcases
    return (program, checker.diagnostics)
  }

  /// The declarations of built-in types that are written in Swift and that the files name.
  private static func sources(named files: [SourceText], _ catalog: Catalog) -> [Declaration] {
    guard !catalog.sources.isEmpty else { return [] }
    var texts = files.map { String(decoding: $0.bytes, as: UTF8.self) }
    var left = catalog.sources
    var found: [String] = []
    while true {
      let named = left.filter { source in texts.contains { $0.contains(source.name) } }
      if named.isEmpty { break }
      left.removeAll { source in named.contains { $0.name == source.name } }
      // What is written in Swift may need others that are.
      texts = named.map(\.text)
      found += texts
    }
    return found.flatMap { Lowering(file: -1).file(ParsedFile.tree(of: $0)) }
  }

  /// What stands behind the ids of this target's messages.
  package static var explanations: [ExplainText] {
    LanguageDiagnostics.callExplanations + LanguageDiagnostics.declarationExplanations
  }
}

/// Files that have been parsed and lowered, and what the parser complains about.
package struct ParsedModule {
  package let files: [SourceText]
  package var diagnostics: [Diagnostic] = []
  var declarations: [Declaration] = []
  var showcases: [Showcase] = []

  /// Declarations at the top of the files; for benchmarks.
  package var count: Int { declarations.count }

  init(files: [SourceText]) { self.files = files }
}
