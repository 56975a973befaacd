import CTerminal
import Foundation

// The only file that talks to the C target: the terminal with its keys, and the line editor.

/// What comes from the terminal.
enum TerminalEvent: Equatable {
  case character(Unicode.Scalar)
  case up, down, left, right, home, last, escape
  case timeout, interrupt, resized, continued, end
  case terminated(Int32)
  /// A key that means nothing here, or a paste.
  case other

  init(_ event: cterm_event) {
    switch event.kind {
    case CTERM_CHARACTER: self = Unicode.Scalar(event.code).map { .character($0) } ?? .other
    case CTERM_SPECIAL: self = TerminalEvent(key: cterm_key(rawValue: event.code))
    case CTERM_TIMEOUT: self = .timeout
    case CTERM_INTERRUPT: self = .interrupt
    case CTERM_RESIZED: self = .resized
    case CTERM_CONTINUED: self = .continued
    case CTERM_TERMINATED: self = .terminated(Int32(bitPattern: event.code))
    case CTERM_END: self = .end
    default: self = .other
    }
  }

  private init(key: cterm_key) {
    switch key {
    case CTERM_UP: self = .up
    case CTERM_DOWN: self = .down
    case CTERM_LEFT: self = .left
    case CTERM_RIGHT: self = .right
    case CTERM_HOME: self = .home
    case CTERM_LAST: self = .last
    case CTERM_ESCAPE: self = .escape
    default: self = .other
    }
  }
}

/// The terminal at which a person sits.
enum TerminalDevice {
  /// Takes over standard input and output; false when one of them is no terminal.
  static func open() -> Bool { cterm_open() }

  /// Whether it takes no escape sequences.
  static var isDumb: Bool { cterm_is_dumb() }

  static var size: (columns: Int, rows: Int) {
    var rows: Int32 = 0
    var columns: Int32 = 0
    cterm_size(&rows, &columns)
    return (Int(columns), Int(rows))
  }

  /// Whether Ctrl-C was pressed while a command ran.
  static var isInterrupted: Bool { cterm_is_interrupted() }

  /// The next event, after at most so many milliseconds; nil waits without end.
  static func next(milliseconds: Int?) -> TerminalEvent {
    TerminalEvent(cterm_next(milliseconds.map { Int32(clamping: $0) } ?? -1))
  }

  /// Keys one by one on the alternate screen while `body` runs.
  static func withFullScreen(_ body: () -> Void) {
    cterm_set_mode(CTERM_KEYS)
    cterm_set_full_screen(true)
    defer {
      cterm_set_full_screen(false)
      cterm_set_mode(CTERM_RUNNING)
    }
    body()
  }
}

/// A line editor with a history and completion.
final class LineEditor {
  /// How the reading of a line ended.
  enum Line: Equatable {
    case entered(String)
    /// Ctrl-D on an empty line, or the terminal has gone.
    case end
    /// Ctrl-C: the line is dropped.
    case interrupted
    /// The number of the signal.
    case terminated(Int32)
  }

  private var editor: OpaquePointer?
  private let complete: (String) -> Completion?
  private let notice: () -> String
  private var prompt = ""
  private var shownNotice = ""

  /// How often the notice is asked for.
  private static let noticeMilliseconds: Int32 = 500

  /// `complete` gets the line up to the cursor; `notice` says what stands at the right margin, also
  /// while a line is typed. Nil when the terminal cannot be edited on.
  init?(
    program: String, complete: @escaping (String) -> Completion?,
    notice: @escaping () -> String
  ) {
    self.complete = complete
    self.notice = notice
    guard TerminalDevice.open() else { return nil }
    let context = Unmanaged.passUnretained(self).toOpaque()
    editor = cterm_editor_open(
      program, context,
      { context in
        guard let context else { return CTERM_NO_COMPLETION }
        return Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue().completeWord()
      },
      { context in
        guard let context else { return false }
        return Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue().updateNotice()
      })
    guard editor != nil else { return nil }
  }

  deinit { cterm_editor_close(editor) }

  /// Reads one line.
  func read(prompt: String) -> Line {
    self.prompt = prompt
    shownNotice = notice()
    cterm_editor_set_prompts(editor, prompt, shownNotice)
    var text: UnsafePointer<CChar>?
    var signal: Int32 = 0
    switch cterm_editor_read(editor, LineEditor.noticeMilliseconds, &text, &signal) {
    case CTERM_LINE_ENTERED: return .entered(text.map { String(cString: $0) } ?? "")
    case CTERM_LINE_INTERRUPTED: return .interrupted
    case CTERM_LINE_TERMINATED: return .terminated(signal)
    default: return .end
    }
  }

  /// Adds an entry to what the arrows and Ctrl-R find.
  func remember(_ entry: String) { cterm_editor_remember(editor, entry) }

  /// True when there is something else to show.
  private func updateNotice() -> Bool {
    let text = notice()
    guard text != shownNotice else { return false }
    shownNotice = text
    cterm_editor_set_prompts(editor, prompt, text)
    return true
  }

  private func completeWord() -> cterm_completion {
    var length = 0
    var cursor = 0
    guard let text = cterm_editor_text(editor, &length, &cursor) else {
      return CTERM_NO_COMPLETION
    }
    let head = String(
      decoding: UnsafeRawBufferPointer(start: text, count: min(cursor, length)), as: UTF8.self)
    guard let completion = complete(head) else { return CTERM_NO_COMPLETION }
    if let insertion = completion.insertion {
      cterm_editor_insert(editor, insertion)
      return CTERM_COMPLETED
    }
    let size = TerminalDevice.size
    let lines = completion.list(columns: size.columns, rows: max(4, size.rows - 4))
    cterm_editor_list(editor, lines.map { $0 + "\n" }.joined())
    return CTERM_LISTED
  }
}
