// Properties of layout that hold for any tree.
import Drawing
import Engine
import Testing

/// A small generator with a seed (SplitMix64), so that failures can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Makes sketches; those of odd seeds have alignment guides.
struct SketchGenerator {
  var random: SeededGenerator
  let hasGuides: Bool

  init(seed: Int) {
    random = SeededGenerator(state: UInt64(seed))
    hasGuides = seed % 2 == 1
  }

  mutating func number(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &random))
  }

  mutating func sketch(depth: Int) -> Sketch {
    if depth == 0 { return leaf() }
    var result: Sketch
    switch Int.random(in: 0..<4, using: &random) {
    case 0: result = hstack(spacing(), verticalKey(), children(depth))
    case 1: result = vstack(spacing(), horizontalKey(), children(depth))
    case 2: result = zstack(Alignment(horizontalKey(), verticalKey()), children(depth))
    default: result = leaf()
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) { result = modified(result) }
    return result
  }

  private mutating func horizontalKey() -> AlignmentKey {
    let keys: [AlignmentKey] = [.leading, .horizontalCenter, .trailing]
    return keys.randomElement(using: &random) ?? .leading
  }

  private mutating func verticalKey() -> AlignmentKey {
    let keys: [AlignmentKey] =
      hasGuides
      ? [.top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline]
      : [.top, .verticalCenter, .bottom]
    return keys.randomElement(using: &random) ?? .top
  }

  private mutating func guide(_ sketch: Sketch) -> Sketch {
    let part = number(-4...8) / 4
    return Bool.random(using: &random)
      ? sketch.guide(horizontalKey()) { $0.width * part }
      : sketch.guide(verticalKey()) { $0[.bottom] * part }
  }

  private mutating func spacing() -> Double? {
    Bool.random(using: &random) ? nil : number(0...12)
  }

  private mutating func children(_ depth: Int) -> [Sketch] {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in sketch(depth: depth - 1) }
  }

  private mutating func leaf() -> Sketch {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: spacer(min: number(0...20))
    case 1: circle()
    case 2: image(nil, number(1...60), number(1...60))
    case 3: text(nil, TextContent("A few words of text", fontSize: number(8...20)))
    default: color()
    }
  }

  private mutating func modified(_ sketch: Sketch) -> Sketch {
    switch Int.random(in: 0..<(hasGuides ? 12 : 9), using: &random) {
    case 9...: guide(sketch)
    case 0: sketch.frame(width: number(5...120))
    case 1: sketch.frame(minWidth: number(5...40), maxWidth: number(41...150))
    case 2: sketch.frame(idealHeight: number(5...90), maxHeight: .infinity)
    case 3: sketch.padding(number(0...12))
    case 4: sketch.fixedSize(horizontal: Bool.random(using: &random), vertical: true)
    case 5: sketch.aspectRatio(number(1...3))
    case 6: sketch.priority(number(-1...2))
    case 7: sketch.overlay([color()])
    default: sketch.offset(number(-9...9), number(-9...9))
    }
  }
}

struct RandomTreeTests {
  @Test(arguments: 1...40) func `remembered answers equal fresh ones`(seed: Int) {
    var generator = SketchGenerator(seed: seed)
    let sketch = generator.sketch(depth: 4)
    var remembering = Board(sketch)
    var forgetting = Board(sketch)
    forgetting.tree.remembersAnswers = false
    #expect(remembering.rects() == forgetting.rects())
  }

  @Test(arguments: 1...40) func `the order of pulling does not matter`(seed: Int) {
    var generator = SketchGenerator(seed: seed)
    var board = Board(generator.sketch(depth: 5))
    var shuffled = board
    var expected = board.rects()
    var order = Array(0..<board.tree.count)
    order.shuffle(using: &generator.random)
    for node in order { shuffled.tree.pull(node) }
    #expect(shuffled.rects() == expected)
    board.tree.placeAll(0)
    expected = board.rects()
    #expect(shuffled.rects() == expected)
  }

  @Test(arguments: 1...40) func `children of stacks lie one behind the other and fit`(seed: Int) {
    var generator = SketchGenerator(seed: seed)
    var board = Board(generator.sketch(depth: 5))
    board.tree.placeAll(0)
    for node in 0..<board.tree.count {
      let record = board.tree[node]
      let isRow = record.algorithm == LayoutAlgorithmID.hstack.index
      guard isRow || record.algorithm == LayoutAlgorithmID.vstack.index else { continue }
      // A missing cross proposal is replaced in placing (L12), so sizes may change once more.
      let cross = isRow ? record.proposal.height : record.proposal.width
      if cross == Proposal.unspecified { continue }
      var end = 0.0
      for child in board.tree.children(of: node) {
        let placed = board.tree[child]
        let start = isRow ? placed.origin.x : placed.origin.y
        let across = isRow ? placed.origin.y : placed.origin.x
        #expect(start >= end - 1e-9)
        #expect(across >= -1e-9)
        end = start + (isRow ? placed.size.width : placed.size.height)
        let thickness = across + (isRow ? placed.size.height : placed.size.width)
        #expect(thickness <= (isRow ? record.size.height : record.size.width) + 1e-9)
      }
      #expect(end <= (isRow ? record.size.width : record.size.height) + 1e-9)
    }
  }

  @Test(arguments: 1...60) func `an invalidated tree equals one built anew`(seed: Int) {
    var generator = SketchGenerator(seed: seed)
    let sketch = generator.sketch(depth: 4)
    var board = Board(sketch)
    let changeable: Set<UInt16> = [
      LayoutAlgorithmID.fixedLeaf.index, LayoutAlgorithmID.padding.index,
      LayoutAlgorithmID.layoutPriority.index, LayoutAlgorithmID.spacer.index,
    ]
    let nodes = (0..<board.tree.count).filter { changeable.contains(board.tree[$0].algorithm) }
    var changes: [(node: Int, value: Double)] = []
    for round in 0..<6 {
      guard let node = nodes.randomElement(using: &generator.random) else { return }
      // Some of the nodes are looked at, so that remembered and forgotten ones mix.
      if round % 2 == 0 { _ = board.rects() } else { board.tree.pull(node) }
      let value = generator.number(0...3)
      changes.append((node, value))
      board.tree[node].parameters.a = value
      board.tree.invalidate(node)
      var fresh = Board(sketch) { tree in
        for change in changes { tree[change.node].parameters.a = change.value }
      }
      #expect(board.rects() == fresh.rects())
    }
  }
}
