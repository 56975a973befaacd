package import Drawing

/// Names a value of the environment and its default.
package struct EnvironmentKey<Value: Sendable>: Sendable {
  package let name: String
  package let defaultValue: Value
  package init(_ name: String, default defaultValue: Value) {
    self.name = name
    self.defaultValue = defaultValue
  }
}

/// Values handed down the tree (T17: writes are not animatable).
package struct EnvironmentValues {
  private var storage: [String: Any] = [:]

  package init() {}

  package subscript<Value>(key: EnvironmentKey<Value>) -> Value {
    get { storage[key.name] as? Value ?? key.defaultValue }
    set { storage[key.name] = newValue }
  }

  /// A value without a default, by name.
  subscript(any name: String) -> Any? {
    get { storage[name] }
    set { storage[name] = newValue }
  }

  /// A value of the program's own (`@Entry`), by the name of its property; nil where nothing has
  /// been written. Boxed by the interpreter.
  package subscript(custom name: String) -> AnyObject? {
    get { storage["." + name].map { $0 as AnyObject } }
    set { storage["." + name] = newValue }
  }
}

extension EnvironmentKey where Value == Color? {
  /// The colour of text and of shapes without a fill; nil is the primary colour.
  package static var foregroundColor: EnvironmentKey<Color?> {
    EnvironmentKey("foregroundColor", default: nil)
  }
}

extension EnvironmentKey where Value == TextContent.LineAlignment {
  /// How the lines of a text lie in its box.
  package static var textAlignment: EnvironmentKey<TextContent.LineAlignment> {
    EnvironmentKey("textAlignment", default: .leading)
  }
}

extension EnvironmentKey where Value == Int? {
  /// The most lines a text takes; nil is no limit.
  package static var lineLimit: EnvironmentKey<Int?> { EnvironmentKey("lineLimit", default: nil) }
}
