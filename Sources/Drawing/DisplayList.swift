/// What a frame draws, in points, back to front: the hinge between the engine and everything that
/// shows a frame.
package struct DisplayList: Sendable, Hashable {
  /// Size of the canvas in points; its origin is (0, 0).
  package var canvas: Size
  /// The colour behind everything.
  package var background: Color
  package var items: [DisplayItem]

  package init(canvas: Size, background: Color = .white, items: [DisplayItem] = []) {
    self.canvas = canvas
    self.background = background
    self.items = items
  }
}

/// One drawing command. Coordinates are those of the enclosing group; a group's transform maps
/// them to the coordinates outside it.
package struct DisplayItem: Sendable, Hashable {
  package enum Content: Sendable, Hashable {
    case fill(Outline, Color)
    /// A stroke centred on the outline; `width` in points.
    case stroke(Outline, Color, width: Double)
    case text(TextRun)
    case group(DisplayGroup)
  }

  package var content: Content
  /// What the legend calls this item: the matched id, else the view's name. Empty for groups.
  package var label: String
  /// Place of the drawing leaf among those of its frame, back to front; -1 for groups.
  package var leaf: Int

  package init(_ content: Content, label: String = "", leaf: Int = -1) {
    self.content = content
    self.label = label
    self.leaf = leaf
  }
}

/// Items that are composited together: drawn to their own surface, clipped, mapped, and put on what
/// lies behind with one opacity.
package struct DisplayGroup: Sendable, Hashable {
  package var opacity: Double
  /// The clip, in the coordinates inside the group.
  package var clip: Outline?
  /// From the coordinates inside to those outside.
  package var transform: Transform
  package var items: [DisplayItem]

  package init(
    opacity: Double = 1, clip: Outline? = nil, transform: Transform = .identity,
    items: [DisplayItem]
  ) {
    self.opacity = opacity
    self.clip = clip
    self.transform = transform
    self.items = items
  }
}

/// Measured text: lines already wrapped and truncated by the engine, with their places. The
/// renderer draws each line whole.
package struct TextRun: Sendable, Hashable {
  package struct Line: Sendable, Hashable {
    package var text: String
    /// Offset of the line's box from the run's origin, in points.
    package var offset: Point
    /// Advance width and height of the line, in points.
    package var size: Size
    package init(text: String, offset: Point, size: Size) {
      self.text = text
      self.offset = offset
      self.size = size
    }
  }

  /// The box of the whole run.
  package var rect: Rect
  package var lines: [Line]
  /// Font size in points.
  package var fontSize: Double
  package var color: Color

  package init(rect: Rect, lines: [Line], fontSize: Double, color: Color) {
    self.rect = rect
    self.lines = lines
    self.fontSize = fontSize
    self.color = color
  }
}
