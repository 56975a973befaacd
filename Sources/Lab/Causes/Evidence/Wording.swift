/// How explanations say numbers, places and animations.
import Basics
import Drawing
import Engine

enum Wording {
  /// Points and the like, to one decimal.
  static func number(_ value: Double) -> String { NumberFormat.string(value, decimals: 1) }

  /// Two decimals, for shares of one.
  static func share(_ value: Double) -> String { NumberFormat.string(value, decimals: 2) }

  static func seconds(_ value: Double) -> String { NumberFormat.string(value) }

  static func points(_ value: Double) -> String {
    let text = number(value)
    return text == "1" ? "1 point" : "\(text) points"
  }

  static func size(_ size: Size) -> String { "\(number(size.width)) x \(number(size.height))" }

  static func rect(_ rect: Rect) -> String {
    "\(size(rect.size)) at \(number(rect.x)),\(number(rect.y))"
  }

  /// An id or a text of the program, in quotation marks.
  static func name(_ text: String) -> String { "'\(Run.short(text, to: 40))'" }

  /// `from 100 x 50 at 10,10 to 20 x 20 at 0,0`.
  static func way(_ a: Rect, _ b: Rect) -> String { "from \(rect(a)) to \(rect(b))" }

  /// `12 to the right of`, `3 to the left of`; nil where there is no difference.
  static func sideways(_ value: Double) -> String? {
    guard abs(value) >= 0.05 else { return nil }
    return "\(number(abs(value))) to the \(value < 0 ? "left" : "right") of"
  }

  static func upwards(_ value: Double) -> String? {
    guard abs(value) >= 0.05 else { return nil }
    return "\(number(abs(value))) \(value < 0 ? "above" : "below")"
  }

  static func distance(_ a: Rect, _ b: Rect) -> Double {
    let d = a.center - b.center
    return (d.x * d.x + d.y * d.y).squareRoot()
  }

  static func animation(_ animation: Animation?) -> String {
    guard let animation else { return "no animation" }
    return kind(animation.kind)
  }

  private static func kind(_ kind: Animation.Kind) -> String {
    switch kind {
    case .bezier(let curve, let duration): return "\(name(of: curve)) in \(seconds(duration)) s"
    case .spring(let spring): return "a spring of \(seconds(spring.response)) s"
    case .curve(_, let duration): return "a unit curve in \(seconds(duration)) s"
    case .interpolatingSpring(let spring): return "a spring of \(seconds(spring.response)) s"
    case .delay(let base, let delay): return "\(Wording.kind(base)) after \(seconds(delay)) s"
    case .speed(let base, let factor):
      return "\(Wording.kind(base)), \(share(factor)) times as fast"
    case .repeated(let base, let count, _):
      return "\(Wording.kind(base)), " + (count.map { "\($0) times" } ?? "again and again")
    }
  }

  private static func name(of curve: TimingCurve) -> String {
    switch curve {
    case .linear: return "linear"
    case .easeIn: return "easeIn"
    case .easeOut: return "easeOut"
    case .easeInOut: return "easeInOut"
    default: return "a timing curve"
    }
  }
}
