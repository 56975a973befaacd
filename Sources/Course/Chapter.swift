package import Drawing
import Lab

/// A chapter: its page, its benches, and the canvas they are made for.
package struct Chapter: Sendable {
  package var number: Int
  /// The folder's name without the number.
  package var name: String
  package var folder: String
  package var title: String
  package var summary: String
  package var canvas: Size
  /// Names of the benches in reading order; each is a file beside the page.
  package var benches: [String]
  /// Those that are there to show a mistake and do not compile.
  package var broken: [String]
  /// Files of the folder `Shared`, without suffix, that every bench is loaded with.
  package var parts: [String]
  package var pages: [[MarkdownBlock]]
  /// The whole page as it is written.
  package var text: String

  package static let pageName = "chapter.md"
  static let keys = ["title", "summary", "canvas", "benches", "broken", "parts"]

  package var pagePath: String { CoursePath.join(folder, Chapter.pageName) }

  package func path(ofBench bench: String) -> String {
    CoursePath.join(folder, bench + ".swift")
  }

  /// The bench itself, then the parts it is loaded with.
  package func paths(ofBench bench: String) -> [String] {
    [path(ofBench: bench)]
      + parts.map { CoursePath.join(CoursePath.join(parent, Chapter.sharedName), $0 + ".swift") }
  }

  /// The folder of chapters.
  private var parent: String { String(folder.dropLast(CoursePath.last(folder).count + 1)) }

  /// The folder beside the chapters that holds what several of them share.
  package static let sharedName = "Shared"

  init(
    number: Int, name: String, folder: String, text: String, problems: inout [CourseProblem]
  ) {
    let path = CoursePath.join(folder, Chapter.pageName)
    let matter = FrontMatter(text, path: path, known: Chapter.keys, problems: &problems)
    self.number = number
    self.name = name
    self.folder = folder
    self.text = text
    title = matter.required("title", path, &problems)
    summary = matter.required("summary", path, &problems)
    canvas = Chapter.canvas(matter, path, &problems)
    benches = matter.list("benches")
    broken = matter.list("broken")
    parts = matter.list("parts")
    if benches.isEmpty { problems.append(CourseProblem(path, 1, "the chapter lists no benches")) }
    for name in broken where !benches.contains(name) {
      problems.append(CourseProblem(path, 1, "'\(name)' is broken, and not among the benches"))
    }
    let blocks = MarkdownBlock.blocks(
      matter.body, from: matter.bodyLine, path: path, problems: &problems)
    if blocks.isEmpty { problems.append(CourseProblem(path, 1, "the page has no prose")) }
    pages = MarkdownBlock.pages(blocks)
  }

  /// The most points of a canvas of the course, so that two pictures stand beside each other.
  static let largest = Size(304, 256)

  static func canvas(
    _ matter: FrontMatter, _ path: String, _ problems: inout [CourseProblem]
  ) -> Size {
    let text = matter.required("canvas", path, &problems)
    guard let size = SessionOptions.canvas(text) else {
      if !text.isEmpty {
        problems.append(
          CourseProblem(path, matter["canvas"]?.line, "'\(text)' is not a canvas such as 304x256"))
      }
      return largest
    }
    if size.width > largest.width || size.height > largest.height {
      problems.append(
        CourseProblem(
          path, matter["canvas"]?.line, "the canvas is larger than 38 x 16 cells (304x256)"))
    }
    return size
  }
}
