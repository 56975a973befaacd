import Basics
package import Drawing

/// An exercise: task, hints in steps, what there is to see after success, the programs of the
/// author, and the criteria.
package struct Exercise: Sendable {
  /// A program of the author beside the task.
  package struct Program: Sendable, Hashable {
    /// File name with its suffix.
    package var file: String
    package var text: String
    /// Of a wrong one: the criteria that fail, and the misconception behind it.
    package var fails: [String] = []
    package var misconception: [String] = []
  }

  package var number: Int
  package var name: String
  package var folder: String
  package var title: String
  /// The chapter that leads up to it.
  package var chapter: Int
  package var canvas: Size
  package var task: [MarkdownBlock] = []
  package var hints: [[MarkdownBlock]] = []
  package var insight: [MarkdownBlock] = []
  package var start: Program
  package var solution: Program
  package var alternatives: [Program] = []
  package var wrongs: [Program] = []
  package var criteria: [Criterion] = []

  package static let pageName = "exercise.md"
  package static let checksName = "checks.slowmo"
  package static let startName = "Start.swift"
  package static let solutionName = "Solution.swift"
  static let keys = ["title", "chapter", "canvas"]

  /// `03-corner-radius-handoff`.
  package var folderName: String { CoursePath.last(folder) }
  package var pagePath: String { CoursePath.join(folder, Exercise.pageName) }
  package var checksPath: String { CoursePath.join(folder, Exercise.checksName) }
  package var points: Int { criteria.reduce(0) { $0 + $1.points } }

  init(
    number: Int, name: String, folder: String, tree: any FileTree,
    problems: inout [CourseProblem]
  ) {
    func text(_ file: String) -> String {
      let path = CoursePath.join(folder, file)
      if let text = try? tree.text(path) { return text }
      problems.append(CourseProblem(path, nil, "this file is missing"))
      return ""
    }
    let path = CoursePath.join(folder, Exercise.pageName)
    let matter = FrontMatter(
      text(Exercise.pageName), path: path, known: Exercise.keys, problems: &problems)
    self.number = number
    self.name = name
    self.folder = folder
    title = matter.required("title", path, &problems)
    chapter = Int(matter.required("chapter", path, &problems)) ?? 0
    canvas = Chapter.canvas(matter, path, &problems)
    start = Program(file: Exercise.startName, text: text(Exercise.startName))
    solution = Program(file: Exercise.solutionName, text: text(Exercise.solutionName))
    let checks = CoursePath.join(folder, Exercise.checksName)
    criteria = Criterion.parse(text(Exercise.checksName), path: checks, problems: &problems)
    for file in (try? tree.list(folder)) ?? [] where file.hasSuffix(".swift") {
      if file.hasPrefix("Alternative-") {
        alternatives.append(Program(file: file, text: text(file)))
      } else if file.hasPrefix("Wrong-") {
        wrongs.append(Exercise.wrong(file, text(file), folder, &problems))
      }
    }
    read(
      MarkdownBlock.blocks(matter.body, from: matter.bodyLine, path: path, problems: &problems),
      path, &problems)
  }

  /// The page: the task, `## Hint 1` and on, `## Insight`.
  private mutating func read(
    _ blocks: [MarkdownBlock], _ path: String, _ problems: inout [CourseProblem]
  ) {
    for page in MarkdownBlock.pages(blocks) {
      guard case .heading(level: 2, let title)? = page.first else {
        task = page
        continue
      }
      let rest = Array(page.dropFirst())
      if title == "Hint \(hints.count + 1)" {
        hints.append(rest)
      } else if title == "Insight" {
        insight = rest
      } else {
        problems.append(
          CourseProblem(path, nil, "'\(title)' is neither the next hint nor the insight"))
      }
    }
    if task.isEmpty { problems.append(CourseProblem(path, nil, "the page has no task")) }
    if insight.isEmpty { problems.append(CourseProblem(path, nil, "there is no insight")) }
    if hints.count < 3 {
      problems.append(CourseProblem(path, nil, "there are fewer than three hints"))
    }
    for (index, hint) in hints.enumerated() where hint.isEmpty {
      problems.append(CourseProblem(path, nil, "hint \(index + 1) is empty"))
    }
  }

  /// A wrong program; its opening comment says which criteria fail and why someone would write it.
  private static func wrong(
    _ file: String, _ text: String, _ folder: String, _ problems: inout [CourseProblem]
  ) -> Program {
    var program = Program(file: file, text: text)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("//") else { break }
      let words = String(line.dropFirst(2).drop { $0 == " " })
      if words.hasPrefix("fails: ") {
        program.fails.append(String(words.dropFirst(7)))
      } else if !words.isEmpty {
        program.misconception.append(words)
      }
    }
    let path = CoursePath.join(folder, file)
    if program.fails.isEmpty {
      problems.append(CourseProblem(path, 1, "the opening comment has no 'fails: TITLE'"))
    }
    if program.misconception.isEmpty {
      problems.append(CourseProblem(path, 1, "the opening comment names no misconception"))
    }
    return program
  }
}
