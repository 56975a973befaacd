/// What depends on the time alone is a function of the instant: animators, timelines, timers and
/// driven gestures, in any order of questions and at any rate.
import Basics
import Drawing
import Engine
import Lab
import TestSupport
import Testing

@Suite struct `Driven time` {
  private static let program = """
    import SwiftUI

    struct ContentView: View {
      @GestureState(resetTransaction: Transaction(animation: .smooth)) private var way = CGSize.zero
      @State private var place = 0.0
      @State private var ticks = 0
      @State private var done = 0
      let timer = Timer.publish(every: 0.3, on: .main, in: .common).autoconnect()

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.blue.frame(width: 40, height: 40).offset(x: place + way.width)
            .gesture(
              DragGesture()
                .updating($way) { value, state, _ in state = value.translation }
                .onEnded { value in
                  withAnimation(.bouncy) {
                    place += value.predictedEndTranslation.width
                  } completion: {
                    done += 1
                  }
                })
          PhaseAnimator([10.0, 60.0, 30.0]) { width in
            Color.red.frame(width: width, height: 10)
          } animation: { width in width > 50 ? .snappy : .linear(duration: 0.4) }
          KeyframeAnimator(initialValue: 0.0, trigger: ticks) { x in
            Color.green.frame(width: 10, height: 10).offset(x: x)
          } keyframes: { x in
            CubicKeyframe(x + 20, duration: 0.2)
            SpringKeyframe(0, duration: 0.3)
          }
          TimelineView(.animation(minimumInterval: 0.05)) { context in
            Color.orange.frame(
              width: 10 + context.date.timeIntervalSince1970 - 1_767_225_600, height: 10)
          }
          Color.pink.frame(width: 10 + Double(ticks + 10 * done), height: 10)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onReceive(timer) { _ in ticks += 1 }
      }
    }
    """

  private static let instants = [0, 0.017, 0.1, 0.29, 0.3, 0.301, 0.5, 0.513, 0.9, 1.4, 2.7]

  /// A session in which a drag has begun a while after loading.
  private func session() throws -> Session {
    let loaded = try BenchLoader.load(
      [SourceText(name: "Bench.swift", Self.program)], SessionOptions())
    #expect(loaded.diagnostics.map(\.message) == [])
    let session = try #require(loaded.session)
    session.move(toSeconds: 0.123)
    let script = TouchScript(
      .path([Point(80, 20), Point(120, 60)], duration: 0.5, hold: 0), at: Point(20, 20))
    #expect(session.touch(script, name: "a drag") != nil)
    return session
  }

  private func leaves(_ session: Session, _ instants: [Double]) -> [Double: [LeafSnapshot]] {
    var found: [Double: [LeafSnapshot]] = [:]
    for seconds in instants { found[seconds] = session.frame(atSeconds: seconds).leaves }
    return found
  }

  @Test func `frames do not depend on the order of questions`() throws {
    let first = leaves(try session(), Self.instants)
    let second = leaves(try session(), Self.instants.reversed())
    for seconds in Self.instants {
      #expect(first[seconds] == second[seconds], "at \(seconds)")
      #expect(leaves(try session(), [seconds])[seconds] == first[seconds], "alone, at \(seconds)")
    }
    #expect(Set(first.values).count >= Self.instants.count - 1)
  }

  @Test(arguments: [24, 60, 120]) func `T26: nor on how finely time is cut`(rate: Int) throws {
    let coarse = leaves(try session(), [1.4])
    let fine = try session()
    for frame in 0..<Int(1.4 * Double(rate)) {
      _ = fine.frame(atSeconds: Double(frame) / Double(rate))
    }
    #expect(leaves(fine, [1.4]) == coarse)
  }
}
