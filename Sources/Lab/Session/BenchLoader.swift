package import Basics

/// What came of loading: the texts, everything wrong with them, and a session where the program can
/// run.
package struct LoadedBench {
  package var files: [SourceText]
  package var diagnostics: [Diagnostic]
  package var session: Session?
}

/// From a path to a session.
package enum BenchLoader {
  /// The most files of a folder, and the most bytes of one.
  package static let mostFiles = 64

  package static func load(
    _ path: String, _ tree: any FileTree, _ options: SessionOptions
  ) throws(CommandFailure) -> LoadedBench {
    let files = try texts(path, tree)
    return try load(files, options)
  }

  package static func load(
    _ files: [SourceText], _ options: SessionOptions
  ) throws(CommandFailure) -> LoadedBench {
    let (bench, diagnostics) = try Bench.compile(files, root: options.root)
    var session: Session?
    if let bench { session = try Session(bench, options) }
    return LoadedBench(files: files, diagnostics: diagnostics, session: session)
  }

  private static func texts(
    _ path: String, _ tree: any FileTree
  ) throws(CommandFailure) -> [SourceText] {
    do throws(FileFailure) {
      guard tree.kind(of: path) == .folder else {
        return [SourceText(name: path, bytes: try tree.read(path))]
      }
      var names: [String] = []
      try collect(path, tree, depth: 0, &names)
      var texts: [SourceText] = []
      for name in names { texts.append(SourceText(name: name, bytes: try tree.read(name))) }
      guard !texts.isEmpty else {
        throw FileFailure("there is no .swift file in '\(Escaping.visible(path))'")
      }
      return texts
    } catch {
      throw CommandFailure(error.message)
    }
  }

  private static func collect(
    _ folder: String, _ tree: any FileTree, depth: Int, _ names: inout [String]
  ) throws(FileFailure) {
    guard depth < 16 else { return }
    for name in try tree.list(folder) where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      switch tree.kind(of: path) {
      case .folder: try collect(path, tree, depth: depth + 1, &names)
      case .file where name.hasSuffix(".swift"): names.append(path)
      default: break
      }
      guard names.count <= mostFiles else {
        throw FileFailure("more than \(mostFiles) Swift files; open one of the folders inside")
      }
    }
  }
}
