/// The text half of a card: what it declares and whose member it is. Language reads only these;
/// the closures stay with the interpreter.
package struct CardDeclaration: Sendable, Hashable {
  package enum Role: Sendable, Hashable {
    /// A type: `struct Color: View, ShapeStyle`, `protocol Shape: View`.
    case type
    /// `init(...)` of the owner.
    case initializer(owner: String)
    /// A method or property of every `View`.
    case modifier
    /// A static member (`static let`, `static var`, `static func`) or an instance member (`var`,
    /// `func`) of the owner.
    case member(owner: String)
    /// A free function or global.
    case function
    /// A value of `EnvironmentValues`: `var font: Font?`.
    case environmentValue
  }

  package var role: Role
  /// The declaration in Swift, doc comment included.
  package var text: String

  package init(_ role: Role, _ text: String) {
    self.role = role
    self.text = text
  }

  /// What a program that uses it is told, from the `Warns:` line: it is no part of SwiftUI, or not
  /// what it seems.
  package var warning: String? {
    let head = "/// Warns: "
    let line = text.split(separator: "\n").first { $0.hasPrefix(head) }
    return line.map { String($0.dropFirst(head.count)) }
  }
}
