/// What shapes are filled with beside plain colours: gradients and materials.
import Drawing
import Engine
import Interpreter

/// A gradient, a material or another style, with the colour that stands for it.
struct Paint: HostValue, Hashable, ViewRepresentable {
  static var spelling: String { "AnyShapeStyle" }
  var name: String
  var color: Color
  var gradient: GradientStyle?

  init(name: String, color: Color) {
    self.name = name
    self.color = color
  }

  init(name: String, _ colors: GradientColors, _ form: GradientStyle.Form) {
    let style = GradientStyle(colors.stops, form)
    self.name = name
    color = style.mean
    gradient = style
  }

  func viewValue() -> ViewValue {
    ShapeView(Rectangle(), fill: color, gradient: gradient, name: name)
  }
  var text: String { name }
}

/// `Gradient`: its colours in order.
struct GradientColors: HostValue, Hashable {
  static var spelling: String { "Gradient" }
  var stops: [Gradient.Stop]

  /// At equal distances.
  init(_ colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Gradient.Stop(color, at: colors.count < 2 ? 0 : Double(index) / Double(colors.count - 1))
    }
  }

  init(_ stops: [GradientStop]) {
    self.stops = stops.map { Gradient.Stop($0.color, at: $0.location) }
  }

  /// As a style of its own: from the top down.
  var paint: Paint { Paint(name: "Gradient", self, .linear(UnitPoint(0.5, 0), UnitPoint(0.5, 1))) }
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
