/// Shapes made of other shapes, shapes with a corner each, and paths as shapes.
package import Drawing

/// `.trim(from:to:)`: the part of an outline between two fractions of its length.
package struct TrimmedShape: Shape {
  let base: any Shape
  let start: Double
  let end: Double

  package init(_ base: any Shape, from start: Double, to end: Double) {
    self.base = base
    self.start = start
    self.end = end
  }

  package var name: String { base.name }
  package var animatableData: AnimatableVector {
    let inner = base.animatableData
    return AnimatableVector(components: [start, end] + inner.components(4 + inner.tail.count))
  }
  package func withAnimatableData(_ data: AnimatableVector) -> any Shape {
    let parts = data.components(4 + data.tail.count)
    let inner = base.withAnimatableData(AnimatableVector(components: Array(parts.dropFirst(2))))
    return TrimmedShape(inner, from: parts[0], to: parts[1])
  }
  package func outline(in rect: Rect) -> Outline {
    let outline = base.outline(in: rect)
    if start <= 0, end >= 1 { return outline }
    return .path(outline.path.trimmed(from: start, to: end), rect)
  }
  package var algorithm: LayoutAlgorithmID { base.algorithm }
}

/// `.rotation`, `.scale` and `.offset` of a shape: the outline mapped inside of its rectangle.
package struct MappedShape: Shape {
  let base: any Shape
  let numbers: AnimatableVector
  /// From the numbers, on the way where they animate, and the rectangle.
  let transform: @Sendable (AnimatableVector, Rect) -> Transform

  package init(
    _ base: any Shape, _ numbers: AnimatableVector,
    _ transform: @escaping @Sendable (AnimatableVector, Rect) -> Transform
  ) {
    self.base = base
    self.numbers = numbers
    self.transform = transform
  }

  package var name: String { base.name }
  package var animatableData: AnimatableVector { numbers }
  package func withAnimatableData(_ data: AnimatableVector) -> any Shape {
    MappedShape(base, data, transform)
  }
  package func outline(in rect: Rect) -> Outline {
    base.outline(in: rect).mapped(by: transform(numbers, rect))
  }
  package var algorithm: LayoutAlgorithmID { base.algorithm }
}

/// `UnevenRoundedRectangle`: a radius for each corner, in the order top leading, top trailing,
/// bottom trailing, bottom leading.
package struct UnevenRoundedRectangle: Shape {
  let radii: [Double]

  package init(radii: [Double]) { self.radii = radii }

  package var name: String { "UnevenRoundedRectangle" }
  package var animatableData: AnimatableVector { AnimatableVector(components: radii) }
  package func withAnimatableData(_ data: AnimatableVector) -> any Shape {
    UnevenRoundedRectangle(radii: data.components(4))
  }
  package func outline(in rect: Rect) -> Outline {
    var path = Path()
    path.addRoundedRect(rect, radii: radii)
    return .path(path, rect)
  }
  package var cornerRadius: Double? { radii.max() }
}

/// A `Path` where a shape is wanted: drawn from the top left of its rectangle.
package struct PathShape: Shape {
  let path: Path

  package init(_ path: Path) { self.path = path }

  package var name: String { "Path" }
  package func outline(in rect: Rect) -> Outline {
    .path(path.mapped(by: .translation(rect.x, rect.y)), rect)
  }
}

/// A line along the middle of its rectangle, from the leading side up to a fraction of the width.
package struct BarShape: Shape {
  let fraction: Double
  let thickness: Double

  package init(fraction: Double, thickness: Double) {
    self.fraction = fraction
    self.thickness = thickness
  }

  package var name: String { "Capsule" }
  package var animatableData: AnimatableVector { AnimatableVector(fraction) }
  package func withAnimatableData(_ data: AnimatableVector) -> any Shape {
    BarShape(fraction: data.head[0], thickness: thickness)
  }
  package func outline(in rect: Rect) -> Outline {
    let width = rect.width * min(max(fraction, 0), 1)
    return .roundedRect(
      Rect(rect.x, rect.center.y - thickness / 2, width, thickness), radius: thickness / 2)
  }
}

/// A circle that runs along its rectangle: at fraction 0 at the leading, at 1 at the trailing side.
package struct KnobShape: Shape {
  let fraction: Double

  package init(fraction: Double) { self.fraction = fraction }

  package var name: String { "Circle" }
  package var animatableData: AnimatableVector { AnimatableVector(fraction) }
  package func withAnimatableData(_ data: AnimatableVector) -> any Shape {
    KnobShape(fraction: data.head[0])
  }
  package func outline(in rect: Rect) -> Outline {
    let side = rect.height
    let x = rect.x + (rect.width - side) * min(max(fraction, 0), 1)
    return .ellipse(Rect(x, rect.y, side, side))
  }
}
