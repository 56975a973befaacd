import Basics
import Engine
import Lab
import Terminal

/// What a player shows: a head, the picture, a bar of time, the keys. Only rows that changed are
/// written, each frame in one piece.
struct PlayerScreen {
  private static let keys = "space plays, arrows step, + - speed, l loop, q"

  private var shown: [String] = []
  private var rasterizer = Rasterizer()

  /// Forgets what is on the screen, after a change of size or a stop.
  mutating func invalidate() { shown = [] }

  mutating func draw(_ session: Session, _ position: PlayerPosition) {
    let size = TerminalDevice.size
    let rows = lines(session, position, columns: size.columns, rows: size.rows)
    var out = "\u{1B}[?2026h"
    if shown.count != rows.count {
      out += "\u{1B}[2J"
      shown = rows.map { _ in "" }
    }
    for (index, row) in rows.enumerated() where row != shown[index] {
      out += "\u{1B}[\(index + 1);1H\(row)\u{1B}[K"
    }
    out += "\u{1B}[?2026l"
    shown = rows
    Output.write(out)
  }

  private mutating func lines(
    _ session: Session, _ position: PlayerPosition, columns: Int, rows: Int
  ) -> [String] {
    let canvas = session.options.canvas
    let height = max(1, rows - 4)
    let metrics = CellMetrics.fitting(canvas, columns: columns - 1, rows: height)
    if metrics != rasterizer.metrics { rasterizer = Rasterizer(metrics: metrics) }
    let instant = Instant.frame(position.frame).seconds
    let frame = session.frame(atSeconds: instant)
    let picture = rasterizer.draw(frame.displayList).lines()
    let end = Instant.frame(position.last).seconds
    var head = "\(Escaping.visible(session.bench.title))  t=\(NumberFormat.string(instant))"
    head += position.isEndless ? " of a motion without end" : " of \(NumberFormat.string(end))"
    head += "  speed \(NumberFormat.string(position.speed))"
    head += position.isPlaying ? "  playing" : "  paused"
    if position.isLooping { head += "  loop" }
    var out = [head]
    out += (0..<height).map { $0 < picture.count ? picture[$0] : "" }
    out.append(bar(position, columns: min(columns - 1, 60)))
    out.append(PlayerScreen.keys)
    // The last column and the last row stay free, so that no terminal scrolls.
    return out.prefix(max(1, rows - 1)).map { Completion.cut($0, to: columns - 1) }
  }

  private func bar(_ position: PlayerPosition, columns: Int) -> String {
    let length = max(4, columns - 2)
    let place =
      position.last == 0 ? 0 : position.frame * (length - 1) / position.last
    return "[" + String(repeating: "=", count: place) + "O"
      + String(repeating: "-", count: length - 1 - place) + "]"
  }
}
