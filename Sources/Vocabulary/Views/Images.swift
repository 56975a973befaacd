/// Pictures: placeholders with a definite size that draw their names.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let images: [Builtin] = imageMakers + imageForms + symbolForms + asyncImages

  private static let symbolSize = "a square of 1.2 times the font's size that draws its name"
  private static let assetSize = "a placeholder of 100 by 100 points; the file is not read"

  private static let imageMakers: [Builtin] = [
    .type("/// A picture.\nstruct Image: View"),
    .view(
      "Image",
      differing(
        "A symbol by its name.", "Image(systemName: \"star.fill\").font(.title)", symbolSize,
        "init(systemName: String)")
    ) { (name: String) in ImageView(name, .symbol) },
    .view(
      "Image",
      differing(
        "A symbol that shows how much of something there is.",
        "Image(systemName: \"wifi\", variableValue: 0.5)", symbolSize,
        "init(systemName: String, variableValue: Double?)")
    ) { (name: String, _: Double?) in ImageView(name, .symbol) },
    .view(
      "Image",
      differing(
        "A picture of the program.",
        "Image(\"harbour\").resizable().frame(width: 60, height: 40)", assetSize,
        "init(_ name: String)")
    ) { (name: String) in ImageView(name, .asset) },
    .view(
      "Image",
      differing(
        "A picture of the program that says nothing to those who listen.",
        "Image(decorative: \"harbour\")", assetSize, "init(decorative name: String)")
    ) { (name: String) in ImageView(name, .asset) },
    .view(
      "Image",
      differing(
        "A picture of the program with what it says to those who listen.",
        "Image(\"harbour\", label: Text(\"A harbour\"))", assetSize,
        "init(_ name: String, label: Text)")
    ) { (name: String, _: Value) in ImageView(name, .asset) },
  ]

  private static let imageForms: [Builtin] =
    [
      .member(
        of: "Image",
        text(
          "Takes the size that is proposed instead of its own.",
          "Image(\"harbour\").resizable().scaledToFit().frame(width: 40)",
          "func resizable() -> Image")
      ) { (image: ViewContent) in changed(image) { $0.isResizable = true } },
      .member(
        of: "Image",
        text(
          "Takes the size that is proposed; edges may keep theirs.",
          "Image(\"harbour\").resizable(resizingMode: .tile).frame(width: 40, height: 40)",
          """
          func resizable(
            capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode
          ) -> Image
          """)
      ) { (image: ViewContent, _: Value, _: Value) in changed(image) { $0.isResizable = true } },
      .member(
        of: "Image",
        text(
          "As a stencil in the foreground colour, or in the picture's own colours.",
          "Image(\"harbour\").renderingMode(.template).foregroundStyle(.red)",
          "func renderingMode(_ mode: Image.TemplateRenderingMode?) -> Image")
      ) { (image: ViewContent, mode: NameArgument) in
        changed(image) { $0.isTemplate = mode.name.map { $0 == "template" } }
      },
    ]
    + options("Image.ResizingMode", "How a picture fills its room.", ["stretch", "tile"]) {
      "Image(\"harbour\").resizable(resizingMode: .\($0))"
    }

  private static func changed(
    _ image: ViewContent, _ change: (inout ImageView.Form) -> Void
  ) -> ViewValue {
    guard let view = image.value as? ImageView else { return image.value }
    return view.with(change)
  }

  /// Our factors; the real ones differ from symbol to symbol.
  private static let scales = ["small": 0.78, "medium": 1, "large": 1.29]

  private static let symbolForms: [Builtin] = [
    .modifier(
      differing(
        "How large symbols inside are.", "Image(systemName: \"star\").imageScale(.large)",
        "small is 0.78 and large 1.29 times the side for every symbol",
        "func imageScale(_ scale: Image.Scale) -> some View")
    ) { (scale: NameArgument) in
      EnvironmentModifier { $0[.imageScale] = scales[scale.name ?? ""] ?? 1 }
    },
    .modifier(
      differing(
        "A variant of the symbols inside.", "Image(systemName: \"star\").symbolVariant(.fill)",
        "the variant stands in the name that is drawn, whether there is such a symbol or not",
        "func symbolVariant(_ variant: SymbolVariants) -> some View")
    ) { (variant: NameArgument) in
      EnvironmentModifier {
        if let name = variant.name, name != "none" { $0[.symbolVariants].append(name) }
      }
    },
  ]

  private static let unloaded = "nothing is loaded: the picture stays on its way"

  private static let asyncImages: [Builtin] = [
    .type("/// An address in the net.\nstruct URL: Hashable"),
    .initializer(
      of: "URL",
      differing(
        "An address; nil where the text is none.",
        "Text(URL(string: \"a.org\")?.absoluteString ?? \"\")",
        "every text without blanks is one", "init?(string: String)")
    ) { (text: String) -> Address? in
      text.isEmpty || text.contains(where: \.isWhitespace) ? nil : Address(text: text)
    },
    .member(
      of: "URL",
      text(
        "The address as a text.", "Text(URL(string: \"a.org\")?.absoluteString ?? \"\")",
        "var absoluteString: String { get }")
    ) { (address: Address) in address.text },
    .type("/// A picture from the net.\nstruct AsyncImage: View"),
    .view(
      "AsyncImage",
      differing(
        "A picture from the net.",
        "AsyncImage(url: URL(string: \"a.org/b.png\")).frame(width: 60, height: 40)", unloaded,
        "init(url: URL?, scale: CGFloat = 1)")
    ) { (_: Value, _: Double) in ShapeView(Rectangle(), fill: pending, name: "AsyncImage") },
    .view(
      "AsyncImage",
      differing(
        "A picture from the net, and what stands there until it has come.",
        "AsyncImage(url: nil) { $0.resizable() } placeholder: { Color.gray }", unloaded,
        """
        init<I: View, P: View>(
          url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
          @ViewBuilder placeholder: @escaping () -> P
        )
        """)
    ) { (_: Value, _: Double, _: Value, placeholder: BuiltContent) in placeholder.value },
  ]

  /// The grey of a picture on its way.
  private static let pending = Color(hex: 0xE5E5EA)
}

/// `URL`.
struct Address: HostValue, Hashable {
  static var spelling: String { "URL" }
  var text: String
}
