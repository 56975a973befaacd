/// Points, sizes, edges, alignments and angles as values of programs.
package import Drawing
package import Engine
package import Interpreter

extension Point: HostValue, AnimatableComponents {
  package static var spelling: String { "CGPoint" }
  package var components: [Double] { [x, y] }
  package func replacing(_ components: [Double]) -> Point { Point(components[0], components[1]) }
  package var text: String { "(\(x), \(y))" }
}

extension Insets: HostValue {
  package static var spelling: String { "EdgeInsets" }
}

extension UnitPoint: HostValue, AnimatableComponents {
  package static var spelling: String { "UnitPoint" }
  package var components: [Double] { [x, y] }
  package func replacing(_ components: [Double]) -> UnitPoint {
    UnitPoint(components[0], components[1])
  }
  package var text: String { "UnitPoint(x: \(x), y: \(y))" }
}

/// `Angle`, in radians.
struct Angle: HostValue, Hashable, AnimatableComponents {
  static var spelling: String { "Angle" }
  var radians: Double
  var degrees: Double { radians * 180 / .pi }
  var components: [Double] { [radians] }
  func replacing(_ components: [Double]) -> Angle { Angle(radians: components[0]) }
  var text: String { "Angle(degrees: \(degrees))" }

  static func combine(_ operation: String, _ a: Value, _ b: Value) -> Value? {
    let left = a.cast(to: HostObject<Angle>.self)?.value.radians ?? a.number
    let right = b.cast(to: HostObject<Angle>.self)?.value.radians ?? b.number
    guard let left, let right else { return nil }
    switch operation {
    case "+": return Angle(radians: left + right).toValue()
    case "-": return Angle(radians: left - right).toValue()
    case "*": return Angle(radians: left * right).toValue()
    case "/": return Angle(radians: left / right).toValue()
    case "<": return .bool(left < right)
    case ">": return .bool(left > right)
    case "negate": return Angle(radians: -left).toValue()
    default: return nil
    }
  }
}

extension LayoutEdge: HostValue {
  package static var spelling: String { "Edge" }
}

/// `Edge.Set`: a bit for each edge.
struct EdgeSet: HostValue, Hashable {
  static var spelling: String { "Edge.Set" }
  var bits: Int
  static let all = EdgeSet(bits: 15)

  init(bits: Int) { self.bits = bits }
  init(_ edges: LayoutEdge...) { bits = edges.reduce(0) { $0 | 1 << Int($1.rawValue) } }

  init(_ value: Value, in context: CallContext) throws {
    if let set = value.cast(to: HostObject<EdgeSet>.self)?.value {
      self = set
    } else if let edge = value.cast(to: HostObject<LayoutEdge>.self)?.value {
      self = EdgeSet(edge)
    } else if let parts = value.arrayValue {
      self = EdgeSet(bits: try parts.reduce(0) { $0 | (try EdgeSet($1, in: context)).bits })
    } else {
      throw context.mismatch(expected: "Edge.Set", got: value)
    }
  }

  func contains(_ edge: LayoutEdge) -> Bool { bits & 1 << Int(edge.rawValue) != 0 }

  /// The same length on the edges of the set.
  func insets(_ length: Double) -> Insets {
    Insets(
      top: contains(.top) ? length : 0, leading: contains(.leading) ? length : 0,
      bottom: contains(.bottom) ? length : 0, trailing: contains(.trailing) ? length : 0)
  }
}

/// `Axis.Set`: a bit for each axis.
struct AxisSet: HostValue, Hashable {
  static var spelling: String { "Axis.Set" }
  var bits: Int

  init(bits: Int) { self.bits = bits }

  init(_ value: Value, in context: CallContext) throws {
    if let set = value.cast(to: HostObject<AxisSet>.self)?.value {
      self = set
    } else if let axis = value.cast(to: HostObject<Axis>.self)?.value {
      self = AxisSet(bits: axis == .horizontal ? 1 : 2)
    } else if let parts = value.arrayValue {
      self = AxisSet(bits: try parts.reduce(0) { $0 | (try AxisSet($1, in: context)).bits })
    } else {
      throw context.mismatch(expected: "Axis.Set", got: value)
    }
  }
}

extension Axis: HostValue {
  package static var spelling: String { "Axis" }
}

extension Alignment: HostValue {
  package static var spelling: String { "Alignment" }
}

/// `HorizontalAlignment`.
struct HorizontalAlignment: HostValue, Hashable {
  static var spelling: String { "HorizontalAlignment" }
  var key: AlignmentKey
}

/// `VerticalAlignment`.
struct VerticalAlignment: HostValue, Hashable {
  static var spelling: String { "VerticalAlignment" }
  var key: AlignmentKey
}

/// `ContentMode`.
enum ContentMode: HostValue, Hashable {
  case fit
  case fill
  static var spelling: String { "ContentMode" }
}

/// `ViewDimensions` inside `.alignmentGuide`.
struct Dimensions: HostValue {
  static var spelling: String { "ViewDimensions" }
  let value: ViewDimensions
}

extension MatchedProperties: HostValue {
  package static var spelling: String { "MatchedGeometryProperties" }

  package init(_ value: Value, in context: CallContext) throws {
    if let set = value.cast(to: HostObject<MatchedProperties>.self)?.value {
      self = set
    } else if let parts = value.arrayValue {
      self = MatchedProperties(
        rawValue: try parts.reduce(0) { $0 | (try MatchedProperties($1, in: context)).rawValue })
    } else {
      throw context.mismatch(expected: "MatchedGeometryProperties", got: value)
    }
  }
}

extension Animation: HostValue {
  package static var spelling: String { "Animation" }
}

extension Font: HostValue {
  package static var spelling: String { "Font" }
  package var text: String { "Font(size: \(size))" }
}

extension Font.Weight: HostValue {
  package static var spelling: String { "Font.Weight" }
  package var text: String { "\(self)" }
}
