import Basics
import Foundation

/// The lines of former sessions, in a file with one entry a line. Sessions that run side by side
/// keep each other's entries: adding reads the file again, and replaces it as a whole.
struct History {
  /// The most entries kept, and the most bytes of one.
  static let mostEntries = 2_000
  static let longestEntry = 64 * 1024

  /// Nil where the environment names no place.
  let path: String?
  private(set) var entries: [String] = []
  /// A sentence when the history could not be kept; the first time only.
  private(set) var complaint: String?
  private var hasComplained = false

  init(environment: [String: String]) {
    path = History.path(environment)
    entries = stored()
  }

  /// `$XDG_STATE_HOME/slowmo/history`, else below the home folder.
  static func path(_ environment: [String: String]) -> String? {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return state + "/slowmo/history"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/state/slowmo/history"
  }

  /// Appends an entry unless it repeats the last one, and writes the file.
  mutating func add(_ entry: String) {
    complaint = nil
    guard entry.utf8.count <= History.longestEntry, entries.last != entry else { return }
    entries = stored()
    if entries.last != entry { entries.append(entry) }
    entries = Array(entries.suffix(History.mostEntries))
    if !write(), !hasComplained {
      hasComplained = true
      complaint = "the history is not kept: \(Escaping.visible(path ?? "")) cannot be written"
    }
  }

  private func stored() -> [String] {
    guard let path, let data = FileManager.default.contents(atPath: path) else { return entries }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(History.decode)
  }

  /// Writes a new file beside the old one and puts it in its place.
  private func write() -> Bool {
    guard let path else { return true }
    let folder = String(path.prefix(path.count - "/history".count))
    let files = FileManager.default
    try? files.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let fresh = path + ".\(getpid())"
    let text = entries.map { History.encode($0) + "\n" }.joined()
    guard
      files.createFile(
        atPath: fresh, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
    else { return false }
    guard rename(fresh, path) == 0 else {
      unlink(fresh)
      return false
    }
    return true
  }

  /// An entry on one line: line breaks as `\n`, backslashes doubled.
  static func encode(_ entry: String) -> String {
    var line = ""
    for character in entry {
      switch character {
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      default: line.append(character)
      }
    }
    return line
  }

  static func decode(_ line: Substring) -> String {
    var entry = ""
    var isEscaped = false
    for character in line {
      if isEscaped {
        entry.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        entry.append(character)
      }
    }
    return entry
  }
}
