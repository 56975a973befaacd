/// Arcs that are told by what they touch.
import Foundation

extension Path {
  /// An arc of a radius that touches the line from the path's end to a point, and the line on from
  /// there to another one; a straight line leads to its start. Where there is no such arc, a line
  /// to the first point.
  package mutating func addArc(touching corner: Point, _ next: Point, radius: Double) {
    let start = end
    let (before, after) = (start - corner, next - corner)
    let (p, q) = (start.distance(to: corner), next.distance(to: corner))
    let cosine = (before.x * after.x + before.y * after.y) / (p * q)
    guard radius > 0, p > 0, q > 0, abs(cosine) < 1 - 1e-12 else { return addLine(to: corner) }
    let half = acos(cosine) / 2
    let reach = radius / tan(half)
    let first = Point(corner.x + before.x / p * reach, corner.y + before.y / p * reach)
    let last = Point(corner.x + after.x / q * reach, corner.y + after.y / q * reach)
    let middle = Point(before.x / p + after.x / q, before.y / p + after.y / q)
    let scale = radius / sin(half) / middle.distance(to: .zero)
    let center = Point(corner.x + middle.x * scale, corner.y + middle.y * scale)
    let from = atan2(first.y - center.y, first.x - center.x)
    var sweep = atan2(last.y - center.y, last.x - center.x) - from
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    addArc(center: center, radii: Size(radius, radius), from: from, by: sweep)
  }
}
