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
  /// The most files of a folder.
  package static let mostFiles = 64
  /// The most bytes of one file, and of all together; asked before anything is read.
  package static let mostFileBytes = 256 * 1024
  package static let mostBytes = 1024 * 1024

  package static func load(
    _ path: String, _ tree: any FileTree, _ options: SessionOptions
  ) throws(CommandFailure) -> LoadedBench {
    let (files, problem) = try read(path, tree)
    if let problem { return LoadedBench(files: [], diagnostics: [problem], session: nil) }
    return try load(files, options)
  }

  /// The texts of a file, or of the Swift files of a folder; what is too large is not read.
  static func read(
    _ path: String, _ tree: any FileTree
  ) throws(CommandFailure) -> (files: [SourceText], problem: Diagnostic?) {
    let names = try names(path, tree)
    if let problem = sizeProblem(names, tree) { return ([], problem) }
    var files: [SourceText] = []
    do throws(FileFailure) {
      for name in names { files.append(SourceText(name: name, bytes: try tree.read(name))) }
    } catch {
      throw CommandFailure(error.message)
    }
    return (files, nil)
  }

  private static func sizeProblem(_ names: [String], _ tree: any FileTree) -> Diagnostic? {
    var sum = 0
    for name in names {
      let size = tree.size(of: name) ?? 0
      sum += size
      guard size > mostFileBytes || sum > mostBytes else { continue }
      let shown = Escaping.visible(name)
      let message =
        size > mostFileBytes
        ? "'\(shown)' has \(size) bytes; a file holds at most \(mostFileBytes / 1024) KiB"
        : "the files hold more than \(mostBytes / 1024) KiB in all"
      return Diagnostic(.error, id: "limit-size", message, at: .none)
    }
    return nil
  }

  package static func load(
    _ files: [SourceText], _ options: SessionOptions
  ) throws(CommandFailure) -> LoadedBench {
    let (bench, diagnostics) = try Bench.compile(files, options)
    var session: Session?
    if let bench { session = Session(bench, options) }
    return LoadedBench(files: files, diagnostics: diagnostics, session: session)
  }

  /// The file itself, or the Swift files of the folder.
  private static func names(
    _ path: String, _ tree: any FileTree
  ) throws(CommandFailure) -> [String] {
    do throws(FileFailure) {
      guard tree.kind(of: path) == .folder else { return [path] }
      var names: [String] = []
      try collect(path, tree, depth: 0, &names)
      guard !names.isEmpty else {
        throw FileFailure("there is no .swift file in '\(Escaping.visible(path))'")
      }
      return names
    } catch {
      throw CommandFailure(error.message)
    }
  }

  /// Hidden things, tests, and what others build from, are no part of a program.
  private static func isApart(_ name: String) -> Bool {
    let folders = ["Carthage", "DerivedData", "Pods", "node_modules"]
    return name.hasPrefix(".") || name.hasSuffix("Tests") || folders.contains(name)
      || name == "Package.swift" || name.hasPrefix("Package@swift-")
  }

  private static func collect(
    _ folder: String, _ tree: any FileTree, depth: Int, _ names: inout [String]
  ) throws(FileFailure) {
    guard depth < 16 else { return }
    for name in try tree.list(folder) where !isApart(name) {
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
