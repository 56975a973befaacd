/// From texts to a bench: apart from the run of one, since nothing is running yet.
import Basics
import Language

extension Bench {
  /// Compiles the files and chooses the root; without a bench where the program cannot run.
  static func compile(
    _ files: [SourceText], _ options: SessionOptions
  ) throws(CommandFailure) -> (bench: Bench?, diagnostics: [Diagnostic]) {
    let catalog = catalog()
    var (program, diagnostics) = Frontend.compile(files, against: catalog)
    if options.isStrict {
      diagnostics = Strictness.applied(to: diagnostics, program, catalog)
    }
    if diagnostics.contains(where: { $0.severity == .error }) { return (nil, diagnostics) }
    let choice = RootChoice(program, catalog, options)
    let (candidates, notes) = try choice.candidates()
    diagnostics += notes
    var problem: Diagnostic?
    for candidate in candidates {
      var hidden: [SourceText] = []
      if let wrapper = candidate.wrapper {
        let (extended, problems) = Frontend.compile(files + [wrapper], against: catalog)
        if let error = problems.first(where: { $0.severity == .error }) {
          problem = problem ?? error
          continue
        }
        (program, hidden) = (extended, [wrapper])
      }
      if let note = candidate.note {
        diagnostics.append(Diagnostic(.note, id: "sample", note, at: candidate.place))
      }
      let bench = Bench(
        files: files, hidden: hidden, root: candidate.view,
        title: candidate.wrapper == nil ? candidate.view : candidate.name,
        showsFirst: candidate.isOneOfSeveral, program: program)
      return (bench, diagnostics)
    }
    if let problem {
      diagnostics.append(
        Diagnostic(
          .error, id: "no-root",
          "what should be shown cannot be compiled by itself: \(problem.message)",
          at: candidates[0].place))
    }
    return (nil, diagnostics)
  }
}
