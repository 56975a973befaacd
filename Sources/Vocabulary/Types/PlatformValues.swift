/// UIKit as SwiftUI files use it beside their views: rounded paths, what can be felt, how bars
/// look.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let platformValues: [Builtin] =
    bezierPaths + feedback + appearances

  private static let someCorners =
    "UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), "
    + "byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 8, height: 8)).cgPath"

  private static let bezierPaths: [Builtin] =
    [
      .type("/// A path as UIKit draws it.\nclass UIBezierPath"),
      .initializer(
        of: "UIBezierPath",
        differing(
          "A rectangle some of whose corners are round.", "Path(\(someCorners))",
          "the width of the radii counts for both directions",
          """
          init(
            roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
          )
          """)
      ) { (rect: Rect, corners: Corners, radii: Size) in
        Path.rounded(rect, corners.names, radii.width)
      },
      .initializer(
        of: "UIBezierPath",
        text(
          "A rectangle with round corners.",
          "Path(UIBezierPath(roundedRect: .zero, cornerRadius: 4).cgPath)",
          "init(roundedRect rect: CGRect, cornerRadius: CGFloat)")
      ) { (rect: Rect, radius: Double) in Path.rounded(rect, Corners.all, radius) },
      .initializer(
        of: "UIBezierPath",
        text(
          "A rectangle.", "Path(UIBezierPath(rect: .zero).cgPath)", "init(rect: CGRect)")
      ) { (rect: Rect) in Path.rounded(rect, [], 0) },
      .member(
        of: "UIBezierPath",
        text("The path itself.", "Path(\(someCorners))", "var cgPath: Path { get }")
      ) { (path: BezierPath) in path.path },
      .initializer(
        of: "Path",
        text("The same path.", "Path(\(someCorners))", "init(_ path: Path)")
      ) { (path: Path) in path },
    ] + cornerOptions

  private static let cornerOptions: [Builtin] =
    [.type("/// Some corners of a rectangle.\nstruct UIRectCorner")]
    + (Corners.all + ["allCorners"]).map { name in
      .staticMember(
        of: "UIRectCorner",
        text(
          "A corner of a rectangle, or all of them.",
          "Path(UIBezierPath(roundedRect: .zero, byRoundingCorners: .\(name), "
            + "cornerRadii: .zero).cgPath)", "static let \(name): UIRectCorner")
      ) { Choice(type: "UIRectCorner", name: name) }
    }

  private static let generators = [
    ("UIImpactFeedbackGenerator", "(style: .heavy)"), ("UINotificationFeedbackGenerator", "()"),
    ("UISelectionFeedbackGenerator", "()"),
  ]

  private static let felt = "nothing can be felt"

  private static func generator(_ type: String, _ make: String) -> [Builtin] {
    func done(_ call: String) -> String { "Text(\"Hi\").onTapGesture { \(type)\(make).\(call) }" }
    let choice = Choice(type: type, name: "generator")
    return [
      .type("/// What makes a device tap or hum.\nclass \(type)"),
      make == "()"
        ? .initializer(
          of: type, differing("A generator.", done("prepare()"), felt, "init()")
        ) { choice }
        : .initializer(
          of: type,
          differing(
            "A generator of taps.", done("prepare()"), felt,
            "init(style: UIImpactFeedbackStyle = .medium)")
        ) { (_: Value) in choice },
      .member(of: type, differing("Gets ready.", done("prepare()"), felt, "func prepare()")) {
        (_: Value) in Nothing()
      },
    ]
  }

  private static let feedback: [Builtin] =
    generators.flatMap { generator($0.0, $0.1) }
    + [
      (
        "UIImpactFeedbackGenerator", "func impactOccurred(intensity: CGFloat = 1)",
        "impactOccurred()"
      ),
      (
        "UINotificationFeedbackGenerator",
        "func notificationOccurred(_ kind: UINotificationFeedbackType)",
        "notificationOccurred(.success)"
      ),
    ].map { type, declaration, call in
      .member(
        of: type,
        differing(
          "Something happened.", "Text(\"Hi\").onTapGesture { \(type)().\(call) }", felt,
          declaration)
      ) { (_: Value, _: Value) in Nothing() }
    } + [
      .member(
        of: "UISelectionFeedbackGenerator",
        differing(
          "The selection changed.",
          "Text(\"Hi\").onTapGesture { UISelectionFeedbackGenerator().selectionChanged() }", felt,
          "func selectionChanged()")
      ) { (_: Value) in Nothing() }
    ]
    + options(
      "UIImpactFeedbackStyle", "How strong a tap is.",
      ["light", "medium", "heavy", "soft", "rigid"]
    ) {
      "Text(\"Hi\").onTapGesture { UIImpactFeedbackGenerator(style: .\($0)).impactOccurred() }"
    }
    + options("UINotificationFeedbackType", "How it went.", ["success", "warning", "error"]) {
      "Text(\"Hi\").onTapGesture { "
        + "UINotificationFeedbackGenerator().notificationOccurred(.\($0)) }"
    }

  /// Classes whose looks files set for the whole application.
  private static let appearances: [Builtin] =
    [
      "UITabBar", "UINavigationBar", "UITableView", "UIScrollView", "UITextView",
      "UISegmentedControl", "UIPageControl", "UISwitch", "UISlider", "UITableViewCell",
    ].flatMap { type -> [Builtin] in
      [
        .type("/// A part of UIKit.\nclass \(type)"),
        .staticMember(
          of: type,
          differing(
            "How all of its kind look.",
            "Text(\"Hi\").onTapGesture { \(type).appearance().isHidden = false }",
            "what is set there changes nothing", "static func appearance() -> UIAppearance")
        ) { Choice(type: "UIAppearance", name: type) },
      ]
    } + appearanceSettings

  private static let appearanceSettings: [Builtin] =
    [.type("/// How all of a kind look; nothing of it shows.\nclass UIAppearance")]
    + [
      ("isHidden", "Bool"), ("backgroundColor", "UIColor?"), ("barTintColor", "UIColor?"),
      ("tintColor", "UIColor?"), ("unselectedItemTintColor", "UIColor?"),
      ("isTranslucent", "Bool"), ("separatorColor", "UIColor?"), ("bounces", "Bool"),
      ("selectedSegmentTintColor", "UIColor?"), ("currentPageIndicatorTintColor", "UIColor?"),
      ("pageIndicatorTintColor", "UIColor?"), ("largeTitleTextAttributes", "Any"),
      ("titleTextAttributes", "Any"), ("showsVerticalScrollIndicator", "Bool"),
      ("isScrollEnabled", "Bool"), ("clipsToBounds", "Bool"),
    ].map { name, type in
      Builtin.property(
        of: "UIAppearance",
        differing(
          "A look of all of a kind.",
          "Text(\"Hi\").onTapGesture { print(UITabBar.appearance().\(name)) }", "nothing shows it",
          "var \(name): \(type)"),
        get: { (_: Choice) in Value.none }, set: { (_: inout Choice, _: Value) in })
    }

}

/// `UIRectCorner`: one corner, or a list of some.
struct Corners: Argument {
  static var spelling: String { "UIRectCorner" }
  static let all = ["topLeft", "topRight", "bottomLeft", "bottomRight"]
  let names: [String]

  init(_ value: Value, in context: CallContext) throws {
    let parts = value.arrayValue ?? [value]
    let names = parts.compactMap { $0.cast(to: HostObject<Choice>.self)?.value.name }
    self.names = names.contains("allCorners") ? Corners.all : names
  }
}

/// `UIBezierPath`: the path it is.
struct BezierPath: Argument {
  static var spelling: String { "UIBezierPath" }
  let path: Path

  init(_ value: Value, in context: CallContext) throws { path = try Path(value, in: context) }
}

extension Path {
  /// A rectangle whose named corners are quarters of a circle.
  static func rounded(_ rect: Rect, _ corners: [String], _ radius: Double) -> Path {
    let limit = min(rect.width, rect.height) / 2
    let order = ["topLeft", "topRight", "bottomRight", "bottomLeft"]
    var path = Path()
    path.addRoundedRect(
      rect, radii: order.map { corners.contains($0) ? min(max(radius, 0), limit) : 0 })
    return path
  }
}
