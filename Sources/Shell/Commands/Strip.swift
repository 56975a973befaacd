import Basics
import Drawing
import Engine
import Lab
import Terminal

/// A filmstrip: frames side by side, evenly spaced over the motion after the last event.
enum Strip {
  /// Columns and rows of a line of frames, where no terminal says otherwise.
  private static let plainScreen = (columns: 80, rows: 27)

  static func write(_ wanted: Int, _ console: Console) throws(CommandFailure) {
    guard wanted <= 12 else { throw CommandFailure("a strip has at most 12 frames") }
    let session = try console.bench()
    let present = session.now
    let end = session.motionSeconds() ?? 2
    let isStill = wanted > 1 && end == 0
    let count = isStill ? 1 : wanted
    let instants = (0..<count).map { count == 1 ? 0 : end * Double($0) / Double(count - 1) }
    let canvas = session.options.canvas
    let perLine = max(1, min(count, 4))
    let screen = console.screen ?? plainScreen
    let columns = (screen.columns - 2 * (perLine - 1)) / perLine
    let metrics =
      console.scale.map { CellMetrics(pointsPerColumn: $0) }
      ?? CellMetrics.fitting(canvas, columns: columns, rows: screen.rows - 3)
    var rasterizer = Rasterizer(metrics: metrics)
    var start = 0
    while start < count {
      let row = instants[start..<min(start + perLine, count)]
      let pictures = row.map { seconds in
        rasterizer.draw(session.frame(atSeconds: seconds).displayList)
          .lines(trimmingTrailingSpaces: false)
      }
      let heads = row.map { pad("t=\(NumberFormat.string($0))", metrics.columns(for: canvas)) }
      console.write(trimmed(heads.joined(separator: "  ")))
      for line in 0..<(pictures.map(\.count).max() ?? 0) {
        console.write(trimmed(pictures.map { $0[line] }.joined(separator: "  ")))
      }
      start += perLine
    }
    let x = NumberFormat.string(metrics.pointsPerColumn)
    console.write("\(x)x\(NumberFormat.string(metrics.pointsPerRow)) points a cell")
    if isStill { console.write("nothing moves after that") }
    session.move(to: present)
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func trimmed(_ text: String) -> String {
    var text = text
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
