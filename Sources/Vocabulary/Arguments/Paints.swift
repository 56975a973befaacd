/// What shapes are filled with beside plain colours: gradients and materials, drawn as one colour.
import Drawing
import Engine
import Interpreter

/// A gradient, a material or another style: the colour that stands for it.
struct Paint: HostValue, Hashable, ViewRepresentable {
  static var spelling: String { "AnyShapeStyle" }
  var name: String
  var color: Color

  func viewValue() -> ViewValue { ShapeView(Rectangle(), fill: color, name: name) }
  var text: String { name }
}

/// `Gradient`: its colours in order.
struct GradientColors: HostValue, Hashable {
  static var spelling: String { "Gradient" }
  var colors: [Color]

  init(_ colors: [Color]) { self.colors = colors }
  init(_ stops: [GradientStop]) { colors = stops.map(\.color) }

  /// The mean of the colours in linear light, each as much as it is opaque: half way between two
  /// gradients lies the mean of their means.
  var mean: Color {
    guard !colors.isEmpty else { return .clear }
    let opacity = colors.reduce(0) { $0 + $1.opacity }
    guard opacity > 0 else { return .clear }
    func part(_ read: (Color) -> Double) -> Double {
      let sum = colors.reduce(0) { $0 + Color.linear(read($1)) * $1.opacity }
      return Color.encoded(sum / opacity)
    }
    return Color(
      red: part(\.red), green: part(\.green), blue: part(\.blue),
      opacity: opacity / Double(colors.count))
  }
}

/// `Gradient.Stop`.
struct GradientStop: HostValue, Hashable {
  static var spelling: String { "Gradient.Stop" }
  var color: Color
  var location: Double
}

/// A colour that UIKit names.
struct PlatformColor: Argument {
  static var spelling: String { "UIColor" }
  let color: Color

  init(_ value: Value, in context: CallContext) throws { color = try Color(value, in: context) }
}
