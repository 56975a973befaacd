// A plain matched pair in engine values: the smallest flights.
import Basics
import Drawing
import Engine
import Testing

@Suite struct `Plain matched pair` {
  func bench(_ transition: TransitionValue? = nil) -> PairBench {
    PairBench { large, namespace in
      func one(_ view: ViewValue) -> ViewValue {
        transition.map { view.transition($0) } ?? view
      }
      return vstack(
        choice(
          large, one(yellow().matched(namespace)).padding(16),
          one(yellow().matched(namespace)).frame(100, 50)))
    }
  }

  @Test func `E12: both layers fade on one rect, coverage dips to .75`() throws {
    let bench = bench()
    let graph = ViewGraph.pair(bench)
    graph.toggle(bench, .linear(1))
    let frame = graph.frame(at: 0.5)
    #expect(frame.leaves.count == 2)
    for leaf in frame.leaves {
      #expect(leaf.rect == Rect(80.5, 206.5, 229, 431))
      #expect(leaf.effectiveOpacity == 0.5)
    }
    #expect(frame.coverage == 0.75)
    let end = graph.frame(at: 1.5)
    #expect(end.leaves.count == 1)
    #expect(end.leaves.first?.rect == Rect(16, 16, 358, 812))
  }

  @Test func `E14: identity on both sides: no flight`() throws {
    let bench = bench(IdentityTransition())
    let graph = ViewGraph.pair(bench)
    graph.toggle(bench, .linear(1))
    let frame = graph.frame(at: 0)
    #expect(frame.leaves.map(\.rect) == [Rect(16, 16, 358, 812)])
    #expect(graph.messages.isEmpty)
  }

  @Test func `E15: scale(1): the incoming view flies alone and opaque`() throws {
    let bench = bench(PhaseTransition.scale(1, anchor: .center))
    let graph = ViewGraph.pair(bench)
    graph.toggle(bench, .linear(1))
    let frame = graph.frame(at: 0.5)
    #expect(frame.leaves.map(\.rect) == [Rect(80.5, 206.5, 229, 431)])
    #expect(frame.leaves.map(\.effectiveOpacity) == [1])
  }

  @Test(arguments: [
    (0.125, 0.547), (0.25, 0.5625), (0.5, 0.5), (0.75, 0.25), (1.0, 0.0),
  ])
  func `E16: toggled back at half time`(seconds: Double, fraction: Double) throws {
    let bench = bench(PhaseTransition.scale(1, anchor: .center))
    let graph = ViewGraph.pair(bench)
    graph.toggle(bench, .linear(1))
    _ = graph.frame(at: 0.5)
    graph.toggle(bench, .linear(1))
    let frame = graph.frame(at: seconds)
    let width = try #require(frame.leaves.last?.rect.width)
    #expect(abs(width - (100 + 258 * fraction)) < 0.15)
  }
}
