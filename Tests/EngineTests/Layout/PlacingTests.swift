// What is visited and when: pulling, invalidating, hooks (decision 3).
import Drawing
import Engine
import Testing

struct PlacingTests {
  /// A row of two columns of two colours each.
  private let sketch = hstack(
    0,
    [
      vstack(0, [color("a"), color("b")]).named("left"),
      vstack(0, [color("c"), color("d")]).named("right"),
    ]
  ).named("row")

  @Test func `pulling a leaf places its ancestors' children and nothing else`() {
    var board = Board(sketch)
    board.tree.pull(board.node("a"))
    // The root frame, the row and the left column.
    #expect(board.tree.placeCount == 3)
    #expect(board.tree[board.node("b")].isPlaced)
    #expect(!board.tree[board.node("right")].childrenPlaced)
    #expect(!board.tree[board.node("c")].isPlaced)
    board.tree.pull(board.node("b"))
    #expect(board.tree.placeCount == 3)
    board.tree.pull(board.node("d"))
    #expect(board.tree.placeCount == 4)
  }

  @Test func `a new pass without changes visits nothing`() {
    var board = Board(sketch)
    board.tree.placeAll(0)
    let before = board.tree.measureCount
    board.tree.beginPass()
    board.tree.placeRoot(0, origin: .zero, proposal: Proposal(390, 844))
    board.tree.placeAll(0)
    for node in 0..<board.tree.count { board.tree.pull(node) }
    #expect(board.tree.placeCount == 4)
    #expect(board.tree.measureCount == before)
  }

  @Test func `an invalidated leaf costs its path, not its siblings' children`() {
    // The frames are rigid: the change of "a" moves nothing in the other column.
    var board = Board(
      hstack(
        0,
        [
          vstack(0, [image("a", 5, 5), image("b", 5, 5)]).frame(width: 50, height: 50),
          vstack(0, [image("c", 5, 5), image("d", 5, 5)]).frame(width: 50, height: 50),
        ]))
    board.tree.placeAll(0)
    // Root, row, two frames, two columns.
    #expect(board.tree.placeCount == 6)
    board.tree[board.node("a")].parameters = .fixedLeaf(Size(5, 15))
    board.tree.invalidate(board.node("a"))
    board.tree.placeAll(0)
    // Root, row, frame and column of the leaf.
    #expect(board.tree.placeCount == 10)
    let rect = board.rect("b")
    // The column is 15 + 5 high and centred, so it begins 10 above the middle.
    #expect(near(rect, Rect(195 - 50 + 22.5, 422 - 10 + 15, 5, 5)))
    #expect(board.tree.placeCount == 10)
  }

  @Test func `a gap follows an inset that is deep inside a frame of fixed size`() {
    // D6: the Spacer's 0 shows through the frame until padding resets it.
    let hidden = spacer().padding(0).named("inset").offset(0, 0).frame(width: 5, height: 5)
    var board = Board(hstack([hidden, image("i", 5, 5)]), canvas: Size(18, 5))
    #expect(board.rect("i") == Rect(4 + 5, 0, 5, 5))
    let inset = board.node("inset")
    board.tree[inset].parameters.d = 1
    board.tree.invalidate(inset)
    #expect(board.rect("i") == Rect(5 + 8, 0, 5, 5))
  }

  @Test func `a root that is moved keeps everything below it`() {
    var board = Board(sketch)
    board.tree.placeAll(0)
    let before = board.rect("d")
    board.tree.placeRoot(0, origin: Point(7, 9), proposal: Proposal(390, 844))
    let after = board.rect("d")
    #expect(after == Rect(before.origin + Point(7, 9), before.size))
    #expect(board.tree.placeCount == 4)
  }

  @Test func `a chain of stacks costs in proportion to its depth`() {
    // Every level is a row or column of a colour and the next level.
    func measures(_ depth: Int) -> Int {
      var load = LayoutLoad(.deep, nodes: depth * 2)
      return load.full().measures
    }
    let short = measures(100)
    #expect(measures(200) <= 2 * short + 40)
    #expect(measures(400) <= 4 * short + 80)
    // At most three questions a level for each of the proposals a stack remembers.
    #expect(short <= 100 * 12)
  }

  @Test func `a tree of the greatest depth is laid out`() {
    var load = LayoutLoad(.deep, nodes: 2 * LayoutTree.depthLimit - 2)
    #expect(load.tree.depth == LayoutTree.depthLimit)
    #expect(load.full().places == LayoutTree.depthLimit - 1)
  }

  @Test func `a chain of modifiers costs in proportion to its depth`() {
    var view = color("leaf")
    for level in 0..<200 {
      view = level % 2 == 0 ? view.aspectRatio() : view.frame(minWidth: 1)
    }
    var board = Board(view)
    _ = board.rect("leaf")
    #expect(board.tree.measureCount <= 200 * 4 + 10)
  }

  @Test func `a relayout of one leaf in ten thousand visits a path`() {
    var load = LayoutLoad(.tree, nodes: 10_000)
    _ = load.full()
    for _ in 0..<4 { _ = load.relayout() }
    let counts = load.relayout()
    #expect(counts.nodes == 10_000)
    // Seven levels of at most four children, of which each is asked for at most three proposals.
    #expect(counts.measures <= 7 * 4 * 3)
    #expect(counts.places <= 7 * 4)
  }

  @Test func `removeAll leaves an empty tree that can be filled again`() {
    var board = Board(sketch)
    board.tree.removeAll()
    #expect(board.tree.count == 0)
    let root = board.tree.addRoot(.hstack, .stack(alignment: .verticalCenter, spacing: 2))
    let leaves = board.tree.addChildren(of: root, [(.fill, .none), (.fill, .none)])
    board.tree.placeRoot(root, origin: .zero, proposal: Proposal(22, 5))
    #expect(board.tree.rect(of: leaves.upperBound - 1) == Rect(12, 0, 10, 5))
  }
}
