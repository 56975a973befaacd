/// What many cards are made of: texts with a difference, modifiers that change nothing, and types
/// whose values are names.
import Engine
import Interpreter

extension Vocabulary {
  /// A card's text with what is different here.
  static func differing(
    _ summary: String, _ example: String, _ difference: String, _ declaration: String
  ) -> String {
    """
    /// \(summary)
    ///
    /// Example:
    ///     \(example.replacing("\n", with: "\n///     "))
    ///
    /// Differs: \(difference)
    \(declaration)
    """
  }

  /// A modifier of `count` parameters that changes nothing here.
  static func accepted(
    _ summary: String, _ example: String, _ declaration: String, _ count: Int,
    differs: String? = nil
  ) -> Builtin {
    .modifier(
      described(summary, example, declaration, differs),
      taking: Array(repeating: "Any", count: count)
    ) { context in .object(try context.next(ViewContent.self).value) }
  }

  /// A member of a type that answers its receiver.
  static func unchanged(
    of owner: String, _ summary: String, _ example: String, _ declaration: String, _ count: Int,
    differs: String? = nil
  ) -> Builtin {
    let text = described(summary, example, declaration, differs)
    switch count {
    case 0: return .member(of: owner, text) { (value: Value) in value }
    case 1: return .member(of: owner, text) { (value: Value, _: Value) in value }
    default: return .member(of: owner, text) { (value: Value, _: Value, _: Value) in value }
    }
  }

  private static func described(
    _ summary: String, _ example: String, _ declaration: String, _ differs: String?
  ) -> String {
    guard let differs else { return text(summary, example, declaration) }
    return differing(summary, example, differs, declaration)
  }

  /// A type whose values are known by their names alone, with an example for each.
  static func options(
    _ type: String, _ summary: String, _ names: [String], declared: String? = nil,
    _ example: (String) -> String
  ) -> [Builtin] {
    // Nested types are known by their members.
    (type.contains(".") ? [] : [.type("/// \(summary)\n\(declared ?? "struct \(type)")")])
      + names.map { name in
        .staticMember(
          of: type, text(summary, example(name), "static let `\(name)`: \(type)")
        ) { Choice(type: type, name: name) }
      }
  }
}

/// A parameter whose values are known by their names; nil where none is given.
struct NameArgument: Argument {
  static var spelling: String { "Any" }
  let name: String?

  init(_ value: Value, in context: CallContext) throws {
    name = value.cast(to: HostObject<Choice>.self)?.value.name
  }
}

/// A value that is known by its name alone.
struct Choice: HostValue, Hashable {
  static var spelling: String { "Choice" }
  var type: String
  var name: String
  var text: String { name }
}
