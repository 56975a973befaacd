// The door of this target.
package import Basics

/// The door of this target: text in, a program that may be run and everything wrong with it out.
package enum Frontend {
  /// Parses, lowers and checks the files as one module. Never fails: what cannot be resolved is
  /// poisoned and named once in the diagnostics. A program with an error must not be run.
  package static func compile(
    _ files: [SourceText], against catalog: Catalog
  ) -> (program: ResolvedProgram, diagnostics: [Diagnostic]) {
    let checker = Checker(files, catalog)
    var declarations: [Declaration] = []
    for (index, text) in files.enumerated() {
      let parsed = ParsedFile(text, file: index)
      checker.diagnostics += parsed.diagnostics
      if let tree = parsed.tree { declarations += Lowering(file: index).file(tree) }
    }
    // A text that is no Swift is not checked: its other mistakes would follow from the first.
    if !checker.diagnostics.isEmpty {
      return (
        ResolvedProgram(files: files, types: [], functions: [], globals: []), checker.diagnostics
      )
    }
    let program = checker.run(declarations)
    return (program, checker.diagnostics)
  }
}
