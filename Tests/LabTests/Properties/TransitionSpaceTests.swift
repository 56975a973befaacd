/// All transitions, in and out, alone and in asymmetric pairs, also turned back in flight.
import Basics
import Drawing
import Engine
import Lab
import Testing

/// How a transition shows an element of 100 x 100: at appearing, and when it has left. At identity
/// all are 0 and 1.
struct TransitionKind: Sendable, CustomTestStringConvertible {
  struct Look: Sendable {
    var x = 0.0
    var y = 0.0
    var scale = 1.0
    var opacity = 1.0

    static let identity = Look()

    /// Part of the way to another look; every value goes straight.
    func towards(_ other: Look, _ part: Double) -> Look {
      func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
      return Look(
        x: between(x, other.x), y: between(y, other.y), scale: between(scale, other.scale),
        opacity: between(opacity, other.opacity))
    }
  }

  var text: String
  var before: Look
  var after: Look

  var testDescription: String { text }

  init(_ text: String, _ before: Look, _ after: Look? = nil) {
    self.text = text
    self.before = before
    self.after = after ?? before
  }

  /// X9, X10, X11.
  static let all = [
    TransitionKind(".opacity", Look(opacity: 0)),
    TransitionKind(".scale(scale: 0.5)", Look(scale: 0.5)),
    TransitionKind(".scale", Look(scale: 0.00001)),
    TransitionKind(".offset(x: 40, y: -20)", Look(x: 40, y: -20)),
    TransitionKind(".move(edge: .leading)", Look(x: -100)),
    TransitionKind(".move(edge: .bottom)", Look(y: 100)),
    TransitionKind(".slide", Look(x: -100), Look(x: 100)),
    TransitionKind(".push(from: .bottom)", Look(y: 100, opacity: 0), Look(y: -100, opacity: 0)),
    TransitionKind(".opacity.combined(with: .scale(scale: 0.5))", Look(scale: 0.5, opacity: 0)),
    TransitionKind(
      ".move(edge: .top).combined(with: .opacity)", Look(y: -100, opacity: 0)),
  ]
}

@Suite struct `The space of transitions` {
  private func session(_ transition: String) throws -> Session {
    let text = SourceText(
      name: "Generated.swift",
      """
      import SwiftUI

      struct ContentView: View {
        @State private var shows = false

        var body: some View {
          ZStack {
            if shows {
              Color.red.frame(width: 100, height: 100).transition(\(transition))
            }
          }
          .frame(width: 400, height: 400)
          .contentShape(Rectangle())
          .onTapGesture { withAnimation(.linear(duration: 1)) { shows.toggle() } }
        }
      }
      """)
    var options = SessionOptions()
    options.canvas = Size(400, 400)
    let loaded = try BenchLoader.load([text], options)
    #expect(loaded.diagnostics.map(\.message) == [])
    return try #require(loaded.session)
  }

  private func tap(_ session: Session) { _ = session.tap(at: Point(1, 1)) }

  private func expect(
    _ session: Session, at seconds: Double, _ look: TransitionKind.Look, _ name: Comment
  ) {
    let leaves = session.frame(atSeconds: seconds).leaves
    #expect(leaves.count == 1, name)
    let side = 100 * look.scale
    let rect = Rect(200 + look.x - side / 2, 200 + look.y - side / 2, side, side)
    for leaf in leaves {
      #expect(PropertyReport.near(leaf.rect, rect), "\(name): \(leaf.rect), not \(rect)")
      #expect(abs(leaf.effectiveOpacity - look.opacity) < 1e-6, name)
    }
  }

  /// T22 and T23: turned back at half of a linear second, a quarter of a second ago.
  private func turned(
    _ from: TransitionKind.Look, _ to: TransitionKind.Look, _ back: TransitionKind.Look
  ) -> TransitionKind.Look {
    from.towards(to, 0.75).towards(back, 0.25)
  }

  @Test(arguments: TransitionKind.all)
  func `X9, X10: every transition comes and goes`(kind: TransitionKind) throws {
    let session = try session(kind.text)
    tap(session)
    expect(session, at: 0, kind.before, "appearing")
    expect(session, at: 0.5, kind.before.towards(.identity, 0.5), "coming")
    expect(session, at: 1.5, .identity, "there")
    tap(session)
    expect(session, at: 0, .identity, "leaving")
    expect(session, at: 0.5, TransitionKind.Look.identity.towards(kind.after, 0.5), "going")
    #expect(session.frame(atSeconds: 1.5).leaves.isEmpty)
  }

  @Test(arguments: TransitionKind.all)
  func `X20: every transition turns back from where it is`(kind: TransitionKind) throws {
    let session = try session(kind.text)
    tap(session)
    session.move(toSeconds: 0.5)
    tap(session)
    expect(session, at: 0, kind.before.towards(.identity, 0.5), "turned while coming")
    expect(session, at: 0.25, turned(kind.before, .identity, kind.after), "going again")
    #expect(session.frame(atSeconds: 1.5).leaves.isEmpty)
    tap(session)
    expect(session, at: 1.5, .identity, "there")
    tap(session)
    session.move(toSeconds: 0.5)
    tap(session)
    expect(
      session, at: 0, TransitionKind.Look.identity.towards(kind.after, 0.5), "turned while going")
    expect(session, at: 0.25, turned(.identity, kind.after, .identity), "coming again")
    expect(session, at: 1.5, .identity, "there again")
  }

  @Test(arguments: TransitionKind.all, TransitionKind.all)
  func `X11: asymmetric comes one way and goes another`(
    one: TransitionKind, other: TransitionKind
  ) throws {
    let session = try session(".asymmetric(insertion: \(one.text), removal: \(other.text))")
    tap(session)
    expect(session, at: 0, one.before, "appearing")
    expect(session, at: 0.5, one.before.towards(.identity, 0.5), "coming")
    expect(session, at: 1.5, .identity, "there")
    tap(session)
    expect(session, at: 0.5, TransitionKind.Look.identity.towards(other.after, 0.5), "going")
    let going = session.frame().leaves
    tap(session)
    #expect(PropertyReport.near(session.frame().leaves[0].rect, going[0].rect), "turned")
    expect(session, at: 1.5, .identity, "there again")
    tap(session)
    #expect(session.frame(atSeconds: 1.5).leaves.isEmpty)
    tap(session)
    session.move(toSeconds: 0.5)
    let coming = session.frame().leaves
    tap(session)
    #expect(PropertyReport.near(session.frame().leaves[0].rect, coming[0].rect), "turned")
    #expect(session.frame(atSeconds: 1.5).leaves.isEmpty)
  }
}
