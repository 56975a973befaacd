/// Pictures: placeholders with a definite size.
import Engine
import Interpreter

extension Vocabulary {
  static let images: [Builtin] = [
    .type("/// A picture.\nstruct Image: View"),
    .view(
      "Image",
      text(
        "A symbol: a square placeholder of 1.2 times the font's size.",
        "Image(systemName: \"star.fill\").font(.title)", "init(systemName: String)")
    ) { (name: String) in ImageView(name, .symbol) },
    .view(
      "Image",
      text(
        "A picture of the program: a placeholder of 100 by 100 points.",
        "Image(\"harbour\").resizable().frame(width: 60, height: 40)", "init(_ name: String)")
    ) { (name: String) in ImageView(name, .asset) },
    .member(
      of: "Image",
      text(
        "Takes the size that is proposed instead of its own.",
        "Image(\"harbour\").resizable().scaledToFit().frame(width: 40)",
        "func resizable() -> Image")
    ) { (image: ViewContent) in (image.value as? ImageView)?.resizable() ?? image.value },
  ]
}
