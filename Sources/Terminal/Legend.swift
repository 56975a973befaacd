import Basics
import Drawing

/// The numbers under a frame, since tone cannot carry them: a header with the scale and one line a
/// leaf in paint order. Window coordinates in points, after transforms.
package struct Legend: Sendable, Hashable {
  /// `8x16 points a cell`.
  package let header: String
  /// `card  x=12 y=8 w=144 h=64 r=32 op=0.50`, one a leaf, back to front.
  package let lines: [String]

  init(_ scene: Scene, _ metrics: CellMetrics, texts: [TextPass.Outcome?]) {
    func number(_ v: Double) -> String { NumberFormat.string(v) }
    header = "\(number(metrics.pointsPerColumn))x\(number(metrics.pointsPerRow)) points a cell"
    let names = scene.leaves.map(\.legendName)
    let listed = scene.leaves.indices.filter { !scene.leaves[$0].isPart }
    let width = listed.reduce(0) { max($0, CharacterWidth.width(of: names[$1])) }
    lines = listed.map { index in
      let leaf = scene.leaves[index]
      let name = names[index]
      let pad = String(repeating: " ", count: width - CharacterWidth.width(of: name))
      var parts = [
        "x=" + number(leaf.bounds.x), "y=" + number(leaf.bounds.y),
        "w=" + number(leaf.bounds.width), "h=" + number(leaf.bounds.height),
      ]
      if let radius = scene.radius(of: index) { parts.append("r=" + number(radius)) }
      parts.append("op=" + Legend.opacity(leaf.opacity))
      if case .text(let run) = leaf.content {
        parts += run.lines.map { "\"\(Escaping.visible($0.text))\"" }
      }
      if let mark = Legend.mark(scene, index, texts[index], names) { parts.append("(\(mark))") }
      return name + pad + "  " + parts.joined(separator: " ")
    }
  }

  /// Two decimals, always both.
  private static func opacity(_ value: Double) -> String {
    let hundredths = CellMetrics.round(value.unitClamped * 100)
    let digits = String(hundredths % 100)
    return "\(hundredths / 100)." + (digits.count < 2 ? "0" : "") + digits
  }

  private static func mark(
    _ scene: Scene, _ index: Int, _ text: TextPass.Outcome?, _ names: [String]
  ) -> String? {
    let leaf = scene.leaves[index]
    if !leaf.isDrawable { return "not drawn" }
    if scene.isOffCanvas(leaf) { return "off canvas" }
    switch text {
    case .hidden(let by): return "text hidden by \(names[by])"
    case .partlyHidden(let by): return "text partly hidden by \(names[by])"
    case .clipped: return "text clipped"
    case .drawn, .invisible, nil: return nil
    }
  }
}

extension Scene.Leaf {
  /// The label, safe to print; leaves without one are called after what they are.
  fileprivate var legendName: String {
    if !label.isEmpty { return Escaping.visible(label) }
    switch content {
    case .fill, .gradient: return "fill"
    case .stroke: return "stroke"
    case .text: return "text"
    case .group: return "group"
    }
  }
}

extension Scene {
  /// The corner radius of a leaf's own shape, else of the nearest clip, in points of the window.
  fileprivate func radius(of index: Int) -> Double? {
    let leaf = leaves[index]
    switch leaf.content {
    case .fill(let outline, _), .gradient(let outline, _), .stroke(let outline, _, _):
      if let radius = outline.drawnRadius { return radius * leaf.toWindow.lengthScale }
    case .text, .group: break
    }
    var group = leaf.group
    while group > 0 {
      if let clip = groups[group].clip {
        return clip.drawnRadius.map { $0 * groups[group].toWindow.lengthScale }
      }
      group = groups[group].parent
    }
    return nil
  }

  fileprivate func isOffCanvas(_ leaf: Leaf) -> Bool {
    let r = leaf.bounds
    return r.x >= canvas.maxX || r.y >= canvas.maxY || r.maxX <= canvas.x && r.width > 0
      || r.maxY <= canvas.y && r.height > 0 || r.maxX < canvas.x || r.maxY < canvas.y
  }
}
