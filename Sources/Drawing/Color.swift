import Foundation

/// A colour in gamma-encoded sRGB with opacity; components from 0 to 1, not premultiplied.
@frozen package struct Color: Sendable, Hashable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var opacity: Double

  package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// From 0xRRGGBB.
  package init(hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255, opacity: opacity)
  }

  package static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
  package static let black = Color(red: 0, green: 0, blue: 0)
  package static let white = Color(red: 1, green: 1, blue: 1)

  /// `#RRGGBB` of the opaque colour.
  package var hexString: String {
    func digits(_ component: Double) -> String {
      let value = Int((min(max(component, 0), 1) * 255).rounded())
      let text = String(value, radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + digits(red) + digits(green) + digits(blue)
  }

  /// sRGB component to linear light, odd about zero.
  package static func linear(_ c: Double) -> Double {
    let v = abs(c)
    let linear = v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
    return c < 0 ? -linear : linear
  }

  /// Linear light to sRGB component, odd about zero.
  package static func encoded(_ c: Double) -> Double {
    let v = abs(c)
    let encoded = v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
    return c < 0 ? -encoded : encoded
  }

  /// Lightness and the two colour axes of OKLab (Ottosson 2020), for distances as the eye sees
  /// them.
  package var oklab: SIMD3<Double> {
    let r = Color.linear(red)
    let g = Color.linear(green)
    let b = Color.linear(blue)
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }
}
