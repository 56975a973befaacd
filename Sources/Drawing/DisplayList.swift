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
    case gradient(Outline, Gradient)
    /// A stroke centred on the outline; its dashes are parts of the outline already.
    case stroke(Outline, Color, StrokeStyle)
    case text(TextRun)
    case group(DisplayGroup)

    /// A plain stroke, `width` in points.
    package static func stroke(_ outline: Outline, _ color: Color, width: Double) -> Content {
      .stroke(outline, color, StrokeStyle(width: width))
    }

    /// The same in other colours; groups stay as they are.
    package func mapped(_ change: (Color) -> Color) -> Content {
      switch self {
      case .fill(let outline, let color): return .fill(outline, change(color))
      case .gradient(let outline, let gradient): return .gradient(outline, gradient.mapped(change))
      case .stroke(let outline, let color, let style):
        return .stroke(outline, change(color), style)
      case .text(var run):
        run.color = change(run.color)
        return .text(run)
      case .group: return self
      }
    }
  }

  package var content: Content
  /// What the legend calls this item: the matched id, else the view's name. Empty for groups; one
  /// with a name is a picture, whose parts the legend does not list.
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
  /// What shows of the group: as much as these items, inside the group, are opaque. Nil for all.
  package var mask: [DisplayItem]?
  /// How far edges are softened to both sides, in points inside the group.
  package var blur: Double
  /// The one colour of everything inside: the group is a shadow. No leaf stands in it.
  package var shade: Color?

  package init(
    opacity: Double = 1, clip: Outline? = nil, transform: Transform = .identity,
    mask: [DisplayItem]? = nil, blur: Double = 0, shade: Color? = nil, items: [DisplayItem]
  ) {
    self.opacity = opacity
    self.clip = clip
    self.transform = transform
    self.mask = mask
    self.blur = blur
    self.shade = shade
    self.items = items
  }

  /// How much the mask lets through at a point inside the group, from 0 to 1.
  package func shown(at point: Point) -> Double {
    guard let mask else { return 1 }
    return DisplayItem.coverage(at: point, mask, countingText: true)
  }
}

extension DisplayItem {
  /// How much of what lies behind is covered at a point: groups are composited; shadows do not
  /// count, texts where it is said.
  package static func coverage(
    at point: Point, _ items: [DisplayItem], countingText: Bool = false
  ) -> Double {
    var covered = 0.0
    for item in items {
      let alpha: Double
      switch item.content {
      case .fill(let outline, let color): alpha = outline.contains(point) ? color.opacity : 0
      case .gradient(let outline, let gradient):
        alpha = outline.contains(point) ? gradient.color(at: point).opacity : 0
      case .stroke: alpha = 0
      case .text(let run):
        alpha = countingText && run.rect.contains(point) ? run.color.opacity : 0
      case .group(let group):
        guard group.shade == nil, let inner = group.transform.inverse?.apply(point),
          group.clip?.contains(inner) ?? true
        else { continue }
        alpha =
          group.opacity * group.shown(at: inner)
          * coverage(at: inner, group.items, countingText: countingText)
      }
      covered = alpha + covered * (1 - alpha)
    }
    return covered
  }

  /// The items without shadows: what casts one.
  package static func casting(_ items: [DisplayItem]) -> [DisplayItem] {
    items.compactMap { item in
      guard case .group(var group) = item.content else { return item }
      if group.shade != nil { return nil }
      group.items = casting(group.items)
      return DisplayItem(.group(group), label: item.label, leaf: item.leaf)
    }
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

  /// What the lines have in common.
  package enum Alignment: UInt8, Sendable, Hashable { case leading, center, trailing }

  /// The box of the whole run.
  package var rect: Rect
  package var lines: [Line]
  package var alignment: Alignment
  /// Font size in points.
  package var fontSize: Double
  package var color: Color

  package init(
    rect: Rect, lines: [Line], alignment: Alignment = .center, fontSize: Double, color: Color
  ) {
    self.rect = rect
    self.lines = lines
    self.alignment = alignment
    self.fontSize = fontSize
    self.color = color
  }
}
