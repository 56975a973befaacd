/// What rules look at: all views of a program at all their places, the matched ones among them, and
/// the changes of state that its actions make. Nothing is run.
import Basics
import Language

final class Survey {
  let program: ResolvedProgram
  let catalog: Catalog
  /// In the order of the text, outer before inner.
  var nodes: [ViewNode] = []
  /// The views that a view of the program is made of, where no condition stands between.
  var parts: [Int: [Int]] = [:]
  /// The scope of the rows of each repetition, by its view.
  var rowScopes: [Int: Int] = [:]
  var conditionals: [Conditional] = []
  var changes: [Change] = []
  var matches: [Match] = []
  /// False where something could not be followed; then nothing may be concluded from absence.
  var isComplete = true
  var scopeCount = 0
  var instanceCount = 0
  /// The root that is being surveyed.
  var root: TypeID = 0
  /// Bodies of actions that are being walked, so that none is walked inside itself.
  var walking: [FunctionID] = []

  /// The most views; beyond them the survey is not complete.
  static let mostNodes = 8_000
  static let mostChanges = 8_000

  init(_ program: ResolvedProgram, _ catalog: Catalog) {
    self.program = program
    self.catalog = catalog
    let used = program.constructedTypes()
    for (index, type) in program.types.enumerated()
    where isView(type) && !used.contains(index) && type.getters["body"] != nil {
      root = index
      surveyRoot(index)
    }
    matches = nodes.flatMap(matches(of:))
  }

  // MARK: - Types

  private func isView(_ type: ResolvedType) -> Bool { type.conformances.contains("View") }

  /// Whether values of the type are views.
  func isView(_ type: TypeName) -> Bool {
    switch type {
    case .opaque(let name): return name == "View" || catalog.conformances(of: name).contains("View")
    case .named(let name, _):
      if let own = program.types.first(where: { $0.name == name && $0.kind != .extensionOnly }) {
        return isView(own)
      }
      return catalog.conformances(of: name).contains("View")
    default: return false
    }
  }

  private func surveyRoot(_ type: TypeID) {
    guard let body = program.types[type].getters["body"] else { return }
    let scope = newScope(body)
    scope.locals[0] = .instance(newInstance(type))
    place(body: body, scope, [], [])
  }

  // MARK: - Text

  func text(_ range: SourceRange) -> String {
    guard program.files.indices.contains(range.file) else { return "" }
    return program.files[range.file].text(in: range)
  }

  /// The range without the blanks and comments at its beginning.
  func trimmed(_ range: SourceRange) -> SourceRange {
    guard program.files.indices.contains(range.file) else { return range }
    let bytes = program.files[range.file].bytes
    let end = min(range.end, bytes.count)
    var start = min(max(range.start, 0), end)
    func starts(_ text: String) -> Bool { bytes[start..<end].starts(with: text.utf8) }
    while start < end {
      if starts("//") {
        start = bytes[start..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end
      } else if starts("/*") {
        start += 2
        while start < end, !starts("*/") { start += 1 }
        start = min(start + 2, end)
      } else if bytes[start] <= UInt8(ascii: " ") {
        start += 1
      } else {
        break
      }
    }
    return SourceRange(start, max(range.end, start), file: range.file)
  }

  /// A piece of code on one line, shortened.
  func code(_ range: SourceRange) -> String {
    let words = text(trimmed(range)).split { $0.isWhitespace }
    let line = words.joined(separator: " ")
    return line.count <= 60 ? line : line.prefix(57) + "..."
  }

  func line(_ range: SourceRange) -> Int {
    guard program.files.indices.contains(range.file) else { return 0 }
    return program.files[range.file].position(of: trimmed(range).start).line
  }
}
