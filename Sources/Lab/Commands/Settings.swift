import Basics
import Drawing
import Engine

/// What the user may choose: how frames are drawn, and where sources disagree about SwiftUI.
package enum Settings {
  static func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) {
    guard let name = arguments[0] else {
      for line in lines(console) { console.write(line) }
      return
    }
    guard let setting = all.first(where: { $0.name == name }) else {
      let nearest = Suggestion.nearest(to: name, in: all.map(\.name))
      throw CommandFailure(
        "'\(Escaping.visible(name))' is not a setting",
        hints: [nearest.map { "did you mean '\($0)'?" } ?? "'settings' lists them"])
    }
    if let value = arguments[1] {
      guard setting.set(console, value) else {
        throw CommandFailure(
          "'\(Escaping.visible(value))' is no value of '\(name)'",
          hints: ["\(name) takes \(setting.values)"])
      }
      console.adoptOptions()
    }
    console.write(line(setting, console))
  }

  /// Names and what they may be, for completion.
  package static var notes: [MemberNote] {
    all.map { MemberNote(name: $0.name, note: $0.values) }
  }

  private struct Setting: Sendable {
    var name: String
    var values: String
    var read: @Sendable (Console) -> String
    /// False when the text is no value.
    var set: @Sendable (Console, String) -> Bool
  }

  private static let all: [Setting] = [
    Setting(name: "scale", values: "auto or points a column, 1 to 200") { console in
      console.scale.map { NumberFormat.string($0) } ?? "auto"
    } set: { console, text in
      if text == "auto" {
        console.scale = nil
        return true
      }
      guard let scale = Double(text), scale >= 1, scale <= 200 else { return false }
      console.scale = scale
      return true
    },
    Setting(name: "canvas", values: "points such as 390x844; counts from the next open") {
      let canvas = $0.options.canvas
      return NumberFormat.string(canvas.width) + "x" + NumberFormat.string(canvas.height)
    } set: { console, text in
      guard let canvas = SessionOptions.canvas(text) else { return false }
      console.options.canvas = canvas
      return true
    },
    Setting(name: "arbitration", values: "perFrame or newest: which of two sources wins") {
      $0.options.semantics.arbitration.rawValue
    } set: { console, text in
      guard let value = Semantics.Arbitration(rawValue: text) else { return false }
      console.options.semantics.arbitration = value
      return true
    },
    Setting(
      name: "fixedChildRule",
      values: "cornerShift or centred: where a child of fixed size stands"
    ) {
      $0.options.semantics.fixedChildRule.rawValue
    } set: { console, text in
      guard let value = Semantics.FixedChildRule(rawValue: text) else { return false }
      console.options.semantics.fixedChildRule = value
      return true
    },
    Setting(name: "textSpacing", values: "plain or font: the gap of a stack beside a text") {
      $0.options.semantics.textSpacing.rawValue
    } set: { console, text in
      guard let value = Semantics.TextSpacing(rawValue: text) else { return false }
      console.options.semantics.textSpacing = value
      return true
    },
  ]

  private static func lines(_ console: Console) -> [String] {
    all.map { line($0, console) }
  }

  private static func line(_ setting: Setting, _ console: Console) -> String {
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(1, width - text.count))
    }
    return padded(setting.name, 16) + padded(setting.read(console), 12) + setting.values
  }
}

extension Console {
  /// The open bench goes on under the changed semantics.
  func adoptOptions() { session?.adopt(options.semantics) }
}
