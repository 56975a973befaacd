/// Files as the layers below the shell see them: handed in, never taken.
package protocol FileTree {
  /// What stands at a path, nil when nothing does.
  func kind(of path: String) -> FileKind?
  /// The bytes of a file.
  func read(_ path: String) throws(FileFailure) -> [UInt8]
  /// The bytes of a file, counted without reading it; nil where that is not known.
  func size(of path: String) -> Int?
  /// Names in a folder, sorted.
  func list(_ path: String) throws(FileFailure) -> [String]
}

extension FileTree {
  package func size(of path: String) -> Int? { nil }
}

package enum FileKind: Sendable { case file, folder }

/// One sentence of what was attempted and what happened.
package struct FileFailure: Error, Sendable, Hashable {
  package var message: String
  package init(_ message: String) { self.message = message }
}
