/// The paths of navigation stacks: arrays, and `NavigationPath`.
import Engine
import Interpreter

extension Vocabulary {
  /// How a path in a binding is read and written: an array, or a `NavigationPath`.
  static func access(to binding: BindingObject) -> PathAccess {
    func values() throws -> [Value] {
      let value = try binding.get()
      return value.cast(to: HostObject<PathValue>.self)?.value.values ?? value.arrayValue ?? []
    }
    func write(_ values: [Value]) throws {
      let isPath = try binding.get().cast(to: HostObject<PathValue>.self) != nil
      try binding.set(isPath ? PathValue(values: values).toValue() : .array(values))
    }
    return PathAccess(
      elements: { try values().map { TagValue($0).pathElement } },
      append: { payload in
        if let tag = payload as? TagValue { try write(try values() + [tag.value]) }
      },
      cut: { count in try write(Array(try values().prefix(count))) })
  }

  static let navigationPaths: [Builtin] = [
    .initializer(
      of: "NavigationPath",
      text("An empty pile.", "Text(\"\\(NavigationPath().count)\")", "init()")
    ) { PathValue(values: []) },
    .member(
      of: "NavigationPath",
      text(
        "Number of pages over the first.", "Text(\"\\(NavigationPath().count)\")",
        "var count: Int { get }")
    ) { (path: PathValue) in path.values.count },
    .member(
      of: "NavigationPath",
      text(
        "Whether the first page is shown.", "Text(NavigationPath().isEmpty ? \"yes\" : \"no\")",
        "var isEmpty: Bool { get }")
    ) { (path: PathValue) in path.values.isEmpty },
    .mutating(
      of: "NavigationPath",
      text(
        "Goes on to where a value leads.", "Text(\"Hi\")",
        "mutating func append<V: Hashable>(_ value: V)")
    ) { (path: inout Value, context: CallContext, value: Value) in
      let old = try PathValue(path, in: context)
      path = PathValue(values: old.values + [value]).toValue()
      return Nothing()
    },
    .mutating(
      of: "NavigationPath",
      text(
        "Goes back by so many pages.", "Text(\"Hi\")", "mutating func removeLast(_ k: Int = 1)")
    ) { (path: inout Value, context: CallContext, count: Int) in
      let old = try PathValue(path, in: context)
      guard count >= 0, count <= old.values.count else {
        throw context.trap("the path has only \(old.values.count) values to remove")
      }
      path = PathValue(values: Array(old.values.dropLast(count))).toValue()
      return Nothing()
    },
  ]
}

/// The values of a path.
struct PathValue: HostValue {
  static var spelling: String { "NavigationPath" }
  let values: [Value]

  static func areEqual(_ a: PathValue, _ b: PathValue) -> Bool {
    a.values.map { ElementID($0) } == b.values.map { ElementID($0) }
  }
}
