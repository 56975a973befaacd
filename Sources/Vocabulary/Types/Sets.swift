/// Sets, and identities that are never equal.
import Interpreter

extension Vocabulary {
  static let sets: [Builtin] = makingSets + combiningSets + changingSets

  private static let makingSets: [Builtin] = [
    .initializer(of: "Set", text("An empty set.", "Text(\"Hi\")", "init()")) {
      SetArgument(SetObject([]))
    },
    .initializer(
      of: "Set",
      text(
        "The elements of a collection, each once.", shows("Set([1, 1]).count"),
        "init<S: Sequence>(_ elements: S)")
    ) { (all: [Value]) in SetArgument(SetObject(all)) },
    .member(
      of: "Set",
      text("Number of elements.", shows("Set([1, 1]).count"), "var count: Int { get }")
    ) { (set: SetArgument) in set.object.elements.count },
    .member(
      of: "Set",
      text(
        "Whether an element is inside.", "Text(Set([1]).contains(1) ? \"yes\" : \"no\")",
        "func contains(_ element: Element) -> Bool")
    ) { (set: SetArgument, element: Value) in set.object.contains(element) },
    .member(
      of: "Set",
      text(
        "The elements that fit.", shows("Set([1, 2]).filter { $0 > 1 }.count"),
        "func filter(_ isIncluded: (Element) -> Bool) -> Set<Element>")
    ) { (set: SetArgument, test: Closure) in
      SetArgument(SetObject(try set.object.elements.filter { try isTrue(test($0)) }))
    },
  ]

  private static let combiningSets: [Builtin] = [
    combined("union", "The elements of both.") { $0 + $1.elements },
    combined("intersection", "What is in both.") { all, other in all.filter { other.contains($0) }
    },
    combined("subtracting", "What is not in the other.") { all, other in
      all.filter { !other.contains($0) }
    },
    combined("symmetricDifference", "What is in one of them only.") { all, other in
      let mine = SetObject(all)
      return all.filter { !other.contains($0) } + other.elements.filter { !mine.contains($0) }
    },
    compared("isSubset", "of", "Whether all elements are in another set.") { all, other in
      all.elements.allSatisfy { other.contains($0) }
    },
    compared("isSuperset", "of", "Whether another set has no other elements.") { all, other in
      other.elements.allSatisfy { all.contains($0) }
    },
    compared("isDisjoint", "with", "Whether another set has no element in common.") { all, other in
      !other.elements.contains { all.contains($0) }
    },
  ]

  private static func combined(
    _ name: String, _ summary: String,
    _ combine: @escaping @Sendable ([Value], SetObject) -> [Value]
  ) -> Builtin {
    .member(
      of: "Set",
      text(
        summary, shows("Set([1]).\(name)(Set([1, 2])).count"),
        "func \(name)<S: Sequence>(_ other: S) -> Set<Element>")
    ) { (set: SetArgument, other: [Value]) in
      SetArgument(SetObject(combine(set.object.elements, SetObject(other))))
    }
  }

  private static func compared(
    _ name: String, _ label: String, _ summary: String,
    _ compare: @escaping @Sendable (SetObject, SetObject) -> Bool
  ) -> Builtin {
    .member(
      of: "Set",
      text(
        summary, shows("Set([1]).\(name)(\(label): Set([1, 2]))"),
        "func \(name)<S: Sequence>(\(label) other: S) -> Bool")
    ) { (set: SetArgument, other: [Value]) in compare(set.object, SetObject(other)) }
  }

  private static let changingSets: [Builtin] = [
    .mutating(
      of: "Set",
      text(
        "Puts an element in; answers whether it was not there.", "Text(\"Hi\")",
        """
        mutating func insert(
          _ element: Element
        ) -> (inserted: Bool, memberAfterInsert: Element)
        """)
    ) { (set: inout Value, context: CallContext, element: Value) in
      let isNew = try context.changeSet(&set) { $0.insert(element) }
      return Value.object(
        TupleObject([.bool(isNew), element], labels: ["inserted", "memberAfterInsert"]))
    },
    .mutating(
      of: "Set",
      text(
        "Takes an element out.", "Text(\"Hi\")",
        "mutating func remove(_ element: Element) -> Element?")
    ) { (set: inout Value, context: CallContext, element: Value) in
      try context.changeSet(&set) { $0.remove(element) }
    },
    .mutating(
      of: "Set", text("Takes all elements out.", "Text(\"Hi\")", "mutating func removeAll()")
    ) { (set: inout Value, _: CallContext) in
      set = .object(SetObject([]))
      return Nothing()
    },
    .mutating(
      of: "Set",
      text(
        "Puts the elements of another sequence in.", "Text(\"Hi\")",
        "mutating func formUnion<S: Sequence>(_ other: S)")
    ) { (set: inout Value, context: CallContext, other: [Value]) in
      try context.changeSet(&set) { for element in other { $0.insert(element) } }
      return Nothing()
    },
    .mutating(
      of: "Set",
      text(
        "Takes the elements of another sequence out.", "Text(\"Hi\")",
        "mutating func subtract<S: Sequence>(_ other: S)")
    ) { (set: inout Value, context: CallContext, other: [Value]) in
      try context.changeSet(&set) { for element in other { $0.remove(element) } }
      return Nothing()
    },
  ]

  static let uniqueIDs: [Builtin] = [
    .initializer(
      of: "UUID",
      text(
        "An identity no other value has; the same in every run.",
        "Text(\"Hi\").id(UUID())",
        "/// Marks: fresh\ninit()"),
      taking: []
    ) { context in UniqueID(number: context.machine.makeUnique()).toValue() },
    .member(
      of: "UUID",
      text("The identity as text.", "Text(UUID().uuidString)", "var uuidString: String { get }")
    ) { (id: UniqueID) in id.text },
  ]
}

extension CallContext {
  /// Changes a set; one that others hold too is copied.
  func changeSet<R>(_ value: inout Value, _ body: (SetObject) -> R) throws -> R {
    guard var set = value.cast(to: SetObject.self) else {
      throw mismatch(expected: "Set", got: value)
    }
    value = .none
    machine.charge(set.elements.count >> 3)
    if !isKnownUniquelyReferenced(&set) {
      try machine.spend(64 * set.elements.count)
      set = set.copy()
    }
    defer { value = .object(set) }
    try nest(in: set)
    let result = body(set)
    guard set.elements.count <= ValueLimits.elements else { throw ValueLimits.collection }
    return result
  }
}

/// `UUID`: counted, so that runs agree.
struct UniqueID: HostValue, Hashable {
  static var spelling: String { "UUID" }
  let number: Int

  var text: String {
    let digits = String(number, radix: 16, uppercase: true)
    let last = String(repeating: "0", count: max(0, 12 - digits.count)) + digits
    return "00000000-0000-0000-0000-" + last
  }
}
