import Basics
import Foundation

/// The few styles of the shell; plain text where the terminal or the user wants none.
struct Palette {
  let isOn: Bool

  /// Colours need a terminal that takes them, and `NO_COLOR` empty or absent.
  init(environment: [String: String], isDumb: Bool) {
    isOn = !isDumb && (environment["NO_COLOR"] ?? "").isEmpty
  }

  init(isOn: Bool) { self.isOn = isOn }

  enum Style: String {
    case strong = "1", dim = "2", error = "1;31", notice = "33", prompt = "1;36"
    case keyword = "35", type = "36", literal = "32", comment = "90"
  }

  func text(_ text: String, _ style: Style) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The same for a prompt, where sequences stand between marks that keep them out of its width.
  func prompt(_ text: String, _ style: Style) -> String {
    isOn && !text.isEmpty
      ? "\u{1}\u{1B}[\(style.rawValue)m\u{1}\(text)\u{1}\u{1B}[0m\u{1}" : text
  }

  /// A printed line of a command, coloured by how it begins.
  func line(_ line: String) -> String {
    if line.hasPrefix("error: ") { return text("error:", .error) + line.dropFirst(6) }
    if line.hasPrefix("console: ") { return text("console:", .notice) + line.dropFirst(8) }
    return line
  }
}
