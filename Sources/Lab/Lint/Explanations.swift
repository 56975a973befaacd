/// What stands behind every id: rules, causes, messages and limits in one list.
package import Basics
import Language
import Linter

package enum Explanations {
  /// Rules first, then causes that are no rules, messages and limits.
  package static let all: [ExplainText] = {
    var seen: Set<String> = []
    let causes = Causes.all.map {
      ExplainText($0.id, .cause, $0.title, $0.why.isEmpty ? $0.title + "." : $0.why)
    }
    return
      (Rules.all.map(\.explanation) + causes + Frontend.explanations + Linter.explanations
      + running + limits)
      .filter { seen.insert($0.id).inserted }
  }()

  package static var ids: [String] { all.map(\.id) }

  package static func text(_ id: String) -> ExplainText? { all.first { $0.id == id } }

  /// What may go wrong with a program that could be compiled.
  private static let running: [ExplainText] = [
    ExplainText(
      "no-root", .error, "No view can be shown by itself",
      "A program is started with a view that needs no arguments: ContentView, the window of an "
        + "app, what a preview shows, or a view that nothing else shows. --sample gives values "
        + "to one that needs some."),
    ExplainText(
      "sample", .note, "The root view was given made-up values",
      "With --sample a view that needs arguments is shown with values by their types: words of "
        + "the parameter's name, small numbers, three elements of a list, the first case of an "
        + "enumeration, constant bindings, closures that do nothing."),
    ExplainText(
      "root-choice", .note, "Several views could be the one to start with",
      "Where no view is called ContentView and there is neither an app nor a preview, the first "
        + "view that nothing else shows is taken. --root NAME takes another."),
    ExplainText(
      "trap", .error, "The program stopped",
      "An index outside of a list, an optional that holds nothing and is forced, a division by "
        + "zero and the like end the body or the action they happen in. The rest goes on."),
    ExplainText(
      "uncaught-error", .error, "An error was thrown and nobody caught it",
      "An error ends every body on its way until a 'do' with a fitting 'catch', or a 'try?'. "
        + "Actions and bodies of views have none around them."),
    ExplainText(
      "approximation", .warning, "This is not quite what SwiftUI does",
      "Some of the vocabulary is approximated; its page says in what. Such uses are passed over, "
        + "and with --strict they are errors."),
  ]

  private static let limits: [ExplainText] = [
    limit(
      "limit-fuel", "The program takes too many instructions",
      "Each event, and each second of virtual time, allows so many instructions. A loop without "
        + "an end reaches the limit at the same place on every machine."),
    limit(
      "limit-depth", "Calls or views lie too deep in each other",
      "A function that calls itself without an end, or a view that contains itself."),
    limit(
      "limit-memory", "The program holds too much",
      "Texts and lists that double again and again need more than any frame can show."),
    limit(
      "limit-views", "There are too many views",
      "Every element of a ForEach is a view; thousands of them cannot be told apart on a screen."),
    limit(
      "limit-groups", "There are too many matched groups",
      "Each id in each namespace is a group, and every group is evaluated for every frame."),
    limit(
      "limit-output", "The program prints too much",
      "What is printed is kept for the log, up to a bound."),
    limit(
      "limit-updates", "The views change without coming to rest",
      "A body or an onChange that changes what it looks at is evaluated again, a bounded number "
        + "of times."),
    limit(
      "limit-size", "The text is too long",
      "Files of programs have at most 256 KiB each and 1 MiB together."),
  ]

  private static func limit(_ id: String, _ title: String, _ text: String) -> ExplainText {
    ExplainText(id, .limit, title, text)
  }
}
