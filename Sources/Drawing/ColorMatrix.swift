/// Changes of colours that mix their components: brighter, paler, turned.
import Foundation

/// Red, green and blue each as a sum of the three and a constant, in gamma-encoded sRGB, and a
/// factor for the opacity.
package struct ColorMatrix: Sendable, Hashable {
  /// What a unit of red, green and blue becomes.
  package var red: SIMD3<Double>
  package var green: SIMD3<Double>
  package var blue: SIMD3<Double>
  package var constant: SIMD3<Double>
  package var opacity: Double

  package init(
    red: SIMD3<Double> = [1, 0, 0], green: SIMD3<Double> = [0, 1, 0],
    blue: SIMD3<Double> = [0, 0, 1], constant: SIMD3<Double> = [0, 0, 0], opacity: Double = 1
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.constant = constant
    self.opacity = opacity
  }

  package static let identity = ColorMatrix()
  package var isIdentity: Bool { self == .identity }

  private func linear(_ v: SIMD3<Double>) -> SIMD3<Double> { red * v.x + green * v.y + blue * v.z }

  package func apply(_ color: Color) -> Color {
    if isIdentity { return color }
    let v = linear([color.red, color.green, color.blue]) + constant
    func component(_ value: Double) -> Double { min(max(value.isNaN ? 0 : value, 0), 1) }
    return Color(
      red: component(v.x), green: component(v.y), blue: component(v.z),
      opacity: component(color.opacity * opacity))
  }

  /// The change that makes `self` first and then `outer`.
  package func then(_ outer: ColorMatrix) -> ColorMatrix {
    ColorMatrix(
      red: outer.linear(red), green: outer.linear(green), blue: outer.linear(blue),
      constant: outer.linear(constant) + outer.constant, opacity: opacity * outer.opacity)
  }

  /// The lightness of red, green and blue to the eye (Rec. 709).
  private static let luma: SIMD3<Double> = [0.2126, 0.7152, 0.0722]

  /// All components more by an amount.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(constant: SIMD3(repeating: amount))
  }

  /// The distance from the middle grey by a factor.
  package static func contrast(_ factor: Double) -> ColorMatrix {
    ColorMatrix(
      red: [factor, 0, 0], green: [0, factor, 0], blue: [0, 0, factor],
      constant: SIMD3(repeating: (1 - factor) / 2))
  }

  /// The distance from the grey of the same lightness by a factor.
  package static func saturation(_ factor: Double) -> ColorMatrix {
    func column(_ index: Int) -> SIMD3<Double> {
      var column = SIMD3(repeating: luma[index] * (1 - factor))
      column[index] += factor
      return column
    }
    return ColorMatrix(red: column(0), green: column(1), blue: column(2))
  }

  /// The hue turned by an angle in radians; grey stays grey, lightness stays.
  package static func hueRotation(_ radians: Double) -> ColorMatrix {
    let (c, s) = (cos(radians), sin(radians))
    let (r, g, b) = (luma.x, luma.y, luma.z)
    return ColorMatrix(
      red: [r + c * (1 - r) - s * r, r - c * r + s * 0.143, r - c * r - s * (1 - r)],
      green: [g - c * g - s * g, g + c * (1 - g) + s * 0.140, g - c * g + s * g],
      blue: [b - c * b + s * (1 - b), b - c * b - s * 0.283, b + c * (1 - b) + s * b])
  }

  /// Each component by that of a colour.
  package static func multiply(_ color: Color) -> ColorMatrix {
    ColorMatrix(
      red: [color.red, 0, 0], green: [0, color.green, 0], blue: [0, 0, color.blue],
      opacity: color.opacity)
  }

  /// Each component turned round.
  package static let inversion = ColorMatrix(
    red: [-1, 0, 0], green: [0, -1, 0], blue: [0, 0, -1], constant: [1, 1, 1])

  /// The numbers that animate.
  package var numbers: [Double] {
    [red, green, blue, constant].flatMap { [$0.x, $0.y, $0.z] } + [opacity]
  }

  package init(numbers n: [Double]) {
    guard n.count == 13 else {
      self = .identity
      return
    }
    self.init(
      red: [n[0], n[1], n[2]], green: [n[3], n[4], n[5]], blue: [n[6], n[7], n[8]],
      constant: [n[9], n[10], n[11]], opacity: n[12])
  }
}
