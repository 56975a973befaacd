import Basics
import Drawing
import Engine
import Testing

/// A transition that rounds the corners and then matches, as the final form of the handoff does.
final class HandoffTransition: CustomTransitionDefinition {
  var name: String { "Handoff" }
  var isIdentity: Bool { false }
  let namespace: Int
  let radii: (identity: Double, active: Double)

  init(namespace: Int, identity: Double, active: Double) {
    self.namespace = namespace
    radii = (identity, active)
  }

  func body(
    content: ViewValue, phase: TransitionPhase, in context: BodyContext
  ) throws(Trap) -> ViewValue {
    let radius = phase.isIdentity ? radii.identity : radii.active
    return content.modified(by: ClipModifier(RoundedRectangle(radius: radius))).matched(namespace)
  }
}

@Suite struct `Effect inside the transition` {
  /// Frame and padding on the container, outside the transitioning views.
  private func final() -> PairBench {
    PairBench { large, namespace in
      func one(_ identity: Double, _ active: Double) -> ViewValue {
        yellow().transition(
          CustomTransition(
            HandoffTransition(namespace: namespace, identity: identity, active: active)))
      }
      return vstack(choice(large, one(32, 8), one(8, 32)))
        .frame(large ? nil : 100, large ? nil : 50)
        .padding(large ? 10 : 0)
        .modified(
          by: LayoutModifier.flexibleFrame(
            minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil,
            maxHeight: .infinity, alignment: .center))
    }
  }

  @Test(arguments: [
    (0.0, Rect(145, 397, 100, 50), 8.0), (0.25, Rect(111.25, 300.25, 167.5, 243.5), 14),
    (0.5, Rect(77.5, 203.5, 235, 437), 20), (0.75, Rect(43.75, 106.75, 302.5, 630.5), 26),
    (1.0, Rect(10, 10, 370, 824), 32),
  ])
  func `9.4: both views share rect and radius on the way up and down`(
    seconds: Double, rect: Rect, radius: Double
  ) {
    let bench = final()
    let graph = ViewGraph.pair(bench)
    graph.toggle(bench, .linear(1))
    let up = graph.frame(at: seconds)
    #expect(up.leaves.map(\.rect) == [rect, rect])
    #expect(up.leaves.map(\.cornerRadius) == [radius, radius])
    #expect(up.leaves.map(\.effectiveOpacity) == [1, 1])
    _ = graph.frame(at: 2)
    graph.toggle(bench, .linear(1))
    let down = graph.frame(at: 1 - seconds)
    #expect(down.leaves.map(\.rect) == [rect, rect])
    #expect(down.leaves.map(\.cornerRadius) == [radius, radius])
  }

  @Test func `E11: padding inside the effect is squeezed into the shared rect`() {
    let bench = PairBench { large, namespace in
      func transition() -> TransitionValue {
        CustomTransition(HandoffTransition(namespace: namespace, identity: 0, active: 0))
      }
      return vstack(
        choice(
          large, yellow().transition(transition()).padding(10),
          yellow().transition(transition()).frame(100, 50)))
    }
    let graph = ViewGraph.pair(bench)
    graph.toggle(bench, .linear(1))
    #expect(graph.frame(at: 0).leaves.last?.rect == Rect(155, 407, 80, 30))
    #expect(graph.frame(at: 1).leaves.last?.rect == Rect(10, 10, 370, 824).inset(by: 0))
  }

  @Test(arguments: [
    (0.0, Point(280, 784), Rect(10, 10, 370, 824)), (0.25, Point(246.25, 687.25), nil),
    (0.5, Point(212.5, 590.5), nil), (0.75, Point(178.75, 493.75), nil),
    (1.0, Point(145, 397), Rect(145, 397, 100, 50)),
  ])
  func `E10: a fixed frame inside a hoisted effect drifts to the corner`(
    seconds: Double, incoming: Point, outgoing: Rect?
  ) {
    let bench = PairBench { large, namespace in
      func transition() -> TransitionValue {
        CustomTransition(HandoffTransition(namespace: namespace, identity: 32, active: 8))
      }
      return vstack(
        choice(
          large, yellow().transition(transition()),
          yellow().frame(100, 50)
            .transition(transition()))
      ).padding(large ? 10 : 0)
    }
    bench.large = true
    let graph = ViewGraph.pair(bench)
    graph.toggle(bench, .linear(1))
    let frame = graph.frame(at: seconds)
    #expect(frame.leaves.last?.rect == Rect(incoming, Size(100, 50)))
    if let outgoing { #expect(frame.leaves.first?.rect == outgoing) }
  }
}

@Suite struct `Fixed children and displaced views` {
  private func basic(_ semantics: Semantics) -> (PairBench, ViewGraph) {
    let bench = PairBench { large, namespace in
      vstack(
        choice(
          large, yellow().frame(200, 150).matched(namespace),
          yellow().frame(100, 80).matched(namespace)))
    }
    return (bench, ViewGraph.pair(bench, semantics: semantics))
  }

  @Test(arguments: [
    (0.0, Point(45, 312), Point(145, 382)), (0.5, Point(70, 329.5), Point(170, 399.5)),
    (1.0, Point(95, 347), Point(195, 417)),
  ])
  func `E9, M11: fixed children slide with their corner shifted`(
    seconds: Double, incoming: Point, outgoing: Point
  ) {
    let (bench, graph) = basic(Semantics())
    graph.toggle(bench, .linear(1))
    let frame = graph.frame(at: seconds)
    #expect(frame.leaves.first?.rect == Rect(outgoing, Size(100, 80)))
    #expect(frame.leaves.last?.rect == Rect(incoming, Size(200, 150)))
    #expect(frame.leaves.map(\.effectiveOpacity) == [1 - seconds, seconds])
  }

  @Test func `M11: the centred variant does not move them at all`() {
    var semantics = Semantics()
    semantics.fixedChildRule = .centred
    let (bench, graph) = basic(semantics)
    graph.toggle(bench, .linear(1))
    let frame = graph.frame(at: 0.5)
    #expect(frame.leaves.first?.rect == Rect(145, 382, 100, 80))
    #expect(frame.leaves.last?.rect == Rect(95, 347, 200, 150))
  }

  @Test func `D14: an offset transition displaces the start of the flight`() {
    let bench = PairBench { large, namespace in
      let transition = PhaseTransition.offset(x: 100, y: 0)
      return vstack(
        choice(
          large, yellow().matched(namespace).frame(200, 200).transition(transition),
          yellow().matched(namespace).frame(100, 100).transition(transition)))
    }
    let graph = ViewGraph.pair(bench)
    graph.toggle(bench, .linear(1))
    let frame = graph.frame(at: 0.5)
    #expect(frame.leaves.map(\.rect) == [Rect(120, 347, 150, 150), Rect(170, 347, 150, 150)])
  }

  @Test(arguments: [
    (0.25, Rect(63.125, 176.625, 93.75, 93.75), Rect(94.374, 207.874, 31.25, 31.25)),
    (0.5, Rect(132.5, 359.5, 75, 75), Rect(132.5, 359.5, 75, 75)),
    (0.75, Rect(208.125, 548.625, 43.75, 43.75), Rect(164.375, 504.875, 131.25, 131.25)),
  ])
  func `D15: with a bare scale each view stays centred on the line`(
    seconds: Double, outgoing: Rect, incoming: Rect
  ) {
    let bench = PairBench { large, namespace in
      func at(_ side: Double, _ x: Double, _ y: Double) -> ViewValue {
        yellow().matched(namespace).frame(side, side)
          .transition(PhaseTransition.scale(0.00001, anchor: .center))
      }
      let alignment: Alignment =
        large ? Alignment(.trailing, .bottom) : Alignment(.leading, .top)
      return StackView.depth(
        alignment: .center, choice(large, at(200, 0, 0), at(100, 0, 0))
      ).modified(
        by: LayoutModifier.flexibleFrame(
          minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil, idealHeight: nil,
          maxHeight: .infinity, alignment: alignment))
    }
    let graph = ViewGraph.pair(bench)
    graph.toggle(bench, .linear(1))
    let frame = graph.frame(at: seconds)
    expectClose(frame.leaves.first?.rect, outgoing)
    expectClose(frame.leaves.last?.rect, incoming)
  }
}

/// Equal to the hundredth of a point.
func expectClose(
  _ found: Rect?, _ expected: Rect, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let found else {
    Issue.record("no rect", sourceLocation: sourceLocation)
    return
  }
  let distances = [
    found.x - expected.x, found.y - expected.y, found.width - expected.width,
    found.height - expected.height,
  ]
  #expect(
    distances.allSatisfy { abs($0) < 0.01 }, "found \(found), expected \(expected)",
    sourceLocation: sourceLocation)
}
