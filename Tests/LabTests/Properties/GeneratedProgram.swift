/// A program as text, with the taps that are to happen.
import Basics
import Drawing
import Engine
import Lab
import TestSupport
import Testing

struct GeneratedProgram {
  struct Step {
    /// After the step before it.
    var milliseconds: Int
    /// Which of the four taps.
    var tap: Int
  }

  var content: String
  /// What the four taps change.
  var changes: [String]
  /// What animates them.
  var animations: [String]
  var steps: [Step]

  /// The middle of a tap's area.
  static func tapPoint(_ index: Int) -> Point { Point(50 + 100 * Double(index), 290) }

  /// The whole text; without animations the changes happen at once.
  func text(isAnimated: Bool = true) -> String {
    let taps = zip(changes, animations).map { change, animation in
      let body =
        isAnimated && animation != "nil" ? "withAnimation(\(animation)) { \(change) }" : change
      return "Color.white.contentShape(Rectangle()).onTapGesture { \(body) }"
    }
    return """
      import SwiftUI

      struct Grow: ViewModifier, Animatable {
        var amount: Double
        var animatableData: Double {
          get { amount }
          set { amount = newValue }
        }
        func body(content: Content) -> some View { content.padding(amount) }
      }

      struct Chip: View {
        let wide: Bool
        @State private var seen = false
        var body: some View {
          Color.mint.frame(width: wide ? 50 : 20, height: seen ? 12 : 6)
            .onAppear { seen = true }
        }
      }

      struct ContentView: View {
        @State private var a = false
        @State private var b = false
        @State private var n = 1
        @Namespace private var room

        var body: some View {
          VStack(spacing: 0) {
            ZStack {
      \(content)
            }
            .frame(width: 400, height: 280)
            .clipped()
            HStack(spacing: 0) {
      \(taps.joined(separator: "\n"))
            }
            .frame(width: 400, height: 20)
          }
        }
      }
      """
  }

  /// A session of this text, nothing tapped yet. Two live sources never occur, so the arbitration
  /// between them plays no part.
  func session(isAnimated: Bool = true) throws -> Session {
    var options = SessionOptions()
    options.canvas = Size(400, 300)
    options.semantics.arbitration = .newest
    let text = SourceText(name: "Generated.swift", text(isAnimated: isAnimated))
    let loaded = try BenchLoader.load([text], options)
    #expect(loaded.diagnostics.map(\.message) == [], "\(text.string)")
    return try #require(loaded.session)
  }

  /// Taps as the steps say; between two of them the session is asked `rate` times a second.
  func play(_ session: Session, rate: Int? = nil) {
    for step in steps {
      let seconds = Double(step.milliseconds) / 1000
      if let rate {
        for frame in 0..<Int(seconds * Double(rate)) {
          session.move(toSeconds: Double(frame) / Double(rate))
        }
      }
      session.move(toSeconds: seconds)
      _ = session.tap(at: Self.tapPoint(step.tap))
    }
  }
}
