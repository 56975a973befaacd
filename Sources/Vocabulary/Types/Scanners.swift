/// Reading numbers out of texts, as files do that make colours of `#4A00E0`.
import Interpreter

extension Vocabulary {
  static let scanners: [Builtin] = [
    .type("/// Reads a text from its start on.\nclass Scanner"),
    .initializer(
      of: "Scanner",
      text(
        "A reader of a text.", "Text(\"Hi\").onTapGesture { _ = Scanner(string: \"FF\") }",
        "init(string: String)")
    ) { (text: String) in ScannerValue(text) },
    .member(
      of: "Scanner",
      text(
        "Reads a number to the base 16 into a variable; false where none stands.",
        "Text(\"Hi\").onTapGesture { var n = 0; Scanner(string: \"FF\").scanHexInt64(&n) }",
        "@discardableResult func scanHexInt64(_ result: inout UInt64) -> Bool")
    ) { (scanner: ScannerValue, place: PlaceArgument) in
      guard let number = scanner.hexadecimal() else { return false }
      place.box.value = .int(number)
      return true
    },
    .property(
      of: "Scanner",
      text(
        "How many characters have been read.",
        "Text(\"Hi\").onTapGesture { print(Scanner(string: \"#F\").scanLocation) }",
        "var scanLocation: Int"),
      get: { (scanner: ScannerValue) in scanner.state.position },
      set: { (scanner: inout ScannerValue, position: Int) in
        scanner.state.position = min(max(position, 0), scanner.state.characters.count)
      }),
    .member(
      of: "Scanner",
      text(
        "Whether the whole text has been read.",
        "Text(\"\\(Scanner(string: \"\").isAtEnd)\")", "var isAtEnd: Bool { get }")
    ) { (scanner: ScannerValue) in
      scanner.state.position >= scanner.state.characters.count
    },
  ]
}

/// `Scanner`: a text and how far it has been read.
struct ScannerValue: HostValue {
  final class State {
    let characters: [Character]
    var position = 0

    init(_ text: String) { characters = Array(text) }
  }

  static var spelling: String { "Scanner" }
  let state: State

  init(_ text: String) { state = State(text) }

  static func areEqual(_ a: ScannerValue, _ b: ScannerValue) -> Bool { a.state === b.state }

  /// The number to the base 16 that stands next, after spaces and `0x`; too large a number is the
  /// largest.
  func hexadecimal() -> Int? {
    let characters = state.characters
    var at = state.position
    while at < characters.count, characters[at].isWhitespace { at += 1 }
    if at + 1 < characters.count, characters[at] == "0", "xX".contains(characters[at + 1]) {
      at += 2
    }
    let digits = characters[at...].prefix { $0.isASCII && $0.isHexDigit }
    guard !digits.isEmpty else { return nil }
    state.position = at + digits.count
    return Int(String(digits), radix: 16) ?? Int.max
  }
}
