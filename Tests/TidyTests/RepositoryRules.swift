/// Rules about the repository as a whole: its folders, what is under version control, its readme.
import Foundation
import TestSupport

enum RepositoryRules {
  static let topLevel: Set<String> = [
    ".ci", ".gitignore", ".swift-format", "CHANGELOG.md", "Chapters", "Documentation", "Exercises",
    "Package.swift", "README.md", "Scripts", "Sources", "Tests",
  ]

  /// What stands at the root and is not in the list.
  static func strangers(in paths: [String]) -> [String] {
    let found = Set(paths.compactMap { $0.split(separator: "/").first.map(String.init) })
    return found.subtracting(topLevel).sorted()
  }

  /// Tracked files that a build makes.
  static func products(in paths: [String]) -> [String] {
    let folders: Set<Substring> = [".build", ".swiftpm", "DerivedData", "xcuserdata"]
    let suffixes = [
      ".a", ".dia", ".dylib", ".gch", ".log", ".o", ".profdata", ".so", ".swiftdeps",
      ".swiftdoc", ".swiftmodule", ".xcodeproj", ".xctest",
    ]
    return paths.filter { path in
      let parts = path.split(separator: "/")
      return parts.contains { folders.contains($0) || $0.hasPrefix(".build-") }
        || suffixes.contains(where: path.hasSuffix)
    }
  }

  /// The targets of a page's links to other files of the repository, as paths from the root.
  static func links(in page: RepositoryFile) -> [String] {
    page.text.components(separatedBy: "](").dropFirst().compactMap { rest in
      let target = rest.prefix { $0 != ")" && $0 != "#" }
      if target.isEmpty || target.contains("://") { return nil }
      var parts = page.path.split(separator: "/").dropLast().map(String.init)
      for part in target.split(separator: "/") where part != "." {
        if part == ".." { parts = parts.dropLast() } else { parts.append(String(part)) }
      }
      return parts.joined(separator: "/")
    }
  }

  /// Lines that name a place on one machine, or a folder beside the project.
  static func foreignPlaces(in file: RepositoryFile) -> [Violation] {
    let absolute = ["/wo" + "rk/", "/ho" + "me/", "/Us" + "ers/", "/ro" + "ot/"]
    let beside = "../sha" + "red"
    var found: [Violation] = []
    for (offset, line) in file.lines.enumerated() {
      var places = absolute.filter { startsPath($0, in: line) }
      if line.contains(beside) { places.append(beside) }
      found += places.map { Violation(file, offset + 1, "`\($0)` is a place on one machine") }
    }
    return found
  }

  /// Whether an absolute path begins with the words: they stand in the line, and not in the middle
  /// of a longer path.
  private static func startsPath(_ words: String, in line: Substring) -> Bool {
    var rest = line
    while let range = rest.firstRange(of: words) {
      let before = line[..<range.lowerBound].last ?? " "
      let isMiddle = before.isLetter || before.isNumber || "._-~}$*)".contains(before)
      if !isMiddle { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }
}
