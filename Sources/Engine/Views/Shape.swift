package import Drawing

/// An outline that fits itself into a rectangle.
package protocol Shape {
  /// The type's name.
  var name: String { get }
  /// The numbers that animate (T13).
  var animatableData: AnimatableVector { get }
  func withAnimatableData(_ data: AnimatableVector) -> any Shape
  func outline(in rect: Rect) -> Outline
  /// The radius in force at the corners, nil for shapes without corners of that kind.
  var cornerRadius: Double? { get }
  /// L3: only circles answer another size than the proposal.
  var algorithm: LayoutAlgorithmID { get }
}

extension Shape {
  package var animatableData: AnimatableVector { .zero }
  package func withAnimatableData(_ data: AnimatableVector) -> any Shape { self }
  package var cornerRadius: Double? { nil }
  package var algorithm: LayoutAlgorithmID { .fill }
}

package struct Rectangle: Shape {
  package var name: String { "Rectangle" }
  package init() {}
  package func outline(in rect: Rect) -> Outline { .rect(rect) }
}

package struct RoundedRectangle: Shape {
  package var name: String { "RoundedRectangle" }
  package var radius: Double
  package init(radius: Double) { self.radius = radius }
  package var animatableData: AnimatableVector { AnimatableVector(radius) }
  package func withAnimatableData(_ data: AnimatableVector) -> any Shape {
    RoundedRectangle(radius: data.head[0])
  }
  package func outline(in rect: Rect) -> Outline { .roundedRect(rect, radius: max(0, radius)) }
  package var cornerRadius: Double? { radius }
}

package struct Circle: Shape {
  package var name: String { "Circle" }
  package init() {}
  /// L3: inscribed, centred.
  package func outline(in rect: Rect) -> Outline {
    let side = min(rect.width, rect.height)
    return .ellipse(Rect(rect.center.x - side / 2, rect.center.y - side / 2, side, side))
  }
  package var algorithm: LayoutAlgorithmID { .circle }
}

package struct Ellipse: Shape {
  package var name: String { "Ellipse" }
  package init() {}
  package func outline(in rect: Rect) -> Outline { .ellipse(rect) }
}

package struct Capsule: Shape {
  package var name: String { "Capsule" }
  package init() {}
  package func outline(in rect: Rect) -> Outline {
    .roundedRect(rect, radius: min(rect.width, rect.height) / 2)
  }
}
