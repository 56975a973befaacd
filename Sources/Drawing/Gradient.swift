/// Colours that change from place to place.
import Foundation

/// A gradient with its place, in the coordinates of the item it fills.
package struct Gradient: Sendable, Hashable {
  /// A colour at a fraction of the way.
  package struct Stop: Sendable, Hashable {
    package var color: Color
    package var location: Double
    package init(_ color: Color, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// What the way is. Lengths are points, angles radians, clockwise on the screen from the right.
  package enum Way: Sendable, Hashable {
    case line(Point, Point)
    /// By the distance from a point, counted in radii across and down.
    case distance(Point, radii: Size, from: Double, to: Double)
    /// By the angle about a point; what lies beyond belongs to the nearer end.
    case angle(Point, from: Double, to: Double)
  }

  /// In the order of their locations.
  package let stops: [Stop]
  package let way: Way

  package init(_ stops: [Stop], _ way: Way) {
    self.stops = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
    self.way = way
  }

  /// The fraction of the way at a point; below 0 and above 1 the ends go on.
  package func fraction(at p: Point) -> Double {
    let fraction: Double
    switch way {
    case .line(let a, let b):
      let d = b - a
      let square = d.x * d.x + d.y * d.y
      fraction = square > 0 ? ((p.x - a.x) * d.x + (p.y - a.y) * d.y) / square : 1
    case .distance(let center, let radii, let from, let to):
      let (x, y) = ((p.x - center.x) / radii.width, (p.y - center.y) / radii.height)
      let distance = (x * x + y * y).squareRoot()
      fraction = to > from ? (distance - from) / (to - from) : distance < to ? 0 : 1
    case .angle(let center, let from, let to):
      let turn = 2 * Double.pi
      let whole = to > from ? min(to - from, turn) : turn
      var angle = (atan2(p.y - center.y, p.x - center.x) - from)
        .truncatingRemainder(dividingBy: turn)
      if angle < 0 { angle += turn }
      fraction = angle <= whole ? angle / whole : angle - whole < (turn - whole) / 2 ? 1 : 0
    }
    return fraction.isNaN ? 0 : fraction
  }

  /// The colour at a fraction of the way: between two stops in parts of both.
  package func color(atFraction t: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if t <= first.location { return first.color }
    if t >= last.location { return last.color }
    var low = first
    for high in stops.dropFirst() {
      if t < high.location {
        let part = (t - low.location) / (high.location - low.location)
        func mix(_ read: (Color) -> Double) -> Double {
          read(low.color) + (read(high.color) - read(low.color)) * part
        }
        return Color(
          red: mix(\.red), green: mix(\.green), blue: mix(\.blue), opacity: mix(\.opacity))
      }
      low = high
    }
    return last.color
  }

  package func color(at p: Point) -> Color { color(atFraction: fraction(at: p)) }

  /// The gradient with its colours changed.
  package func mapped(_ change: (Color) -> Color) -> Gradient {
    Gradient(stops.map { Stop(change($0.color), at: $0.location) }, way)
  }

  /// The mean of the colours in linear light, each as much as it is opaque.
  package var mean: Color {
    let opacity = stops.reduce(0) { $0 + $1.color.opacity }
    guard opacity > 0 else { return .clear }
    func part(_ read: (Color) -> Double) -> Double {
      let sum = stops.reduce(0) { $0 + Color.linear(read($1.color)) * $1.color.opacity }
      return Color.encoded(sum / opacity)
    }
    return Color(
      red: part(\.red), green: part(\.green), blue: part(\.blue),
      opacity: opacity / Double(stops.count))
  }
}
