/// Dictionaries made of pairs and of groups, and with other values.
import Basics
import Interpreter

extension Vocabulary {
  static let dictionaryForms: [Builtin] = [
    .initializer(
      of: "Dictionary",
      text(
        "Elements in groups of one key.",
        shows("Dictionary(grouping: [1, 2, 3], by: { $0 % 2 })[1]?.count ?? 0"),
        "init<S: Sequence, Key>(grouping values: S, by key: (S.Element) -> Key)")
    ) { (all: [Value], key: Closure) in
      let groups = DictionaryObject()
      for value in all {
        let group = try key(value)
        groups[group] = .array((groups[group].arrayValue ?? []) + [value])
      }
      return Value.object(groups)
    },
    .initializer(
      of: "Dictionary",
      text(
        "Pairs of keys that are all different.",
        shows("Dictionary(uniqueKeysWithValues: zip([\"a\"], [1]))[\"a\"] ?? 0"),
        "init<S: Sequence>(uniqueKeysWithValues pairs: S)")
    ) { (all: [Value]) in
      let made = DictionaryObject()
      for (key, value) in pairs(all) {
        guard made[key].isNone else { throw ValueLimits.repeatedKey(key) }
        made[key] = value
      }
      return Value.object(made)
    },
    .initializer(
      of: "Dictionary",
      text(
        "Pairs; a function decides between the values of one key.",
        shows("Dictionary([(\"a\", 1), (\"a\", 2)], uniquingKeysWith: { $1 })[\"a\"] ?? 0"),
        "init<S: Sequence>(_ pairs: S, uniquingKeysWith combine: (Any, Any) -> Any)")
    ) { (all: [Value], combine: Closure) in
      let made = DictionaryObject()
      for (key, value) in pairs(all) {
        made[key] = made[key].isNone ? value : try combine(made[key], value)
      }
      return Value.object(made)
    },
    .member(
      of: "Dictionary",
      text("Number of keys.", shows("[1: 2].count"), "var count: Int { get }")
    ) { (all: DictionaryArgument) in all.object.keys.count },
    .member(
      of: "Dictionary",
      text(
        "The pairs that fit.", shows("[1: 2, 3: 4].filter { $0.value > 2 }.count"),
        "func filter(_ isIncluded: ((key: Key, value: Value)) -> Bool) -> [Key: Value]")
    ) { (all: DictionaryArgument, test: Closure) in
      let made = DictionaryObject()
      for (key, value) in zip(all.object.keys, all.object.values)
      where try isTrue(test(pair(key, value))) {
        made[key] = value
      }
      return Value.object(made)
    },
    .member(
      of: "Dictionary",
      text(
        "The same keys with other values.", shows("[1: 2].mapValues { $0 * 2 }[1] ?? 0"),
        "func mapValues<T>(_ transform: (Value) -> T) -> [Key: T]")
    ) { (all: DictionaryArgument, change: Closure) in
      let made = DictionaryObject()
      for (key, value) in zip(all.object.keys, all.object.values) {
        made[key] = try change(value)
      }
      return Value.object(made)
    },
    .member(
      of: "Dictionary",
      text(
        "The same keys with other values, without those that become nil.",
        shows("[1: \"2\"].compactMapValues { Int($0) }[1] ?? 0"),
        "func compactMapValues<T>(_ transform: (Value) -> T?) -> [Key: T]")
    ) { (all: DictionaryArgument, change: Closure) in
      let made = DictionaryObject()
      for (key, value) in zip(all.object.keys, all.object.values) {
        made[key] = try change(value)
      }
      return Value.object(made)
    },
    .member(
      of: "Dictionary",
      text(
        "Both dictionaries; a function decides between the values of one key.",
        shows("[1: 2].merging([1: 3]) { $1 }[1] ?? 0"),
        """
        func merging(
          _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value
        ) -> [Key: Value]
        """
      )
    ) { (all: DictionaryArgument, other: DictionaryArgument, combine: Closure) in
      Value.object(try merged(all.object, other.object, combine))
    },
    .mutating(
      of: "Dictionary",
      text(
        "Puts the pairs of another dictionary in.", "Text(\"Hi\")",
        """
        mutating func merge(
          _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value
        )
        """
      )
    ) {
      (value: inout Value, context: CallContext, other: DictionaryArgument, combine: Closure) in
      let object = try DictionaryArgument(value, in: context).object
      try context.machine.spend(64 * (object.keys.count + other.object.keys.count))
      value = .object(try merged(object, other.object, combine))
      return Nothing()
    },
    .mutating(
      of: "Dictionary",
      text(
        "Sets the value of a key; answers the old one.", "Text(\"Hi\")",
        "mutating func updateValue(_ value: Value, forKey key: Key) -> Value?")
    ) { (value: inout Value, context: CallContext, new: Value, key: Value) in
      let object = try DictionaryArgument(value, in: context).object
      try context.machine.spend(64 * object.keys.count)
      let copy = object.copy()
      let old = copy[key]
      copy[key] = new
      value = .object(copy)
      return old
    },
  ]

  private static func pair(_ key: Value, _ value: Value) -> Value {
    .object(TupleObject([key, value], labels: ["key", "value"]))
  }

  private static func pairs(_ all: [Value]) -> [(Value, Value)] {
    all.compactMap { one in
      guard let parts = one.cast(to: TupleObject.self)?.elements, parts.count == 2 else {
        return nil
      }
      return (parts[0], parts[1])
    }
  }

  private static func merged(
    _ all: DictionaryObject, _ other: DictionaryObject, _ combine: Closure
  ) throws -> DictionaryObject {
    let made = all.copy()
    for (key, value) in zip(other.keys, other.values) {
      made[key] = made[key].isNone ? value : try combine(made[key], value)
    }
    return made
  }
}

extension ValueLimits {
  static func repeatedKey(_ key: Value) -> Trap {
    Trap("the key \(key.debugDescription) stands there twice")
  }
}
