/// Points, sizes, rectangles, edges and angles.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let geometry: [Builtin] = points + sizes + rects + edges + angles

  private static let points: [Builtin] =
    [
      .initializer(
        of: "CGPoint",
        text(
          "A point.", "Text(\"Hi\").position(CGPoint(x: 20, y: 20))",
          "init(x: CGFloat = 0, y: CGFloat = 0)")
      ) { (x: Double, y: Double) in Point(x, y) },
      .staticMember(
        of: "CGPoint",
        text("The origin.", "Text(\"Hi\").position(.zero)", "static let zero: CGPoint")
      ) { Point.zero },
      .property(
        of: "CGPoint",
        text(
          "Distance to the right.", "Text(\"\\(CGPoint(x: 1, y: 2).x)\")", "var x: CGFloat"),
        get: { (p: Point) in p.x }, set: { (p: inout Point, x: Double) in p.x = x }),
      .property(
        of: "CGPoint",
        text(
          "Distance down.", "Text(\"\\(CGPoint(x: 1, y: 2).y)\")", "var y: CGFloat"),
        get: { (p: Point) in p.y }, set: { (p: inout Point, y: Double) in p.y = y }),
      .initializer(
        of: "UnitPoint",
        text(
          "A place in a rectangle.", "Text(\"Hi\").scaleEffect(2, anchor: UnitPoint(x: 0, y: 0))",
          "init(x: CGFloat, y: CGFloat)")
      ) { (x: Double, y: Double) in UnitPoint(x, y) },
      .property(
        of: "UnitPoint",
        text(
          "Fraction of the width.", "Text(\"\\(UnitPoint.center.x)\")", "var x: CGFloat"),
        get: { (p: UnitPoint) in p.x }, set: { (p: inout UnitPoint, x: Double) in p.x = x }),
      .property(
        of: "UnitPoint",
        text(
          "Fraction of the height.", "Text(\"\\(UnitPoint.center.y)\")", "var y: CGFloat"),
        get: { (p: UnitPoint) in p.y }, set: { (p: inout UnitPoint, y: Double) in p.y = y }),
    ]
    + unitPoints.map { name, x, y in
      .staticMember(
        of: "UnitPoint",
        text(
          "A place of the rectangle.", "Text(\"Hi\").scaleEffect(2, anchor: .\(name))",
          "static let \(name): UnitPoint")
      ) { UnitPoint(x, y) }
    }

  private static let unitPoints: [(String, Double, Double)] = [
    ("topLeading", 0, 0), ("top", 0.5, 0), ("topTrailing", 1, 0), ("leading", 0, 0.5),
    ("center", 0.5, 0.5), ("trailing", 1, 0.5), ("bottomLeading", 0, 1), ("bottom", 0.5, 1),
    ("bottomTrailing", 1, 1), ("zero", 0, 0),
  ]

  private static let sizes: [Builtin] = [
    .initializer(
      of: "CGSize",
      text(
        "A size.", "Text(\"Hi\").offset(CGSize(width: 4, height: 0))",
        "init(width: CGFloat = 0, height: CGFloat = 0)")
    ) { (width: Double, height: Double) in Size(width, height) },
    .staticMember(
      of: "CGSize", text("No size.", "Text(\"Hi\").offset(.zero)", "static let zero: CGSize")
    ) { Size.zero },
    .property(
      of: "CGSize",
      text(
        "Width in points.", "Text(\"\\(CGSize(width: 1, height: 2).width)\")",
        "var width: CGFloat"),
      get: { (s: Size) in s.width }, set: { (s: inout Size, v: Double) in s.width = v }),
    .property(
      of: "CGSize",
      text(
        "Height in points.", "Text(\"\\(CGSize(width: 1, height: 2).height)\")",
        "var height: CGFloat"),
      get: { (s: Size) in s.height }, set: { (s: inout Size, v: Double) in s.height = v }),
  ]

  private static let rects: [Builtin] =
    [
      .initializer(
        of: "CGRect",
        text(
          "A rectangle.", "Text(\"\\(CGRect(x: 0, y: 0, width: 4, height: 2).midX)\")",
          "init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)")
      ) { (x: Double, y: Double, width: Double, height: Double) in Rect(x, y, width, height) },
      .initializer(
        of: "CGRect",
        text(
          "A rectangle.", "Text(\"\\(CGRect(origin: .zero, size: .zero).midX)\")",
          "init(origin: CGPoint, size: CGSize)")
      ) { (origin: Point, size: Size) in Rect(origin, size) },
      .property(
        of: "CGRect", text("The corner at the top left.", "Text(\"Hi\")", "var origin: CGPoint"),
        get: { (r: Rect) in r.origin },
        set: { (r: inout Rect, p: Point) in r = Rect(p, r.size) }),
      .property(
        of: "CGRect", text("Width and height.", "Text(\"Hi\")", "var size: CGSize"),
        get: { (r: Rect) in r.size },
        set: { (r: inout Rect, s: Size) in r = Rect(r.origin, s) }),
    ]
    + rectParts.map { name, summary, read in
      .member(of: "CGRect", text(summary, "Text(\"Hi\")", "var \(name): CGFloat { get }")) {
        (r: Rect) in read(r)
      }
    }

  private static let rectParts: [(String, String, @Sendable (Rect) -> Double)] = [
    ("width", "Width in points.", { $0.width }), ("height", "Height in points.", { $0.height }),
    ("minX", "The left side.", { $0.x }), ("midX", "The middle across.", { $0.center.x }),
    ("maxX", "The right side.", { $0.maxX }), ("minY", "The top side.", { $0.y }),
    ("midY", "The middle up and down.", { $0.center.y }), ("maxY", "The bottom side.", { $0.maxY }),
  ]

  private static let edges: [Builtin] =
    ([("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing)]
    as [(String, LayoutEdge)]).flatMap { name, edge -> [Builtin] in
      [
        .staticMember(
          of: "Edge",
          text(
            "A side of a rectangle.", "Text(\"Hi\").transition(.move(edge: .\(name)))",
            "static let \(name): Edge")
        ) { edge },
        .staticMember(
          of: "Edge.Set",
          text(
            "One side.", "Text(\"Hi\").padding(.\(name))", "static let \(name): Edge.Set")
        ) { EdgeSet(edge) },
      ]
    } + [
      .staticMember(
        of: "Edge.Set", text("All sides.", "Text(\"Hi\").padding(.all)", "static let all: Edge.Set")
      ) { EdgeSet.all },
      .staticMember(
        of: "Edge.Set",
        text(
          "The sides at the left and right.", "Text(\"Hi\").padding(.horizontal)",
          "static let horizontal: Edge.Set")
      ) { EdgeSet(.leading, .trailing) },
      .staticMember(
        of: "Edge.Set",
        text(
          "The sides above and below.", "Text(\"Hi\").padding(.vertical)",
          "static let vertical: Edge.Set")
      ) { EdgeSet(.top, .bottom) },
      .initializer(
        of: "EdgeInsets",
        text(
          "A distance from each side.",
          "Text(\"Hi\").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))",
          """
          init(
            top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
          )
          """)
      ) { (top: Double, leading: Double, bottom: Double, trailing: Double) in
        Insets(top: top, leading: leading, bottom: bottom, trailing: trailing)
      },
    ]

  private static let angles: [Builtin] = [
    .staticMember(
      of: "Angle",
      text(
        "An angle in degrees.", "Text(\"Hi\").rotationEffect(.degrees(45))",
        "static func degrees(_ degrees: Double) -> Angle")
    ) { (degrees: Double) in Angle(radians: degrees * .pi / 180) },
    .staticMember(
      of: "Angle",
      text(
        "An angle in radians.", "Text(\"Hi\").rotationEffect(.radians(1))",
        "static func radians(_ radians: Double) -> Angle")
    ) { (radians: Double) in Angle(radians: radians) },
    .staticMember(
      of: "Angle", text("No turn.", "Text(\"Hi\").rotationEffect(.zero)", "static let zero: Angle")
    ) { Angle(radians: 0) },
    .initializer(
      of: "Angle",
      text(
        "An angle in degrees.", "Text(\"Hi\").rotationEffect(Angle(degrees: 45))",
        "init(degrees: Double)")
    ) { (degrees: Double) in Angle(radians: degrees * .pi / 180) },
    .initializer(
      of: "Angle",
      text(
        "An angle in radians.", "Text(\"Hi\").rotationEffect(Angle(radians: 1))",
        "init(radians: Double)")
    ) { (radians: Double) in Angle(radians: radians) },
    .property(
      of: "Angle",
      text(
        "The angle in degrees.", "Text(\"\\(Angle(degrees: 45).degrees)\")",
        "var degrees: Double"),
      get: { (a: Angle) in a.degrees },
      set: { (a: inout Angle, v: Double) in a = Angle(radians: v * .pi / 180) }),
    .property(
      of: "Angle",
      text(
        "The angle in radians.", "Text(\"\\(Angle(degrees: 45).radians)\")",
        "var radians: Double"),
      get: { (a: Angle) in a.radians },
      set: { (a: inout Angle, v: Double) in a = Angle(radians: v) }),
  ]
}
