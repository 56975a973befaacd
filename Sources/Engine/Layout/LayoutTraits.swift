// What a parent may ask of a node besides its size: priority, spacing and alignment guides.
package import Drawing

extension LayoutTree {
  /// The gap between two neighbours that state no preference (L17).
  package static let defaultSpacing = 8.0

  /// Layout priority as a parent sees it (D7).
  package mutating func priority(of node: Int) -> Double {
    records[node].wasAsked = true
    return table[Int(records[node].algorithm)].priority(&self, node)
  }

  /// Preferred distance on one edge in points, nil where the node states none (L18, D6).
  package mutating func spacing(of node: Int, edge: LayoutEdge) -> Double? {
    records[node].wasAsked = true
    return table[Int(records[node].algorithm)].spacing(&self, node, edge)
  }

  /// The node's explicit guide at a size it was measured with, from its top left (L14, D3); nil
  /// where neither the node nor what it passes on states one.
  package mutating func guide(
    of node: Int, key: AlignmentKey, size: Size, proposal: Proposal
  ) -> Double? {
    records[node].wasAsked = true
    return table[Int(records[node].algorithm)].guide(&self, node, key, size, proposal)
  }

  /// The explicit guide, else the default one.
  mutating func line(
    of node: Int, key: AlignmentKey, size: Size, proposal: Proposal
  ) -> Double {
    if key.isFrameGuide && !hasFrameGuides { return key.frameGuide(size) }
    return guide(of: node, key: key, size: size, proposal: proposal)
      ?? defaultLine(key: key, size: size)
  }

  /// The value of a guide that nobody states, for a box of a size.
  func defaultLine(key: AlignmentKey, size: Size) -> Double {
    guard let number = key.customNumber else { return key.frameGuide(size) }
    return customGuides.value(number, ViewDimensions(size: size, custom: customGuides))
  }

  /// Where a child of a size must lie so that its lines meet those of a box without explicit ones
  /// (L25).
  mutating func aligned(
    _ child: Int, size: Size, proposal: Proposal, by alignment: Alignment, in box: Size
  ) -> Point {
    let x =
      defaultLine(key: alignment.horizontal, size: box)
      - line(of: child, key: alignment.horizontal, size: size, proposal: proposal)
    let y =
      defaultLine(key: alignment.vertical, size: box)
      - line(of: child, key: alignment.vertical, size: size, proposal: proposal)
    return Point(x.isNaN ? 0 : x, y.isNaN ? 0 : y)
  }

  /// A container's preference on one edge, computed once and kept until `forgetSpacing`.
  mutating func memoizedSpacing(
    _ node: Int, _ edge: LayoutEdge, _ compute: (inout LayoutTree) -> Double?
  ) -> Double? {
    if records[node].spacingStart < 0 {
      records[node].spacingStart = Int32(spacings.count)
      spacings.append(contentsOf: repeatElement(.nan, count: 4))
    }
    let slot = Int(records[node].spacingStart) + Int(edge.rawValue)
    if spacings[slot].isNaN { spacings[slot] = compute(&self) ?? -.infinity }
    return spacings[slot] == -.infinity ? nil : spacings[slot]
  }

  /// The largest preference stated by any child (D6).
  mutating func largestSpacing(_ node: Int, _ edge: LayoutEdge) -> Double? {
    var largest: Double?
    for child in children(of: node) {
      if let value = spacing(of: child, edge: edge) { largest = max(largest ?? value, value) }
    }
    return largest
  }

  /// Drops what `memoizedSpacing` and the stacks remember about spacing.
  mutating func forgetSpacing(of node: Int) {
    if records[node].gapStart == GapStart.allDefault {
      records[node].gapStart = GapStart.unknown
    } else if records[node].gapStart >= 0 {
      gaps[Int(records[node].gapStart)] = .nan
    }
    if records[node].spacingStart >= 0 {
      for slot in 0..<4 { spacings[Int(records[node].spacingStart) + slot] = .nan }
    }
  }

  /// The numbers of a node's children.
  @inline(__always)
  package func children(of node: Int) -> Range<Int> {
    let first = Int(records[node].firstChild)
    return first..<first + Int(records[node].childCount)
  }
}
