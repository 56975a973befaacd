/// The files of this repository as tests see them, found from the place of this source file.
/// Separate so that no test spells a path of the machine.
package import Foundation

/// A text file of the repository: its path from the root, and what is in it.
package struct RepositoryFile: Sendable {
  package let path: String
  package let text: String
  /// The tokens of a Swift file, comments and string literals included; none for other files.
  package let tokens: [SwiftToken]

  package init(path: String, text: String) {
    self.path = path
    self.text = text
    tokens = path.hasSuffix(".swift") ? SwiftToken.all(in: text) : []
  }

  /// The tokens that are code: no comments, no string literals.
  package var code: [SwiftToken] { tokens.filter { $0.kind != .comment && $0.kind != .string } }

  /// The lines without their breaks; a final line break opens no line of its own.
  package var lines: [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  package var name: String { String(path.split(separator: "/").last ?? "") }

  /// The target of a file below `Sources` or `Tests`, otherwise nil.
  package var target: String? {
    let parts = path.split(separator: "/")
    guard parts.count > 2, parts[0] == "Sources" || parts[0] == "Tests" else { return nil }
    return String(parts[1])
  }
}

/// Where the repository is, and reading from it.
package enum RepositoryFiles {
  /// The folder with the manifest.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A text file by its path from the root, or nil when there is none that is text.
  package static func read(_ path: String) -> RepositoryFile? {
    guard let data = try? Data(contentsOf: root.appending(path: path)) else { return nil }
    return String(data: data, encoding: .utf8).map { RepositoryFile(path: path, text: $0) }
  }

  package static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  package static func isExecutable(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: root.appending(path: path).path)
  }

  /// Every file below a folder, in order, as paths from the root. Hidden folders are left out.
  package static func paths(below folder: String, suffix: String = "") -> [String] {
    let base = root.appending(path: folder)
    guard let found = FileManager.default.enumerator(atPath: base.path) else { return [] }
    var paths: [String] = []
    while let path = found.nextObject() as? String {
      if path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { continue }
      var isFolder: ObjCBool = false
      let full = base.appending(path: path).path
      guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder) else { continue }
      if !isFolder.boolValue, path.hasSuffix(suffix) {
        paths.append(folder.isEmpty ? path : folder + "/" + path)
      }
    }
    return paths.sorted()
  }

  /// The Swift files of the project: the manifest, and all below `Sources` and `Tests`.
  package static func swift() -> [RepositoryFile] {
    let paths =
      ["Package.swift"] + paths(below: "Sources", suffix: ".swift")
      + paths(below: "Tests", suffix: ".swift")
    return paths.compactMap(read)
  }

  /// The paths under version control; nil where there is no git or no history, as in an archive.
  package static func tracked() -> [String]? {
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "-c", "safe.directory=*", "-C", root.path, "ls-files", "-z"]
    let output = Pipe()
    git.standardOutput = output
    git.standardError = FileHandle.nullDevice
    git.standardInput = FileHandle.nullDevice
    guard (try? git.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    guard git.terminationStatus == 0, let text = String(data: data, encoding: .utf8) else {
      return nil
    }
    let paths = text.split(separator: "\0").map(String.init)
    return paths.isEmpty ? nil : paths
  }
}
