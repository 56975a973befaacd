/// The lines between two `---` at the top of a page: `key: value`, each key once.
package struct FrontMatter: Sendable, Hashable {
  package struct Field: Sendable, Hashable {
    package var key: String
    package var value: String
    /// Line of the page, from 1.
    package var line: Int
  }

  package private(set) var fields: [Field] = []
  /// The lines behind it, and the number of the first of them, from 1.
  package private(set) var body: [String] = []
  package private(set) var bodyLine = 1

  /// Reads a page; what is wrong goes to `problems`.
  init(_ text: String, path: String, known: [String], problems: inout [CourseProblem]) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    guard lines.first == "---" else {
      problems.append(CourseProblem(path, 1, "the page does not begin with '---'"))
      body = lines
      return
    }
    guard let end = lines.dropFirst().firstIndex(of: "---") else {
      problems.append(CourseProblem(path, 1, "the front matter has no closing '---'"))
      return
    }
    for index in 1..<end { read(lines[index], index + 1, path, known, &problems) }
    body = Array(lines[(end + 1)...])
    bodyLine = end + 2
  }

  private mutating func read(
    _ line: String, _ number: Int, _ path: String, _ known: [String],
    _ problems: inout [CourseProblem]
  ) {
    guard let colon = line.firstIndex(of: ":") else {
      problems.append(CourseProblem(path, number, "this is not 'key: value'"))
      return
    }
    let key = String(line[..<colon])
    let value = String(line[line.index(after: colon)...].drop { $0 == " " })
    if !known.contains(key) {
      let list = known.joined(separator: ", ")
      problems.append(CourseProblem(path, number, "'\(key)' is none of \(list)"))
    } else if self[key] != nil {
      problems.append(CourseProblem(path, number, "'\(key)' stands here twice"))
    } else if value.isEmpty {
      problems.append(CourseProblem(path, number, "'\(key)' has no value"))
    } else {
      fields.append(Field(key: key, value: value, line: number))
    }
  }

  subscript(key: String) -> Field? { fields.first { $0.key == key } }

  /// A value that must be there; the empty text where it is not.
  func required(_ key: String, _ path: String, _ problems: inout [CourseProblem]) -> String {
    if let field = self[key] { return field.value }
    problems.append(CourseProblem(path, 1, "the front matter lacks '\(key)'"))
    return ""
  }

  /// Names between commas.
  func list(_ key: String) -> [String] {
    (self[key]?.value ?? "").split(separator: ",").map { part in
      part.filter { $0 != " " }
    }.filter { !$0.isEmpty }
  }
}
