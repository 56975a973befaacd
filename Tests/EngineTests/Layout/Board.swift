// A sketch as a tree on a canvas.
import Drawing
import Engine
import Testing

/// A layout tree whose root is a frame of the canvas' size around the sketch, in the middle.
struct Board {
  var tree = LayoutTree()
  private(set) var nodes: [String: Int] = [:]

  /// - Parameter change: what is done to the tree before anything is measured.
  init(
    _ sketch: Sketch, canvas: Size = Size(390, 844),
    customGuides: [(ViewDimensions) -> Double] = [], change: (inout LayoutTree) -> Void = { _ in }
  ) {
    tree.customGuides = CustomGuides(customGuides)
    let root = sketch.frame(width: canvas.width, height: canvas.height)
    var queue = [(root, tree.addRoot(root.algorithm, root.parameters))]
    var next = 0
    while next < queue.count {
      let (sketch, node) = queue[next]
      next += 1
      if let name = sketch.name { nodes[name] = node }
      if sketch.children.isEmpty { continue }
      let children = sketch.children.map { ($0.algorithm, parameters(of: $0)) }
      queue.append(contentsOf: zip(sketch.children, tree.addChildren(of: node, children)))
    }
    change(&tree)
    tree.placeRoot(0, origin: .zero, proposal: Proposal(canvas))
  }

  private mutating func parameters(of sketch: Sketch) -> LayoutParameters {
    if let guide = sketch.guide {
      tree.guides.append(guide)
      return .guide(tree.guides.count - 1)
    }
    if let text = sketch.text {
      tree.texts.append(text)
      return .text(tree.texts.count - 1)
    }
    if let hook = sketch.hook {
      tree.hooks.append(hook)
      return .hook(tree.hooks.count - 1)
    }
    return sketch.parameters
  }

  func node(_ name: String) -> Int { nodes[name] ?? -1 }

  mutating func rect(_ name: String) -> Rect { tree.rect(of: node(name)) }

  /// The rectangles of all nodes, in the order of their numbers.
  mutating func rects() -> [Rect] { (0..<tree.count).map { tree.rect(of: $0) } }
}

/// The size of a sketch for a proposal; nil stands for no offer.
func size(of sketch: Sketch, _ width: Double?, _ height: Double?) -> Size {
  var board = Board(sketch.named("root"))
  return board.tree.measure(board.node("root"), Proposal(width: width, height: height))
}

/// Whether two rectangles agree to a hundredth of a point.
func near(_ a: Rect, _ b: Rect) -> Bool {
  abs(a.x - b.x) <= 0.01 && abs(a.y - b.y) <= 0.01 && abs(a.width - b.width) <= 0.01
    && abs(a.height - b.height) <= 0.01
}

/// Checks the rectangles of named nodes.
func expectRects(
  _ sketch: Sketch, canvas: Size = Size(390, 844), _ expected: [(String, Rect)],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var board = Board(sketch, canvas: canvas)
  for (name, rect) in expected {
    let actual = board.rect(name)
    #expect(
      near(actual, rect), "\(name) is at \(actual), not at \(rect)",
      sourceLocation: sourceLocation)
  }
}
