import Basics
import Drawing
import Engine
import Lab
import Terminal

/// The frame of a card's example, as help and the reference show it.
enum ExampleFrame {
  /// In points: 30 columns, 6 rows.
  static let canvas = Size(240, 96)

  /// The rows of the frame without blank ones around it; nil where the example cannot run.
  static func lines(_ example: String) -> [String]? {
    var options = SessionOptions()
    options.canvas = canvas
    guard let session = Reference.session(example, options) else { return nil }
    var rasterizer = Rasterizer(metrics: .standard)
    return rasterizer.render(session.frame().displayList).lines()
  }
}
