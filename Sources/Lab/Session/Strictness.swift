import Basics
import Language

/// What `--strict` makes of a program: nothing unknown, nothing approximated.
enum Strictness {
  /// Warnings as errors, and an error for each card of the program that is not what SwiftUI does.
  static func applied(
    to diagnostics: [Diagnostic], _ program: ResolvedProgram, _ catalog: Catalog
  ) -> [Diagnostic] {
    var all = diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      if diagnostic.severity == .warning { diagnostic.severity = .error }
      return diagnostic
    }
    var seen: Set<CardID> = []
    program.forEachExpression { expression in
      guard case .card(let id, _, _) = expression.kind, expression.range.file >= 0,
        let page = CardPage(catalog.declarations[id], catalog, id),
        let difference = page.difference, seen.insert(id).inserted
      else { return }
      all.append(
        Diagnostic(
          .error, id: "approximation", "'\(page.title)' is approximated: \(difference)",
          at: expression.range))
    }
    return all
  }
}
