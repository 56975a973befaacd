import Basics
import Course
import Lab

/// `explain`: what stands behind the id that a message ends in.
enum ExplainCommand {
  static let all: [Command] = [
    Command(
      "explain [id]", "Says what stands behind a rule, a cause, a message or a limit.",
      example: "explain two-sources", next: ["lint", "why"]
    ) { (console, arguments) throws(CommandFailure) in
      guard let id = arguments[0] else {
        let width = (Explanations.ids.map(\.count).max() ?? 0) + 2
        for one in Explanations.all {
          let gap = String(repeating: " ", count: width - one.id.count)
          console.write("\(one.id)\(gap)\(one.title)")
        }
        return
      }
      guard let found = Explanations.text(id.filter { $0 != "[" && $0 != "]" }) else {
        let nearest = Suggestion.nearest(to: id, in: Explanations.ids)
        throw CommandFailure(
          "nothing has the id '\(Escaping.visible(id))'",
          hints: [nearest.map { "did you mean '\($0)'?" } ?? "'explain' lists them"])
      }
      for line in lines(found) { console.write(line) }
    }
  ]

  private static func lines(_ one: ExplainText) -> [String] {
    var lines = ["\(one.id) (\(one.kind.rawValue)): \(one.title)", ""]
    lines += MarkdownPrinter.lines([.paragraph([one.text])], width: 76)
    for (head, program) in [("wrong", one.wrong), ("right", one.right)] {
      guard let program else { continue }
      lines += ["", "  \(head):", ""]
      lines += program.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.isEmpty ? "" : "    " + $0
      }
    }
    return lines
  }
}
