import Foundation

/// Standard output and standard error, written in whole blocks.
enum Output {
  /// False when the reader has gone or the disk is full.
  @discardableResult
  static func write(_ text: String, to handle: FileHandle = .standardOutput) -> Bool {
    do {
      try handle.write(contentsOf: Data(text.utf8))
      return true
    } catch {
      return false
    }
  }

  static func writeError(_ text: String) { write(text, to: .standardError) }
}
