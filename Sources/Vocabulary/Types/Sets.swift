/// Sets, kept as lists in the order the elements came; and identities that are never equal.
import Interpreter

extension Vocabulary {
  static let sets: [Builtin] = [
    .initializer(of: "Set", text("An empty set.", "Text(\"Hi\")", "init()")) { [Value]() },
    .initializer(
      of: "Set",
      text(
        "The elements of a collection, each once.", "Text(\"\\(Set([1, 1]).count)\")",
        "init<S: Sequence>(_ elements: S)")
    ) { (all: [Value]) in once(all) },
    .member(
      of: "Set",
      text("Number of elements.", "Text(\"\\(Set([1, 1]).count)\")", "var count: Int { get }")
    ) { (all: [Value]) in once(all).count },
    .member(
      of: "Set",
      text(
        "Whether there is no element.", "Text(Set([1]).isEmpty ? \"empty\" : \"full\")",
        "var isEmpty: Bool { get }")
    ) { (all: [Value]) in all.isEmpty },
    .member(
      of: "Set",
      text(
        "Whether an element is inside.", "Text(Set([1]).contains(1) ? \"yes\" : \"no\")",
        "func contains(_ element: Element) -> Bool")
    ) { (all: [Value], element: Value) in all.contains(element) },
    .member(
      of: "Set",
      text(
        "The elements in order.", "ForEach(Set([2, 1]).sorted(), id: \\.self) { Text(\"\\($0)\") }",
        "func sorted() -> [Element]")
    ) { (all: [Value]) in try once(all).sorted { try isLess($0, $1) } },
    .member(
      of: "Set",
      text(
        "The elements of both.", "Text(\"\\(Set([1]).union(Set([2])).count)\")",
        "func union(_ other: Set<Element>) -> Set<Element>")
    ) { (all: [Value], other: [Value]) in once(all + other) },
    .mutating(
      of: "Set",
      text("Puts an element in.", "Text(\"Hi\")", "mutating func insert(_ element: Element)")
    ) { (set: inout Value, context: CallContext, element: Value) in
      try context.change(&set) { if !$0.contains(element) { $0.append(element) } }
    },
    .mutating(
      of: "Set",
      text(
        "Takes an element out.", "Text(\"Hi\")",
        "mutating func remove(_ element: Element) -> Element?")
    ) { (set: inout Value, context: CallContext, element: Value) in
      try context.taking(&set) {
        guard let index = $0.firstIndex(of: element) else { return .none }
        return $0.remove(at: index)
      }
    },
    .mutating(
      of: "Set", text("Takes all elements out.", "Text(\"Hi\")", "mutating func removeAll()")
    ) { (set: inout Value, context: CallContext) in try context.change(&set) { $0.removeAll() } },
  ]

  private static func once(_ all: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return all.filter { seen.insert($0).inserted }
  }

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
