// One text compiled against the toy catalog, with short ways to look at the outcome.
import Basics
import Language

struct Compiled {
  let text: SourceText
  let program: ResolvedProgram
  let diagnostics: [Diagnostic]
  let printed: Printed

  init(_ source: String) {
    let catalog = ToyCatalog.make()
    text = SourceText(name: "test", source)
    (program, diagnostics) = Frontend.compile([text], against: catalog)
    printed = Printed(catalog: catalog, program: program)
  }

  /// The body of a function or getter by its name in traces.
  func body(_ name: String) -> String {
    guard let id = program.functions.firstIndex(where: { $0.name == name }) else { return "none" }
    return printed.body(id)
  }

  /// `line:column id`, in order.
  var found: [String] {
    diagnostics.map { one in
      let place = text.position(of: one.range.start)
      return "\(place.line):\(place.column) \(one.id)"
    }
  }

  /// The body of a view whose content is the given text.
  static func view(_ content: String, fields: String = "") -> Compiled {
    Compiled("struct V: View {\n\(fields)\n  var body: some View {\n\(content)\n  }\n}")
  }
}
