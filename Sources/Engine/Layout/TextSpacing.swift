// Distances beside texts that depend on fonts (L20): they hold where the semantics ask for them.
import Drawing

/// What an edge of a view says to a text beside it.
package struct TextEdge: Sendable, Hashable {
  /// Whether it is the edge of a figure, a frame or an inset.
  var isBox = false
  /// Size of the font of a text that ends here, in points; 0 where none does.
  var fontSize = 0.0

  static let none = TextEdge()
  static let box = TextEdge(isBox: true)

  /// What two edges say together.
  func joined(with other: TextEdge) -> TextEdge {
    TextEdge(isBox: isBox || other.isBox, fontSize: max(fontSize, other.fontSize))
  }

  /// The distance between two views, one above the other; nil where no text is concerned. A text
  /// keeps room for its line on both sides of a figure: above it from the ascender up, below it
  /// from the baseline down.
  static func distance(_ above: TextEdge, _ below: TextEdge) -> Double? {
    var distances: [Double] = []
    if above.fontSize > 0, below.fontSize > 0 { distances.append(0) }
    if above.isBox, below.fontSize > 0 {
      let font = below.fontSize
      distances.append(room(font) - TextLayout.ascender * font)
    }
    if above.fontSize > 0, below.isBox {
      let font = above.fontSize
      distances.append(
        max(
          room(font) - TextLayout.capHeight * font,
          leading(font) + TextLayout.descender * font))
    }
    return distances.max()
  }

  private static func leading(_ fontSize: Double) -> Double {
    TextLayout.roundedUp(0.1 * TextLayout.lineHeight * fontSize)
  }

  /// The height of a line and what is kept free beside it.
  private static func room(_ fontSize: Double) -> Double {
    TextLayout.lineHeight * fontSize + leading(fontSize)
  }

  // MARK: - Of nodes

  /// The edge of the one child, of all children together where there are several, a box without.
  static let ofChildren: Function = { tree, node, edge in
    let children = tree.children(of: node)
    guard let first = children.first else { return .box }
    return children.dropFirst().reduce(tree.textEdge(of: first, edge)) {
      $0.joined(with: tree.textEdge(of: $1, edge))
    }
  }

  /// Along a stack the edge of its first or last child.
  static func ofStack(isHorizontal: Bool) -> Function {
    { tree, node, edge in
      let children = tree.children(of: node)
      guard edge.isHorizontal == isHorizontal, let first = children.first, let last = children.last
      else { return ofChildren(&tree, node, edge) }
      return tree.textEdge(of: edge == .leading || edge == .top ? first : last, edge)
    }
  }

  /// A box on the axes whose fields of the parameters are given, else the child's edge (L22).
  static func ofFrame(
    _ isGiven: @escaping @Sendable (LayoutParameters, LayoutEdge) -> Bool
  )
    -> Function
  {
    { tree, node, edge in
      isGiven(tree.records[node].parameters, edge) ? .box : ofChildren(&tree, node, edge)
    }
  }

  typealias Function = @Sendable (inout LayoutTree, Int, LayoutEdge) -> TextEdge
}

extension LayoutEdge {
  var isHorizontal: Bool { self == .leading || self == .trailing }
}

extension LayoutTree {
  /// What an edge of a node says to a text beside it.
  mutating func textEdge(of node: Int, _ edge: LayoutEdge) -> TextEdge {
    records[node].wasAsked = true
    return table[Int(records[node].algorithm)].textEdge(&self, node, edge)
  }
}
