/// `ForEach`: a view for each element, known by the element's id.
import Basics
import Engine
import Interpreter

extension Vocabulary {
  static let repetition: [Builtin] = [
    .view(
      "ForEach",
      text(
        "A view for each element; a key path answers the id.",
        "ForEach([1, 2], id: \\.self) { Text(\"\\($0)\") }",
        """
        /// Marks: repeats
        init<Data: RandomAccessCollection, ID: Hashable, Content: View>(
          _ data: Data, id: KeyPath<Data.Element, ID>,
          @ViewBuilder content: @escaping (Data.Element) -> Content
        )
        """)
    ) {
      (data: ElementsArgument, id: KeyPathArgument, content: Closure) in
      try views(data, content) { try content.machine.read(id.components, of: $0) }
    },
    .view(
      "ForEach",
      text(
        "A view for each whole number of a range.", "ForEach(0..<3) { Text(\"\\($0)\") }",
        """
        /// Marks: repeats
        init<Content: View>(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
        """)
    ) {
      (data: ElementsArgument, content: Closure) in
      try views(data, content)
    },
    .view(
      "ForEach",
      text(
        "A view for each element; the elements have ids.",
        "ForEach([1, 2], id: \\.self) { Text(\"\\($0)\") }",
        """
        /// Marks: repeats
        init<Data: RandomAccessCollection, Content: View>(
          _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
        ) where Data.Element: Identifiable
        """)
    ) {
      (data: ElementsArgument, content: Closure) in
      try views(data, content)
    },
  ]

  /// The most views of a program.
  private static let mostViews = 10_000

  /// A view for each element, by the element's own id; a number is its own.
  static func views(_ data: ElementsArgument, _ content: Closure) throws -> ViewValue {
    try views(data, content) {
      if case .int = $0 { return $0 }
      if let binding = $0.cast(to: BindingObject.self) {
        return try content.machine.member("id", of: try binding.get())
      }
      return try content.machine.member("id", of: $0)
    }
  }

  static func views(
    _ data: ElementsArgument, _ content: Closure, id: (Value) throws -> Value
  ) throws -> ViewValue {
    var elements: [ForEachView.Element] = []
    guard data.elements.count <= mostViews else {
      throw Trap(
        "ForEach has \(data.elements.count) elements; \(mostViews) views are the most",
        id: "limit-views")
    }
    elements.reserveCapacity(data.elements.count)
    for element in data.elements {
      let body = try content(element)
      guard let view = content.machine.viewValue(body) else { continue }
      elements.append(ForEachView.Element(id: ElementID(try id(element)), content: view))
    }
    return ForEachView(elements)
  }
}

/// Any collection.
struct ElementsArgument: Argument {
  static var spelling: String { "Any" }
  let elements: [Value]

  init(_ value: Value, in context: CallContext) throws {
    guard let elements = try context.machine.elements(of: value) else {
      throw context.mismatch(expected: "a collection", got: value)
    }
    self.elements = elements
  }
}
