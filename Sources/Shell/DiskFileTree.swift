package import Basics
import Foundation

/// The real disk: the only place that reads files.
package struct DiskFileTree: FileTree {
  /// The most bytes read of one file.
  static let largestFile = 16 * 1024 * 1024

  package init() {}

  package func kind(of path: String) -> FileKind? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue ? .folder : .file
  }

  package func size(of path: String) -> Int? {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return (try? FileManager.default.attributesOfItem(atPath: target))?[.size] as? Int
  }

  package func read(_ path: String) throws(FileFailure) -> [UInt8] {
    let shown = Escaping.visible(path)
    guard let kind = kind(of: path) else {
      throw FileFailure("cannot open '\(shown)': there is no such file")
    }
    guard kind == .file else { throw FileFailure("cannot read '\(shown)': it is a folder") }
    guard
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path),
      attributes[.type] as? FileAttributeType == .typeRegular
    else { throw FileFailure("cannot read '\(shown)': it is not a regular file") }
    if let size = attributes[.size] as? Int, size > DiskFileTree.largestFile {
      throw FileFailure("cannot read '\(shown)': it has \(size) bytes, more than any program")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FileFailure("cannot read '\(shown)': permission denied")
    }
    return Array(data)
  }

  package func list(_ path: String) throws(FileFailure) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw FileFailure("cannot list '\(Escaping.visible(path))'")
    }
    return names.sorted()
  }
}
