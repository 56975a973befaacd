// The program's text as explanations quote it.
import Basics
import Language

extension Run {
  /// The range without leading spaces and line breaks.
  private func trimmed(_ range: SourceRange) -> SourceRange? {
    program.files.indices.contains(range.file) ? program.files[range.file].trimmed(range) : nil
  }

  /// `Card.swift:12`; nil for what is not written anywhere.
  func position(_ range: SourceRange) -> String? {
    guard let range = trimmed(range) else { return nil }
    let file = program.files[range.file]
    return "\(Escaping.visible(file.name)):\(file.position(of: range.start).line)"
  }

  func lineNumber(_ range: SourceRange) -> Int? {
    trimmed(range).map { program.files[$0.file].position(of: $0.start).line }
  }

  /// The source line a range begins on, without its indentation; a call whose arguments follow on
  /// lines of their own is put together.
  func line(_ range: SourceRange) -> String {
    guard let range = trimmed(range) else { return "" }
    let file = program.files[range.file]
    let text = file.line(file.position(of: range.start).line).drop { $0 == " " || $0 == "\t" }
    if text.last == "(" { return code(range) }
    return Run.short(String(text))
  }

  /// A piece of code on one line: `.frame(width: 80, height: 80)`.
  func code(_ range: SourceRange) -> String { Run.short(wholeCode(range)) }

  func wholeCode(_ range: SourceRange) -> String {
    guard let range = trimmed(range) else { return "" }
    let words = program.files[range.file].text(in: range)
      .split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" }
    let text = words.joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
    return Escaping.visible(text)
  }

  static func short(_ text: String, to limit: Int = 72) -> String {
    let text = Escaping.visible(text)
    return text.count <= limit ? text : text.prefix(limit - 3) + "..."
  }

  /// The value of a labelled argument: `room` for `in` of
  /// `.matchedGeometryEffect(id: 1, in: room)`.
  func argument(_ label: String, of range: SourceRange) -> String? {
    let text = wholeCode(range)
    guard let start = text.firstRange(of: label + ": ") else { return nil }
    var depth = 0
    var isText = false
    let value = text[start.upperBound...].prefix { character in
      if depth == 0, character == ")" || character == "," && !isText { return false }
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      case "\"": isText.toggle()
      default: break
      }
      return true
    }
    return value.isEmpty ? nil : String(value)
  }

  /// An effect with `properties: .position`, the others of its arguments kept.
  func matchedByPosition(_ range: SourceRange) -> String {
    let text = wholeCode(range)
    if let old = argument("properties", of: range) {
      return text.replacing("properties: " + old, with: "properties: .position")
    }
    for label in ["anchor: ", "isSource: "] {
      if let place = text.firstRange(of: label) {
        return text.replacingCharacters(at: place.lowerBound, with: "properties: .position, ")
      }
    }
    guard text.hasSuffix(")") else { return "properties: .position" }
    return text.dropLast() + ", properties: .position)"
  }
}

extension String {
  fileprivate func replacingCharacters(at place: Index, with text: String) -> String {
    self[..<place] + text + self[place...]
  }
}
