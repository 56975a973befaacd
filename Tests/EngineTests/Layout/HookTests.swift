// Nodes whose child is placed by someone else, as matched geometry does (decision 3).
import Drawing
import Engine
import Testing

/// Places its child by a closure and counts.
private final class Hook: LayoutHook {
  var calls = 0
  var answer: (inout LayoutTree, Int) -> (origin: Point, proposal: Proposal)?

  init(_ answer: @escaping (inout LayoutTree, Int) -> (origin: Point, proposal: Proposal)?) {
    self.answer = answer
  }

  func place(_ tree: inout LayoutTree, node: Int) -> (origin: Point, proposal: Proposal)? {
    calls += 1
    return answer(&tree, node)
  }
}

struct HookTests {
  @Test func `without an answer the child has the node's place and proposal`() {
    let hook = Hook { _, _ in nil }
    expectRects(
      color("c").hooked(hook).padding(5), canvas: Size(50, 40),
      [
        ("c", Rect(5, 5, 40, 30))
      ])
  }

  @Test func `the hook moves and resizes the child and not the node`() {
    let hook = Hook { _, _ in (Point(3, 4), Proposal(20, 10)) }
    let row = hstack(0, [color("a").hooked(hook), color("b")])
    expectRects(
      row, canvas: Size(100, 50), [("a", Rect(3, 4, 20, 10)), ("b", Rect(50, 0, 50, 50))])
  }

  @Test func `a hook is asked once in a pass, and again in the next`() {
    let hook = Hook { _, _ in nil }
    var board = Board(hstack(0, [color("a"), color("b")]).hooked(hook))
    board.tree.pull(board.node("a"))
    board.tree.pull(board.node("b"))
    #expect(hook.calls == 1)
    board.tree.beginPass()
    board.tree.pull(board.node("b"))
    board.tree.placeAll(0)
    #expect(hook.calls == 2)
    // Its answer was the same, so the row was placed once only: root, row, and the hook twice.
    #expect(board.tree.placeCount == 4)
  }

  @Test func `a new answer reaches everything below`() {
    var width = 40.0
    let hook = Hook { _, _ in (.zero, Proposal(width, 10)) }
    var board = Board(
      hstack(0, [color("a"), color("b")]).hooked(hook), canvas: Size(100, 10))
    #expect(board.rect("b") == Rect(20, 0, 20, 10))
    width = 60
    board.tree.beginPass()
    #expect(board.rect("b") == Rect(30, 0, 30, 10))
  }

  @Test func `a hook may pull another node`() {
    // The follower goes where the source is, seen from its own origin.
    var source = -1
    let hook = Hook { tree, node in
      let there = tree.rect(of: source)
      let here = tree.rect(of: node)
      return (there.origin - here.origin, Proposal(there.size))
    }
    var board = Board(
      vstack(0, [color("a").hooked(hook), hstack(0, [color("x"), color("b")])]),
      canvas: Size(100, 100))
    source = board.node("b")
    #expect(board.rect("a") == Rect(50, 50, 50, 50))
  }

  @Test func `two hooks that pull each other's children come to an end`() {
    var nodes = [-1, -1]
    let first = Hook { tree, _ in
      tree.pull(nodes[1])
      return (Point(1, 0), tree[nodes[1]].proposal)
    }
    let second = Hook { tree, _ in
      tree.pull(nodes[0])
      return (Point(0, 1), Proposal(7, 7))
    }
    var board = Board(hstack(0, [color("a").hooked(first), color("b").hooked(second)]))
    nodes = [board.node("a"), board.node("b")]
    let rect = board.rect("a")
    #expect(first.calls == 1)
    #expect(second.calls == 1)
    #expect(rect == Rect(1, 0, 7, 7))
  }

  @Test func `places found below a node before it moved are found again`() {
    // While the outer hook answers, it pulls a node below itself, which still has its old size.
    var inside = -1
    let hook = Hook { tree, _ in
      tree.pull(inside)
      return (.zero, Proposal(60, 10))
    }
    var board = Board(
      hstack(0, [color("a"), color("b")]).hooked(hook), canvas: Size(100, 10))
    inside = board.node("b")
    #expect(board.rect("b") == Rect(30, 0, 30, 10))
    #expect(board.rect("a") == Rect(0, 0, 30, 10))
  }
}
