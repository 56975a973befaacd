package import Basics

/// What commands work on: the bench that is open, and the lines they print.
package final class Console {
  package let files: any FileTree
  package private(set) var session: Session?
  /// Lines printed by the present command.
  package private(set) var output: [String] = []
  package var options = SessionOptions()
  /// Whether every program is taken strictly, whatever a command that opens one says.
  package var isStrict = false {
    didSet { options.isStrict = isStrict }
  }
  /// Points a column where the user chose one.
  package var scale: Double?
  /// Columns and rows of the terminal at which a person sits; nil elsewhere.
  package var screen: (columns: Int, rows: Int)?
  /// Whether the terminal shows colours.
  package var isColored = false
  /// Shows the motion after the last event on the whole screen, at a speed; nil without a terminal.
  package var player: ((Session, Double) -> Void)?
  /// How many replays stand around the present command.
  package var replayDepth = 0
  /// Set by `quit`.
  package var wantsToQuit = false
  /// What a storey above keeps with the console, such as the place in a course.
  package var companion: AnyObject?
  /// What the bench that is open is called: a name of the course, else of its file.
  package private(set) var benchName: String?
  /// Commands that make sense after the present one, where its card cannot know them.
  package var suggestions: [String]?
  /// Console messages of the run that have been shown.
  private var shownMessages = 0

  /// Whether a person reads along, and no transcript is compared.
  package var isConversation: Bool { screen != nil && replayDepth == 0 }

  package init(files: any FileTree) { self.files = files }

  package func write(_ line: String) { output.append(line) }

  /// The printed lines, taken away.
  package func takeOutput() -> [String] {
    defer { output = [] }
    return output
  }

  /// Without a name, the bench is called after the file that declares its root.
  package func open(_ session: Session, as name: String? = nil) {
    self.session = session
    benchName = name ?? session.bench.fileName
    shownMessages = 0
  }

  /// The suggestions of the present command, taken away.
  package func takeSuggestions() -> [String]? {
    defer { suggestions = nil }
    return suggestions
  }

  /// The open session.
  package func bench() throws(CommandFailure) -> Session {
    guard let session else {
      throw CommandFailure("no bench is open", hints: ["open FILE"])
    }
    return session
  }

  /// Console messages and traps of the run that have not been shown yet.
  package func newMessages() -> [String] {
    guard let session else { return [] }
    let all = session.log
    defer { shownMessages = all.count }
    return Array(all.dropFirst(min(shownMessages, all.count)))
  }
}
