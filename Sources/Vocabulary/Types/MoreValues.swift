/// Rectangles asked and changed, pairs that animate, sequences zipped.
import Drawing
import Engine
import Foundation
import Interpreter

extension Vocabulary {
  static let moreValues: [Builtin] = moreRects + pairs + sequences

  private static func rect(_ call: String) -> String {
    "Text(\"\\(CGRect(x: 0, y: 0, width: 9, height: 9)\(call))\")"
  }

  private static let moreRects: [Builtin] = [
    .staticMember(
      of: "CGRect",
      text("No rectangle.", "Text(\"\\(CGRect.zero.width)\")", "static let zero: CGRect")
    ) { Rect(0, 0, 0, 0) },
    .member(
      of: "CGRect",
      text(
        "The rectangle with its sides moved inwards.", rect(".insetBy(dx: 1, dy: 2).width"),
        "func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect")
    ) { (r: Rect, dx: Double, dy: Double) in
      Rect(r.x + dx, r.y + dy, max(r.width - 2 * dx, 0), max(r.height - 2 * dy, 0))
    },
    .member(
      of: "CGRect",
      text(
        "The rectangle moved.", rect(".offsetBy(dx: 1, dy: 2).minX"),
        "func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect")
    ) { (r: Rect, dx: Double, dy: Double) in Rect(r.x + dx, r.y + dy, r.width, r.height) },
    .member(
      of: "CGRect",
      text(
        "Whether a point lies inside.", rect(".contains(CGPoint(x: 1, y: 1))"),
        "func contains(_ point: CGPoint) -> Bool")
    ) { (r: Rect, point: Point) in r.contains(point) },
    .member(
      of: "CGRect",
      text(
        "The smallest rectangle around both.", rect(".union(.zero).width"),
        "func union(_ other: CGRect) -> CGRect")
    ) { (r: Rect, other: Rect) in r.union(other) },
    .member(
      of: "CGRect",
      text(
        "What two rectangles have in common.", rect(".intersection(.zero).width"),
        "func intersection(_ other: CGRect) -> CGRect")
    ) { (r: Rect, other: Rect) in r.intersection(other) },
    .member(
      of: "CGRect",
      text(
        "Whether two rectangles have something in common.", rect(".intersects(.zero)"),
        "func intersects(_ other: CGRect) -> Bool")
    ) { (r: Rect, other: Rect) in
      r.x < other.maxX && other.x < r.maxX && r.y < other.maxY && other.y < r.maxY
    },
    .member(
      of: "CGRect",
      text("Whether there is nothing inside.", rect(".isEmpty"), "var isEmpty: Bool { get }")
    ) { (r: Rect) in r.width <= 0 || r.height <= 0 },
    .initializer(
      of: "CGVector",
      text(
        "A direction with a length.", "Text(\"\\(CGVector(dx: 1, dy: 2).dx)\")",
        "init(dx: CGFloat = 0, dy: CGFloat = 0)")
    ) { (dx: Double, dy: Double) in Vector(dx: dx, dy: dy) },
    .property(
      of: "CGVector",
      text("The part across.", "Text(\"\\(CGVector(dx: 1, dy: 2).dx)\")", "var dx: CGFloat"),
      get: { (v: Vector) in v.dx }, set: { (v: inout Vector, dx: Double) in v.dx = dx }),
    .property(
      of: "CGVector",
      text("The part down.", "Text(\"\\(CGVector(dx: 1, dy: 2).dy)\")", "var dy: CGFloat"),
      get: { (v: Vector) in v.dy }, set: { (v: inout Vector, dy: Double) in v.dy = dy }),
  ]

  private static let pair = "Text(\"\\(AnimatablePair(1.0, 2.0)"

  private static let pairs: [Builtin] = [
    .type("/// Two values that animate together.\nstruct AnimatablePair<First, Second>"),
    .initializer(
      of: "AnimatablePair",
      text(
        "Two values that animate together.", pair + ".first)\")",
        "init(_ first: First, _ second: Second)")
    ) { (first: Value, second: Value) in AnimatedPair(first: first, second: second) },
    .property(
      of: "AnimatablePair", text("The first value.", pair + ".first)\")", "var first: First"),
      get: { (p: AnimatedPair) in p.first },
      set: { (p: inout AnimatedPair, value: Value) in p.first = value }),
    .property(
      of: "AnimatablePair", text("The second value.", pair + ".second)\")", "var second: Second"),
      get: { (p: AnimatedPair) in p.second },
      set: { (p: inout AnimatedPair, value: Value) in p.second = value }),
  ]

  private static let sequences: [Builtin] = [
    .function(
      text(
        "Pairs of elements at the same place.",
        "ForEach(Array(zip([1, 2], [3, 4]).map { $0.0 + $0.1 }), id: \\.self) { Text(\"\\($0)\") }",
        "func zip<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [(A.Element, B.Element)]")
    ) { (a: IteratorArgument, b: IteratorArgument) in
      var pairs: [Value] = []
      // Either may go on for ever.
      while let first = try a.object.next(), let second = try b.object.next() {
        pairs.append(.object(TupleObject([first, second])))
        guard pairs.count <= ValueLimits.elements else { throw ValueLimits.collection }
      }
      return pairs
    }
  ]
}

/// `CGVector`.
struct Vector: HostValue, Hashable, AnimatableComponents {
  static var spelling: String { "CGVector" }
  var dx: Double
  var dy: Double
  var components: [Double] { [dx, dy] }
  func replacing(_ components: [Double]) -> Vector { Vector(dx: components[0], dy: components[1]) }
}

/// `AnimatablePair`: the numbers of both values one after another.
struct AnimatedPair: HostValue, AnimatableComponents {
  static var spelling: String { "AnimatablePair" }
  var first: Value
  var second: Value
  var components: [Double] { (first.components ?? []) + (second.components ?? []) }
  func replacing(_ components: [Double]) -> AnimatedPair {
    var rest = components[...]
    let first = first.replacing(from: &rest)
    return AnimatedPair(first: first, second: second.replacing(from: &rest))
  }
}
