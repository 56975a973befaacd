package import Basics

/// Files that may also be written: the learner's copies, progress and reports. Handed in by the
/// shell; no disk here.
package protocol FileStore: FileTree {
  /// Replaces a file at once, so that a reader sees the old bytes or the new ones; makes the folders
  /// above it. Refuses to write through a link.
  func write(_ text: String, to path: String) throws(FileFailure)
}

/// Paths as the course joins and takes them apart.
package enum CoursePath {
  package static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  package static func last(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension FileTree {
  /// A file as text; bytes that are not UTF-8 become U+FFFD.
  func text(_ path: String) throws(FileFailure) -> String {
    String(decoding: try read(path), as: UTF8.self)
  }
}

/// Something wrong with a course: the file, the line where one is known, and a sentence.
package struct CourseProblem: Error, Sendable, Hashable, CustomStringConvertible {
  package var path: String
  package var line: Int?
  package var message: String

  package init(_ path: String, _ line: Int? = nil, _ message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  package var description: String {
    Escaping.visible(path) + (line.map { ":\($0)" } ?? "") + ": " + Escaping.visible(message)
  }
}
