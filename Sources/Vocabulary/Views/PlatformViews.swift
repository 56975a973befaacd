/// Views of UIKit and AppKit inside of SwiftUI: placeholders that take the room they are given, as
/// the real ones do.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let platformViews: [Builtin] = representables + blurs

  private static let placeholder = "a grey placeholder is drawn, and its code never runs"

  private static let representables: [Builtin] =
    [
      ("UIViewRepresentable", "A view of UIKit.", "UIViewRepresentableContext"),
      ("NSViewRepresentable", "A view of AppKit.", "NSViewRepresentableContext"),
      (
        "UIViewControllerRepresentable", "A controller of UIKit.",
        "UIViewControllerRepresentableContext"
      ),
    ].flatMap { name, summary, context -> [Builtin] in
      [
        .type("/// \(summary)\nprotocol \(name): View"),
        .type(
          "/// What a view of the platform is made with; nothing of it is known.\nstruct \(context)"
        ),
        .member(
          of: name,
          differing(
            "What is shown in its place.", "Text(\"Hi\")", placeholder,
            "var body: some View { get }")
        ) { (view: Value) in
          ShapeView(Rectangle(), fill: Color(hex: 0xD1D1D6), name: view.typeName)
        },
      ]
    } + [
      .type(
        "/// What such a view is made with.\ntypealias Context = UIViewRepresentableContext"
      )
    ]

  private static let unseen = "only its name is known; no blur is drawn"

  private static let blurs: [Builtin] =
    [
      .type("/// A view of UIKit.\nclass UIView"),
      .type(
        "/// A view of UIKit that changes what is behind it.\nclass UIVisualEffectView: UIView"),
      .type("/// An effect of UIKit.\nclass UIVisualEffect"),
      .type("/// A blur of UIKit.\nclass UIBlurEffect: UIVisualEffect"),
      .initializer(
        of: "UIView", differing("A view of UIKit.", hidden("UIView()"), unseen, "init()")
      ) { Choice(type: "UIView", name: "view") },
      .initializer(
        of: "UIVisualEffectView",
        differing(
          "A view that changes what is behind it.",
          hidden("UIVisualEffectView(effect: UIBlurEffect(style: .light))"), unseen,
          "init(effect: UIVisualEffect? = nil)")
      ) { (_: Value) in Choice(type: "UIVisualEffectView", name: "view") },
      .property(
        of: "UIVisualEffectView",
        differing(
          "Its effect.", hidden("UIVisualEffectView(effect: nil).effect == nil"), unseen,
          "var effect: UIVisualEffect?"),
        get: { (_: Choice) in Value.none }, set: { (_: inout Choice, _: Value) in }),
      .initializer(
        of: "UIBlurEffect",
        differing(
          "A blur.", hidden("UIBlurEffect(style: .dark)"), unseen,
          "init(style: UIBlurEffect.Style)")
      ) { (_: Value) in Choice(type: "UIBlurEffect", name: "blur") },
    ]
    + options(
      "UIBlurEffect.Style", "How a blur looks.",
      [
        "extraLight", "light", "dark", "regular", "prominent", "systemUltraThinMaterial",
        "systemThinMaterial", "systemMaterial", "systemThickMaterial", "systemChromeMaterial",
        "systemUltraThinMaterialDark", "systemThinMaterialDark", "systemMaterialDark",
        "systemUltraThinMaterialLight", "systemThinMaterialLight", "systemMaterialLight",
      ]
    ) { hidden("UIBlurEffect(style: .\($0))") }

  private static func hidden(_ value: String) -> String {
    "Text(\"Hi\").onTapGesture { _ = \(value) }"
  }
}
