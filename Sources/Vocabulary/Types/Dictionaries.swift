/// Dictionaries.
import Interpreter

extension Vocabulary {
  static let dictionaries: [Builtin] =
    dictionaryForms + [
      .member(
        of: "Dictionary",
        text(
          "The keys in the order they came.",
          "ForEach([1: 2].keys, id: \\.self) { Text(\"\\($0)\") }",
          "var keys: [Key] { get }")
      ) {
        (all: DictionaryArgument) in all.object.keys
      },
      .member(
        of: "Dictionary",
        text(
          "The values in the order of the keys.",
          "ForEach([1: 2].values, id: \\.self) { Text(\"\\($0)\") }",
          "var values: [Value] { get }")
      ) {
        (all: DictionaryArgument) in all.object.values
      },
      .mutating(
        of: "Dictionary",
        text(
          "Takes a key out.", "Text(\"Hi\")",
          "mutating func removeValue(forKey key: Key) -> Value?")
      ) {
        (value: inout Value, context: CallContext, key: Value) in
        let object = try DictionaryArgument(value, in: context).object
        context.machine.charge(16 * object.keys.count)
        try context.machine.spend(64 * object.keys.count)
        let copy = object.copy()
        let old = copy[key]
        copy[key] = .none
        value = .object(copy)
        return old
      },
      .mutating(
        of: "Dictionary",
        text(
          "Takes all keys out.", "Text(\"Hi\")", "mutating func removeAll()")
      ) {
        (value: inout Value, context: CallContext) in
        value = .object(DictionaryObject())
        return Nothing()
      },
    ]
}

/// A dictionary.
struct DictionaryArgument: Argument {
  static var spelling: String { "Any" }
  let object: DictionaryObject

  init(_ value: Value, in context: CallContext) throws {
    guard let object = value.cast(to: DictionaryObject.self) else {
      throw context.mismatch(expected: "Dictionary", got: value)
    }
    self.object = object
  }
}
