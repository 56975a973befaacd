import Drawing

/// Writes the text of a scene into the grid: whole lines as characters about the middle of their
/// boxes, over tones and contours. Where two lines meet, the one of higher effective opacity wins,
/// the front one at a tie, and the other is not drawn.
struct TextPass {
  /// What became of a text leaf.
  enum Outcome: Hashable {
    case drawn
    /// Too faint or too small.
    case invisible
    case clipped
    /// By the leaf of this index: a text that won the cells, or a fill in front.
    case hidden(by: Int)
    case partlyHidden(by: Int)
  }

  private struct Line {
    var leaf: Int
    var row: Int
    var start: Int
    /// The cells; nil where a fill in front hides one.
    var cells: [Cell?]
    var opacity: Double
  }

  let scene: Scene
  let metrics: CellMetrics
  let charset: any Charset
  /// By leaf; nil for leaves that are no text.
  private(set) var outcomes: [Outcome?]
  /// The leaf whose text owns a cell, row by row; -1 where there is none.
  private var owners: [Int]
  private let columns: Int
  private let rows: Int

  init(_ scene: Scene, _ metrics: CellMetrics, _ charset: any Charset, _ grid: CellGrid) {
    self.scene = scene
    self.metrics = metrics
    self.charset = charset
    outcomes = Array(repeating: nil, count: scene.leaves.count)
    columns = grid.columns
    rows = grid.rows
    owners = Array(repeating: -1, count: columns * rows)
  }

  /// `contours` says which cells hold a contour, row by row.
  mutating func draw(on grid: inout CellGrid, contours: [Bool]) {
    var lines: [Line] = []
    for (index, leaf) in scene.leaves.enumerated() {
      guard case .text(let run) = leaf.content else { continue }
      lines += candidates(index, leaf, run)
    }
    let order = lines.indices.sorted { a, b in
      if lines[a].opacity != lines[b].opacity { return lines[a].opacity > lines[b].opacity }
      return lines[a].leaf == lines[b].leaf ? a < b : lines[a].leaf > lines[b].leaf
    }
    var placed: [Line] = []
    for index in order {
      let line = lines[index]
      if let winner = owner(of: line) {
        note(line.leaf, .hidden(by: winner))
        continue
      }
      for column in visibleColumns(line) { owners[line.row * columns + column] = line.leaf }
      note(line.leaf, line.cells.contains { $0 == nil } ? outcomes[line.leaf] ?? .drawn : .drawn)
      placed.append(line)
    }
    for line in placed { write(line, on: &grid, contours) }
  }

  // MARK: Lines

  /// The lines of a run that can be seen, with their cells.
  private mutating func candidates(_ index: Int, _ leaf: Scene.Leaf, _ run: TextRun) -> [Line] {
    guard leaf.isDrawable, leaf.opacity >= Visibility.faintest else {
      outcomes[index] = .invisible
      return []
    }
    var found: [Line] = []
    let block = Block(run, leaf, metrics, charset)
    var last: (row: Int, y: Double)?
    for line in run.lines {
      let box = Rect(run.rect.origin + line.offset, line.size)
      let inWindow = leaf.toWindow.bounds(of: box)
      let middle = leaf.toWindow.apply(box.center)
      // A line less than two points high cannot be read.
      guard inWindow.isFinite, inWindow.height >= 2 else {
        note(index, .invisible)
        continue
      }
      guard scene.clipsShow(middle, group: leaf.group) else {
        note(index, .clipped)
        continue
      }
      var row = CellMetrics.floor(middle.y / metrics.pointsPerRow)
      // Lines closer than a row are kept apart.
      if let last, row <= last.row, middle.y > last.y { row = last.row + 1 }
      last = (row, middle.y)
      guard row >= 0, row < rows else { continue }
      let cells = line.text.flatMap { charset.cells(for: $0) }
      let start =
        block?.start(of: cells.count)
        ?? CellMetrics.round(middle.x / metrics.pointsPerColumn - Double(cells.count) / 2)
      let shown = uncovered(cells, index, leaf, box, inWindow)
      if shown.contains(where: { $0 != nil }) || cells.isEmpty {
        found.append(
          Line(leaf: index, row: row, start: start, cells: shown, opacity: leaf.opacity))
      }
    }
    return found
  }

  /// The cells of a line without those that fills in front hide. A cell counts where its part of
  /// the text really lies, so that text wider than its box is hidden or drawn as a whole.
  private mutating func uncovered(
    _ cells: [Cell], _ index: Int, _ leaf: Scene.Leaf, _ box: Rect, _ inWindow: Rect
  ) -> [Cell?] {
    let coverers = scene.coverers(of: index, in: inWindow)
    guard !coverers.isEmpty else { return cells }
    var coverer: Int?
    var shown: [Cell?] = cells
    for position in cells.indices {
      let along = (Double(position) + 0.5) / Double(cells.count)
      let point = leaf.toWindow.apply(Point(box.x + along * box.width, box.center.y))
      let (light, last) = scene.transmission(of: index, at: point, by: coverers)
      guard light * leaf.opacity < Visibility.faintest else { continue }
      coverer = last ?? coverer
      shown[position] = nil
    }
    if let coverer {
      let isWhole = shown.allSatisfy { $0 == nil }
      note(index, isWhole ? .hidden(by: coverer) : .partlyHidden(by: coverer))
    }
    return shown
  }

  /// Joins what happens to the lines of one run: lines of different fates make it partly hidden.
  private mutating func note(_ index: Int, _ outcome: Outcome) {
    switch (outcomes[index], outcome) {
    case (nil, _): outcomes[index] = outcome
    case (.hidden(let by), .drawn): outcomes[index] = .partlyHidden(by: by)
    case (.drawn, .hidden(let by)): outcomes[index] = .partlyHidden(by: by)
    case (.invisible, _), (.clipped, _): outcomes[index] = outcome
    case (_, .partlyHidden): outcomes[index] = outcome
    default: break
    }
  }

  // MARK: Cells

  private func visibleColumns(_ line: Line) -> [Int] {
    guard line.row >= 0, line.row < rows else { return [] }
    return line.cells.indices.compactMap { position in
      let column = line.start + position
      return line.cells[position] != nil && column >= 0 && column < columns ? column : nil
    }
  }

  /// The leaf whose text already has one of a line's cells.
  private func owner(of line: Line) -> Int? {
    for column in visibleColumns(line) where owners[line.row * columns + column] >= 0 {
      return owners[line.row * columns + column]
    }
    return nil
  }

  private func write(_ line: Line, on grid: inout CellGrid, _ contours: [Bool]) {
    for column in visibleColumns(line) {
      var cell = line.cells[column - line.start] ?? .blank
      // Half of a wide character is a blank.
      let next = column + 1 < columns ? line.cells[safe: column + 1 - line.start] ?? nil : nil
      if CharacterWidth.width(of: cell.character) == 2, next?.isContinuation != true {
        cell = .blank
      } else if cell.isContinuation,
        column == 0 || (line.cells[safe: column - 1 - line.start] ?? nil) == nil
      {
        cell = .blank
      }
      grid[column: column, row: line.row] = cell
    }
    // A blank on both sides sets the text off from the tones it stands on.
    func pad(_ column: Int) {
      guard grid.contains(column: column, row: line.row) else { return }
      let place = line.row * columns + column
      if owners[place] < 0, !contours[place] { grid[column: column, row: line.row] = .blank }
    }
    if case .some(.some) = line.cells.first { pad(line.start - 1) }
    if case .some(.some) = line.cells.last { pad(line.start + line.cells.count) }
  }
}

/// Several lines that begin or end in one column, whatever their widths in cells.
private struct Block {
  private let first: Int
  private let widest: Int
  private let alignment: TextRun.Alignment

  /// Nil where each line stands about its own middle: lines that are centred, turned, or alone.
  init?(_ run: TextRun, _ leaf: Scene.Leaf, _ metrics: CellMetrics, _ charset: any Charset) {
    guard run.lines.count > 1, run.alignment != .center, leaf.toWindow.keepsAxes else { return nil }
    widest = run.lines.reduce(0) { widest, line in
      max(widest, line.text.reduce(0) { $0 + charset.cells(for: $1).count })
    }
    let middle = leaf.toWindow.apply(run.rect.center)
    first = CellMetrics.round(middle.x / metrics.pointsPerColumn - Double(widest) / 2)
    alignment = run.alignment
  }

  /// The column in which a line of so many cells begins.
  func start(of count: Int) -> Int { alignment == .leading ? first : first + widest - count }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
