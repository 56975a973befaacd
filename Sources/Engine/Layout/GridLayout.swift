// Layout of the lazy grids.
import Drawing

/// What a lazy grid is told: its tracks across, and the gaps.
package struct GridContent: Sendable, Hashable {
  /// One column of a vertical grid, one row of a horizontal one.
  package struct Track: Sendable, Hashable {
    package enum Size: Sendable, Hashable {
      case fixed(Double)
      case flexible(min: Double, max: Double)
      case adaptive(min: Double, max: Double)
    }
    package var size: Size
    /// Gap to the next track in points, nil for 8.
    package var spacing: Double?
    package var alignment: Alignment
    package init(size: Size, spacing: Double? = nil, alignment: Alignment = .center) {
      self.size = size
      self.spacing = spacing
      self.alignment = alignment
    }
  }

  package var axis: Axis
  package var tracks: [Track]
  /// Gap between the lines along the axis in points, nil for 8.
  package var spacing: Double?
  /// How the tracks together lie in the room across.
  package var alignment: Alignment

  package init(axis: Axis, tracks: [Track], spacing: Double?, alignment: Alignment) {
    self.axis = axis
    self.tracks = tracks
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// `LazyVGrid` and `LazyHGrid` (L40-L43). Reads `index`, the number of its content in
/// `LayoutTree.grids`. All cells are built; what lies outside is not left out.
enum GridLayout {
  static let functions = LayoutFunctions(
    size: size, place: place, priority: { _, _ in 0 }, spacing: { _, _, _ in nil },
    guide: { _, _, _, _, _ in nil }, childAxis: StackAxis.none, cacheEntries: 4)

  /// A track after adaptive ones have been divided: its place and length across.
  private struct Lane {
    var start: Double
    var length: Double
    var alignment: Alignment
  }

  /// L40, L41: the tracks for a room across.
  private static func lanes(_ grid: GridContent, _ room: Double) -> (lanes: [Lane], total: Double) {
    let gaps = grid.tracks.dropLast().map { $0.spacing ?? LayoutTree.defaultSpacing }
    var remaining = room - gaps.reduce(0, +)
    var undecided = 0
    for track in grid.tracks {
      if case .fixed(let length) = track.size { remaining -= length } else { undecided += 1 }
    }
    var lanes: [Lane] = []
    var at = 0.0
    for track in grid.tracks {
      let gap = track.spacing ?? LayoutTree.defaultSpacing
      var lengths: [Double]
      switch track.size {
      case .fixed(let length): lengths = [length]
      case .flexible(let least, let most):
        let length = min(max(remaining / Double(undecided), least), most)
        lengths = [length]
        remaining -= length
        undecided -= 1
      case .adaptive(let least, let most):
        let share = max(remaining / Double(undecided), 0)
        let count = max(1, min(((share + gap) / (max(least, 1) + gap)).rounded(.down), 1_000))
        let length = min(most, max((share - gap * (count - 1)) / count, least))
        lengths = Array(repeating: length, count: Int(count))
        remaining -= share
        undecided -= 1
      }
      for length in lengths {
        lanes.append(Lane(start: at, length: length, alignment: track.alignment))
        at += length + gap
      }
    }
    let last = grid.tracks.last?.spacing ?? LayoutTree.defaultSpacing
    return (lanes, max(0, at - last))
  }

  private static func grid(_ tree: inout LayoutTree, _ node: Int) -> GridContent? {
    let index = Int(tree.records[node].parameters.index)
    return tree.grids.indices.contains(index) ? tree.grids[index] : nil
  }

  /// Lengths of the lines along the axis: the longest cell of each (L43).
  private static func lines(
    _ tree: inout LayoutTree, _ node: Int, _ grid: GridContent, _ lanes: [Lane]
  ) -> [Double] {
    var lines: [Double] = []
    for (number, child) in tree.children(of: node).enumerated() {
      let lane = lanes[number % lanes.count]
      let size = tree.measure(child, proposal(grid, lane))
      let length = grid.axis == .vertical ? size.height : size.width
      let line = number / lanes.count
      if line == lines.count {
        lines.append(length)
      } else {
        lines[line] = max(lines[line], length)
      }
    }
    return lines
  }

  private static func proposal(_ grid: GridContent, _ lane: Lane) -> Proposal {
    grid.axis == .vertical
      ? Proposal(lane.length, Proposal.unspecified) : Proposal(Proposal.unspecified, lane.length)
  }

  static func size(_ tree: inout LayoutTree, _ node: Int, _ proposal: Proposal) -> Size {
    guard let grid = grid(&tree, node), !grid.tracks.isEmpty else { return .zero }
    let offered = proposal.replacingUnspecified
    let room = grid.axis == .vertical ? offered.width : offered.height
    let (lanes, total) = lanes(grid, room.isFinite ? room : 0)
    let lines = lines(&tree, node, grid, lanes)
    let gap = grid.spacing ?? LayoutTree.defaultSpacing
    let length = lines.reduce(0, +) + gap * Double(max(0, lines.count - 1))
    return grid.axis == .vertical ? Size(total, length) : Size(length, total)
  }

  /// L42: the tracks again, for the total of the first time, centred in the room.
  private static func place(_ tree: inout LayoutTree, _ node: Int) {
    guard let grid = grid(&tree, node), !grid.tracks.isEmpty else { return }
    let own = tree.records[node].size
    let room = grid.axis == .vertical ? own.width : own.height
    let (lanes, total) = lanes(grid, room)
    let lines = lines(&tree, node, grid, lanes)
    let gap = grid.spacing ?? LayoutTree.defaultSpacing
    let shift = aligned(total, in: room, grid)
    var along = 0.0
    for (number, child) in tree.children(of: node).enumerated() {
      let lane = lanes[number % lanes.count]
      if number > 0, number % lanes.count == 0 { along += lines[number / lanes.count - 1] + gap }
      let offer = proposal(grid, lane)
      let size = tree.measure(child, offer)
      let line = lines[number / lanes.count]
      let box = grid.axis == .vertical ? Size(lane.length, line) : Size(line, lane.length)
      let inner = tree.aligned(child, size: size, proposal: offer, by: lane.alignment, in: box)
      let corner =
        grid.axis == .vertical
        ? Point(lane.start + shift, along) : Point(along, lane.start + shift)
      tree.setChild(child, origin: corner + inner, proposal: offer)
    }
  }

  private static func aligned(_ total: Double, in room: Double, _ grid: GridContent) -> Double {
    let key = grid.axis == .vertical ? grid.alignment.horizontal : grid.alignment.vertical
    return key.frameGuide(Size(room, room)) - key.frameGuide(Size(total, total))
  }
}
