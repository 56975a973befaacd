/// More ways to change arrays: several elements at once, from the back, by chance.
import Interpreter

extension Vocabulary {
  static let arrayParts: [Builtin] =
    [
      .initializer(
        of: "Array", text("An empty list.", shows("Array<Int>().count"), "init()")
      ) { [Value]() },
      .mutating(
        of: "Array",
        text(
          "Adds elements at a position.", "Text(\"Hi\")",
          "mutating func insert<S: Sequence>(contentsOf elements: S, at index: Int)")
      ) { (array: inout Value, context: CallContext, elements: [Value], index: Int) in
        try context.change(&array, isLinear: true) {
          guard index >= 0, index <= $0.count else {
            throw ValueLimits.outOfBounds(index, $0.count)
          }
          $0.insert(contentsOf: elements, at: index)
        }
      },
      .mutating(
        of: "Array",
        text(
          "Takes the last element out, if there is one.", "Text(\"Hi\")",
          "mutating func popLast() -> Element?")
      ) { (array: inout Value, context: CallContext) in
        try context.taking(&array) { $0.popLast() ?? .none }
      },
      .mutating(
        of: "Array",
        text(
          "Takes the first element out, if there is one.", "Text(\"Hi\")",
          "mutating func popFirst() -> Element?")
      ) { (array: inout Value, context: CallContext) in
        try context.taking(&array) { $0.isEmpty ? .none : $0.removeFirst() }
      },
      .mutating(
        of: "Array",
        text(
          "Takes the first elements out.", "Text(\"Hi\")", "mutating func removeFirst(_ count: Int)"
        )
      ) { (array: inout Value, context: CallContext, count: Int) in
        try context.change(&array, isLinear: true) {
          guard count >= 0, count <= $0.count else {
            throw ValueLimits.outOfBounds(count, $0.count)
          }
          $0.removeFirst(count)
        }
      },
      .mutating(
        of: "Array",
        text(
          "Takes the last elements out.", "Text(\"Hi\")", "mutating func removeLast(_ count: Int)")
      ) { (array: inout Value, context: CallContext, count: Int) in
        try context.change(&array) {
          guard count >= 0, count <= $0.count else {
            throw ValueLimits.outOfBounds(count, $0.count)
          }
          $0.removeLast(count)
        }
      },
      .mutating(
        of: "Array",
        text(
          "Makes room for elements; nothing shows.", "Text(\"Hi\")",
          "mutating func reserveCapacity(_ count: Int)")
      ) { (_: inout Value, _: CallContext, _: Int) in Nothing() },
      .mutating(
        of: "Array",
        differing(
          "Puts the elements in an order by chance.", "Text(\"Hi\")", "the same order in every run",
          "mutating func shuffle()")
      ) { (array: inout Value, context: CallContext) in
        try context.change(&array, isLinear: true) {
          for last in $0.indices.dropFirst().reversed() {
            $0.swapAt(last, Int(Double(last + 1) * chance(context.machine)))
          }
        }
      },
      .mutating(
        of: "Array",
        text(
          "Takes the elements at several positions out, as lists ask for.", "Text(\"Hi\")",
          "mutating func remove(atOffsets offsets: IndexSet)")
      ) { (array: inout Value, context: CallContext, offsets: OffsetsArgument) in
        try context.change(&array, isLinear: true) {
          for index in Set(offsets.positions).sorted(by: >) where $0.indices.contains(index) {
            $0.remove(at: index)
          }
        }
      },
    ]
    + ["Range", "ClosedRange"].map { range in
      .mutating(
        of: "Array",
        text(
          "Takes the elements of a range of positions out.", "Text(\"Hi\")",
          "mutating func removeSubrange(_ range: \(range)<Int>)")
      ) { (array: inout Value, context: CallContext, range: BoundsArgument) in
        try context.change(&array, isLinear: true) {
          guard let bounds = range.object.integers else { return }
          let lower = bounds.lowerBound == .min ? 0 : bounds.lowerBound
          let upper = bounds.upperBound == .max ? $0.count : bounds.upperBound
          guard lower >= 0, lower <= upper, upper <= $0.count else {
            throw ValueLimits.outOfBounds(upper, $0.count)
          }
          $0.removeSubrange(lower..<upper)
        }
      }
    }
}

/// `IndexSet`: positions in a list.
struct OffsetsArgument: Argument {
  static var spelling: String { "IndexSet" }
  let positions: [Int]

  init(_ value: Value, in context: CallContext) throws {
    positions = try [Int](value, in: context)
  }
}
