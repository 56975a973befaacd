package import Basics

/// Files written to memory over a tree that is only read: for trying a course without a trace.
package final class MemoryStore: FileStore {
  private let base: any FileTree
  /// In the order of writing.
  private var written: [(path: String, text: String)] = []

  package init(over base: any FileTree) { self.base = base }

  private func index(_ path: String) -> Int? { written.firstIndex { $0.path == path } }

  package func kind(of path: String) -> FileKind? {
    if index(path) != nil { return .file }
    if written.contains(where: { $0.path.hasPrefix(path + "/") }) { return .folder }
    return base.kind(of: path)
  }

  package func read(_ path: String) throws(FileFailure) -> [UInt8] {
    if let index = index(path) { return Array(written[index].text.utf8) }
    return try base.read(path)
  }

  package func list(_ path: String) throws(FileFailure) -> [String] {
    var names = base.kind(of: path) == .folder ? try base.list(path) : []
    for entry in written where entry.path.hasPrefix(path + "/") {
      let name = String(entry.path.dropFirst(path.count + 1).prefix { $0 != "/" })
      if !names.contains(name) { names.append(name) }
    }
    return names.sorted()
  }

  package func write(_ text: String, to path: String) throws(FileFailure) {
    if let index = index(path) { written[index].text = text } else { written.append((path, text)) }
  }
}
