package import Basics

/// The chapters and exercises of a course, found in its folders. There is no central list: the
/// order comes from the numbers in the names.
package struct CourseIndex: Sendable {
  package var root: String
  package var chapters: [Chapter] = []
  package var exercises: [Exercise] = []
  /// What is wrong with what was found.
  package var problems: [CourseProblem] = []

  package static let chaptersName = "Chapters"
  package static let exercisesName = "Exercises"

  /// The first of some folders that holds a course.
  package static func find(_ candidates: [String], _ tree: any FileTree) -> String? {
    candidates.first {
      tree.kind(of: CoursePath.join($0, chaptersName)) == .folder
        || tree.kind(of: CoursePath.join($0, exercisesName)) == .folder
    }
  }

  package init(root: String, _ tree: any FileTree) {
    self.root = root
    for entry in numbered(CourseIndex.chaptersName, tree) {
      let path = CoursePath.join(entry.folder, Chapter.pageName)
      guard let text = try? tree.text(path) else {
        problems.append(CourseProblem(path, nil, "this file is missing"))
        continue
      }
      chapters.append(
        Chapter(
          number: entry.number, name: entry.name, folder: entry.folder, text: text,
          problems: &problems))
    }
    for entry in numbered(CourseIndex.exercisesName, tree) {
      exercises.append(
        Exercise(
          number: entry.number, name: entry.name, folder: entry.folder, tree: tree,
          problems: &problems))
    }
  }

  /// Folders named `NN-name`, by number.
  private mutating func numbered(
    _ part: String, _ tree: any FileTree
  ) -> [(number: Int, name: String, folder: String)] {
    let base = CoursePath.join(root, part)
    var found: [(number: Int, name: String, folder: String)] = []
    for entry in (try? tree.list(base)) ?? [] where !entry.hasPrefix(".") {
      let folder = CoursePath.join(base, entry)
      if part == CourseIndex.chaptersName, entry == Chapter.sharedName { continue }
      let digits = entry.prefix { $0.isASCII && $0.isNumber }
      guard tree.kind(of: folder) == .folder, digits.count == 2, let number = Int(digits),
        entry.dropFirst(2).hasPrefix("-"), entry.count > 3
      else {
        problems.append(CourseProblem(folder, nil, "this is not a folder named NN-name"))
        continue
      }
      if let twin = found.first(where: { $0.number == number }) {
        let other = CoursePath.last(twin.folder)
        problems.append(CourseProblem(folder, nil, "'\(other)' has the same number"))
      }
      found.append((number, String(entry.dropFirst(3)), folder))
    }
    return found.sorted { ($0.number, $0.name) < ($1.number, $1.name) }
  }

  // MARK: - Looking up

  /// A chapter by number, name, or both: `3`, `the-corner-radius-handoff`, `03-the-...`.
  package func chapter(_ word: String) -> Chapter? {
    chapters.first {
      Int(word) == $0.number || word == $0.name || word == CoursePath.last($0.folder)
    }
  }

  package func exercise(_ word: String) -> Exercise? {
    exercises.first { Int(word) == $0.number || word == $0.name || word == $0.folderName }
  }

  /// A bench by name, in one chapter first: `fade`, `3/fade`.
  package func bench(_ word: String, first: Int?) -> (chapter: Chapter, bench: String)? {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, let chapter = chapter(parts[0]) {
      return chapter.benches.contains(parts[1]) ? (chapter, parts[1]) : nil
    }
    let order = chapters.filter { $0.number == first } + chapters.filter { $0.number != first }
    return order.first { $0.benches.contains(word) }.map { ($0, word) }
  }
}
