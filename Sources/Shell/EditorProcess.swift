import Basics
import CTerminal
import Foundation
import Lab

/// Runs the user's editor on a file, without a shell between. It stays in our process group, since
/// only the foreground group of a terminal may read its keys.
enum EditorProcess {
  /// The words of `$VISUAL`, else of `$EDITOR`; nil where neither says anything.
  static func command() -> [String]? {
    let environment = ProcessInfo.processInfo.environment
    for name in ["VISUAL", "EDITOR"] {
      let words = CommandTable.words(environment[name] ?? "")
      if !words.isEmpty { return words }
    }
    return nil
  }

  static func run(_ command: [String], on path: String) throws(CommandFailure) {
    let words = command + [path]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    cterm_set_mode(CTERM_AS_FOUND)
    defer { cterm_set_mode(CTERM_RUNNING) }
    var child = pid_t()
    let result = posix_spawnp(&child, words[0], nil, nil, &arguments, environ)
    guard result == 0 else {
      throw CommandFailure(
        "the editor '\(Escaping.visible(words[0]))' cannot be started: "
          + String(cString: strerror(result)))
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else {
      throw CommandFailure("the editor '\(Escaping.visible(words[0]))' ended with a failure")
    }
  }
}
