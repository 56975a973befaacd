/// What one terminal cell shows.
package struct Cell: Sendable, Hashable {
  /// The character; a blank in a continuation.
  package var character: Character
  /// Whether the cell is the right half of the wide character before it.
  package var isContinuation: Bool

  /// One cell; the right half of a wide character follows it as `continuation`.
  package init(_ character: Character, isContinuation: Bool = false) {
    self.character = character
    self.isContinuation = isContinuation
  }

  /// An empty cell.
  package static let blank = Cell(" ")
  /// The right half of a wide character.
  package static let continuation = Cell(" ", isContinuation: true)
}

/// A picture made of terminal cells, row by row from the top left.
package struct CellGrid: Sendable, Hashable {
  /// Width in cells.
  package let columns: Int
  /// Height in cells.
  package let rows: Int
  private var cells: [Cell]

  /// A blank grid; sizes in cells, negative ones count as 0.
  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: .blank, count: self.columns * self.rows)
  }

  /// Whether a place, counted in cells from 0, lies in the grid.
  package func contains(column: Int, row: Int) -> Bool {
    column >= 0 && row >= 0 && column < columns && row < rows
  }

  /// The cell at a place; outside the grid it reads as blank and writing does nothing.
  package subscript(column column: Int, row row: Int) -> Cell {
    get { contains(column: column, row: row) ? cells[row * columns + column] : .blank }
    set {
      guard contains(column: column, row: row) else { return }
      cells[row * columns + column] = newValue
    }
  }

  /// The rows as text. Untrimmed lines are exactly `columns` cells wide.
  package func lines(trimmingTrailingSpaces: Bool = true) -> [String] {
    (0..<rows).map { row in
      let line = cells[row * columns..<(row + 1) * columns]
      var end = line.endIndex
      if trimmingTrailingSpaces {
        while end > line.startIndex, line[end - 1] == .blank { end -= 1 }
      }
      var text = ""
      for cell in line[..<end] where !cell.isContinuation { text.append(cell.character) }
      return text
    }
  }
}
