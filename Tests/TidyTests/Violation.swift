/// A place that breaks a rule of the house, printed the way compilers print places.
import TestSupport
import Testing

struct Violation: Sendable, CustomStringConvertible {
  let path: String
  let line: Int
  let message: String

  init(_ file: RepositoryFile, _ line: Int, _ message: String) {
    path = file.path
    self.line = line
    self.message = message
  }

  var description: String { "\(path):\(line): \(message)" }
}

/// A rule about single Swift files, with a text that breaks it and one that does not: a rule that
/// cannot fail watches nothing.
struct TidyRule: Sendable, CustomTestStringConvertible {
  let name: String
  let spoiled: RepositoryFile
  let healthy: RepositoryFile
  let check: @Sendable (RepositoryFile) -> [Violation]

  /// `path` is the place both examples pretend to stand at.
  init(
    _ name: String, path: String = "Sources/Engine/Example.swift", spoiled: String,
    healthy: String, check: @escaping @Sendable (RepositoryFile) -> [Violation]
  ) {
    self.name = name
    self.spoiled = RepositoryFile(path: path, text: spoiled)
    self.healthy = RepositoryFile(path: path, text: healthy)
    self.check = check
  }

  var testDescription: String { name }
}
