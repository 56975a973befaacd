// Placing: who sits where, found from the root down to the node that was asked for.
package import Drawing

extension LayoutTree {
  /// Gives a child its origin (relative to its parent's) and the proposal it is placed with. Where
  /// proposal and contents are unchanged the child's own children stay valid.
  package mutating func setChild(_ child: Int, origin: Point, proposal: Proposal) {
    if records[child].moved(to: origin, proposal) { return }
    let size = measure(child, proposal)
    settle(child, size, proposal)
  }

  /// As above, for a size that the caller has measured with the same proposal.
  @inline(__always)
  mutating func setChild(_ child: Int, origin: Point, proposal: Proposal, size: Size) {
    if records[child].moved(to: origin, proposal) { return }
    settle(child, size, proposal)
  }

  @inline(__always)
  private mutating func settle(_ node: Int, _ size: Size, _ proposal: Proposal) {
    let before = records[node].settle(size, proposal)
    if before.allPlaced { dropAllPlaced(node) }
    // What was found below this node in the same pass no longer holds.
    if before.epoch == epoch { epoch &+= 1 }
  }

  /// The part below a node is to be placed again, so no part that holds it is placed throughout.
  private mutating func dropAllPlaced(_ node: Int) {
    var next = node
    while next >= 0, records[next].allPlaced {
      records[next].allPlaced = false
      next = Int(records[next].parent)
    }
  }

  /// Places a root: its origin is absolute.
  package mutating func placeRoot(_ node: Int, origin: Point, proposal: Proposal) {
    setChild(node, origin: origin, proposal: proposal)
  }

  /// Makes sure that a node has its origin, size and proposal. Only its ancestors are visited, and
  /// of them only those whose children have no valid places yet.
  package mutating func pull(_ node: Int) {
    let base = path.count
    var top = node
    while records[top].epoch != epoch, records[top].parent >= 0 {
      path.append(Int32(top))
      top = Int(records[top].parent)
    }
    if records[top].parent < 0, !records[top].isPlaced {
      setChild(top, origin: records[top].origin, proposal: records[top].proposal)
    }
    records[top].epoch = epoch
    while path.count > base {
      let next = Int(path.removeLast())
      placeChildren(of: Int(records[next].parent))
      records[next].epoch = epoch
    }
  }

  /// Runs a node's place function unless its children already have their places.
  private mutating func placeChildren(of node: Int) {
    if records[node].childrenPlaced, !records[node].isVolatile || records[node].pass == pass {
      return
    }
    // Set before placing, so that a hook that comes back to this node finds it done.
    records[node].childrenPlaced = true
    records[node].pass = pass
    placeCount &+= 1
    table[Int(records[node].algorithm)].place(&self, node)
  }

  /// Places a node and everything below it. Parts that are placed throughout are not entered.
  package mutating func placeAll(_ node: Int) {
    pull(node)
    _ = placeBelow(node)
  }

  /// Whether the part below the node stays placed in the next pass.
  private mutating func placeBelow(_ node: Int) -> Bool {
    if records[node].allPlaced { return true }
    placeChildren(of: node)
    var stays = !records[node].isVolatile
    for child in children(of: node)
    where records[child].childCount > 0 && !placeBelow(child) { stays = false }
    records[node].allPlaced = stays
    return stays
  }

  /// The contents or parameters of a node have changed: drops remembered answers and places of the
  /// node and of its ancestors, and nothing else.
  package mutating func invalidate(_ node: Int) {
    epoch &+= 1
    if !guideMemo.isEmpty { guideMemo.removeAll(keepingCapacity: true) }
    if !tablePlans.isEmpty { tablePlans.removeAll(keepingCapacity: true) }
    var next = node
    while next >= 0 {
      // What nobody has asked or placed, no ancestor depends on.
      if next != node, !records[next].wasAsked, !records[next].isPlaced { return }
      records[next].forget()
      forgetSpacing(of: next)
      next = Int(records[next].parent)
    }
  }

  /// The rectangle of a node in the coordinates of its root, which is pulled first.
  package mutating func rect(of node: Int) -> Rect {
    pull(node)
    var origin = records[node].origin
    var next = Int(records[node].parent)
    while next >= 0 {
      origin = origin + records[next].origin
      next = Int(records[next].parent)
    }
    return Rect(origin, records[node].size)
  }
}
