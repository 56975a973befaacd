/// What a canvas hands to its closure: it notes down what is drawn.
import Basics
import Drawing
import Engine
import Interpreter

/// `GraphicsContext`: a state of its own over a sheet that copies share.
struct CanvasContext: HostValue {
  static var spelling: String { "GraphicsContext" }

  /// What has been drawn, in the order it was.
  final class Sheet {
    var items: [DisplayItem] = []
    let environment: EnvironmentValues
    init(_ environment: EnvironmentValues) { self.environment = environment }
  }

  /// `GraphicsContext.Filter`.
  enum Filter: HostValue, Hashable {
    static var spelling: String { "GraphicsContext.Filter" }
    case blur(Double)
    case shadow(Color, radius: Double, Point)
    case colors(ColorMatrix)
  }

  let sheet: Sheet
  /// From the coordinates in force to those of the canvas.
  var transform = Transform.identity
  var opacity = 1.0
  /// In the canvas' coordinates.
  var clips: [Outline] = []
  /// The one added last comes first.
  var filters: [Filter] = []

  init(_ sheet: Sheet) { self.sheet = sheet }

  /// The most steps of a picture.
  private static let mostSteps = 5_000

  /// Draws something in the coordinates in force.
  func draw(_ content: DisplayItem.Content) throws {
    try draw([DisplayItem(content)], in: transform)
  }

  /// Draws items as one piece, with the state's opacity, filters and clips.
  func draw(_ items: [DisplayItem], in transform: Transform) throws {
    guard sheet.items.count < CanvasContext.mostSteps else {
      throw CanvasContext.tooMany
    }
    var items = items
    if !transform.isIdentity { items = CanvasContext.group(transform: transform, items) }
    for filter in filters {
      switch filter {
      case .blur(let radius): items = CanvasContext.group(blur: radius, items)
      case .shadow(let color, let radius, let offset):
        items =
          CanvasContext.group(
            transform: .translation(offset.x, offset.y), blur: radius, shade: color,
            DisplayItem.casting(items)) + items
      case .colors(let matrix): items = CanvasContext.mapped(items, matrix)
      }
    }
    for clip in clips.reversed() { items = CanvasContext.group(clip: clip, items) }
    if opacity < 1 { items = CanvasContext.group(opacity: opacity, items) }
    sheet.items += items
  }

  private static let tooMany = Trap(
    "a canvas draws more than \(mostSteps) steps", id: "limit-views")

  private static func group(
    opacity: Double = 1, clip: Outline? = nil, transform: Transform = .identity, blur: Double = 0,
    shade: Color? = nil, _ items: [DisplayItem]
  ) -> [DisplayItem] {
    [
      DisplayItem(
        .group(
          DisplayGroup(
            opacity: opacity, clip: clip, transform: transform, blur: blur, shade: shade,
            items: items)))
    ]
  }

  private static func mapped(_ items: [DisplayItem], _ matrix: ColorMatrix) -> [DisplayItem] {
    items.map { item in
      guard case .group(var group) = item.content else {
        return DisplayItem(item.content.mapped { matrix.apply($0) })
      }
      group.items = mapped(group.items, matrix)
      return DisplayItem(.group(group))
    }
  }
}

/// `GraphicsContext.Shading`: a colour, a gradient with a place, or the colour of texts.
struct Shading: HostValue, Hashable {
  static var spelling: String { "GraphicsContext.Shading" }
  enum Kind: Hashable {
    case color(Color)
    case gradient(Gradient)
    /// A style that fits itself to what it fills.
    case style(GradientStyle)
    case foreground
  }
  var kind: Kind

  /// The content that fills an outline.
  func fill(_ outline: Outline, in context: CanvasContext) -> DisplayItem.Content {
    switch kind {
    case .color(let color): .fill(outline, color)
    case .gradient(let gradient): .gradient(outline, gradient)
    case .style(let style): .gradient(outline, style.placed(in: outline.bounds))
    case .foreground: .fill(outline, context.sheet.environment[.foregroundColor] ?? .black)
    }
  }

  /// The colour of a line.
  func color(in context: CanvasContext) -> Color {
    switch kind {
    case .color(let color): color
    case .gradient(let gradient): gradient.mean
    case .style(let style): style.mean
    case .foreground: context.sheet.environment[.foregroundColor] ?? .black
    }
  }
}

/// `GraphicsContext.ResolvedText` and `ResolvedImage`: a text or a picture with its environment.
struct ResolvedText: HostValue {
  static var spelling: String { "GraphicsContext.ResolvedText" }
  let view: TextView
  let environment: EnvironmentValues

  func size(_ room: Size) -> Size {
    view.run(in: environment, Proposal(room), at: .zero, anchor: UnitPoint(0, 0)).rect.size
  }
}

struct ResolvedImage: HostValue {
  static var spelling: String { "GraphicsContext.ResolvedImage" }
  let view: ImageView
  let environment: EnvironmentValues
  var size: Size { view.size(in: environment) }
}

/// What `draw` takes: a text or a picture, resolved or not.
enum Drawable: Argument {
  static var spelling: String { "Any" }
  case text(TextView)
  case image(ImageView)
  case nothing

  init(_ value: Value, in context: CallContext) throws {
    if case .object(let object) = value {
      if let text = object as? TextView {
        self = .text(text)
        return
      }
      if let image = object as? ImageView {
        self = .image(image)
        return
      }
    }
    if let text = value.cast(to: HostObject<ResolvedText>.self)?.value {
      self = .text(text.view)
    } else if let image = value.cast(to: HostObject<ResolvedImage>.self)?.value {
      self = .image(image.view)
    } else if value.isNone {
      self = .nothing
    } else {
      throw context.mismatch(expected: "Text or Image", got: value)
    }
  }

  /// With its anchor at a point, as large as it wants.
  func draw(at point: Point, anchor: UnitPoint, in context: CanvasContext) throws {
    let environment = context.sheet.environment
    switch self {
    case .text(let view):
      try context.draw(.text(view.run(in: environment, .ideal, at: point, anchor: anchor)))
    case .image(let view):
      let size = view.size(in: environment)
      let origin = Point(point.x - anchor.x * size.width, point.y - anchor.y * size.height)
      try draw(view, in: Rect(origin, size), context)
    case .nothing: return
    }
  }

  /// In a rectangle: texts from its top left, pictures over all of it.
  func draw(in rect: Rect, in context: CanvasContext) throws {
    switch self {
    case .text(let view):
      let run = view.run(
        in: context.sheet.environment, Proposal(rect.size), at: rect.origin, anchor: UnitPoint(0, 0)
      )
      try context.draw(.text(run))
    case .image(let view): try draw(view, in: rect, context)
    case .nothing: return
    }
  }

  private func draw(_ view: ImageView, in rect: Rect, _ context: CanvasContext) throws {
    let environment = context.sheet.environment
    var items = [DisplayItem(.fill(.rect(rect), view.color(in: environment)))]
    if let caption = view.caption(in: rect, environment) {
      items.append(DisplayItem(.text(caption)))
    }
    try context.draw(items, in: context.transform)
  }
}
