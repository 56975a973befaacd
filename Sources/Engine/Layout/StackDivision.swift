// L9 and L10: who is served first, and with how much.
import Drawing

extension StackArranger {
  /// Sets the share and size of every item.
  @inline(__always)
  func divide(
    _ tree: inout LayoutTree, _ available: Double, _ thickness: Double,
    _ items: UnsafeMutableBufferPointer<Item>
  ) {
    let first = tree.children(of: node).lowerBound
    if let share = commonShare(available) {
      let offered = proposal(share, thickness)
      for index in items.indices {
        items[index].share = share
        items[index].size = tree.measure(first + index, offered)
      }
      return
    }
    if items.count == 1 {
      var left = available
      serve(&tree, items.indices, &left, thickness, first, items)
      return
    }
    let equal = tree.prioritiesAreEqual(node)
    probe(&tree, thickness, first, equal, items)
    sort(items)
    if equal {
      var left = available
      serve(&tree, items.indices, &left, thickness, first, items)
    } else {
      divideByPriority(&tree, available, thickness, first, items)
    }
  }

  /// Asks each child for its least and greatest length.
  @inline(__always)
  private func probe(
    _ tree: inout LayoutTree, _ thickness: Double, _ first: Int, _ equal: Bool,
    _ items: UnsafeMutableBufferPointer<Item>
  ) {
    for index in items.indices {
      let least = major(tree.measure(first + index, proposal(0, thickness)))
      let most = major(tree.measure(first + index, proposal(.infinity, thickness)))
      items[index].least = least
      items[index].flexibility = least == .infinity ? 0 : most - least
      items[index].turn = Int32(index)
      if !equal { items[index].priority = tree.priority(of: first + index) }
    }
  }

  /// L9: higher priority first, then the less flexible, then of the endlessly flexible the one with
  /// the larger minimum, then the one that comes first.
  @inline(__always)
  private static func precedes(_ a: Item, _ b: Item) -> Bool {
    if a.priority != b.priority { return a.priority > b.priority }
    if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
    return a.flexibility == .infinity && a.least > b.least
  }

  /// Sorts the turns, not the items.
  private func sort(_ items: UnsafeMutableBufferPointer<Item>) {
    if items.count > 32 {
      var turns = items.map(\.turn)
      turns.sort { a, b in
        let left = items[Int(a)]
        let right = items[Int(b)]
        if StackArranger.precedes(left, right) { return true }
        return a < b && !StackArranger.precedes(right, left)
      }
      for index in items.indices { items[index].turn = turns[index] }
      return
    }
    for index in items.indices.dropFirst() {
      let turn = items[index].turn
      var slot = index
      while slot > 0,
        StackArranger.precedes(items[Int(turn)], items[Int(items[slot - 1].turn)])
      {
        items[slot].turn = items[slot - 1].turn
        slot -= 1
      }
      items[slot].turn = turn
    }
  }

  /// Serves some turns: each child is proposed an equal part of what is left (L10).
  @inline(__always)
  private func serve(
    _ tree: inout LayoutTree, _ turns: Range<Int>, _ left: inout Double, _ thickness: Double,
    _ first: Int, _ items: UnsafeMutableBufferPointer<Item>
  ) {
    for turn in turns {
      let index = Int(items[turn].turn)
      let share = max(left / Double(turns.upperBound - turn), 0)
      let inner = tree.measure(first + index, proposal(share, thickness))
      items[index].share = share
      items[index].size = inner
      left = StackArranger.without(left, major(inner))
    }
  }

  /// L10 for several priorities: the minimums of later groups are set aside while a group is
  /// served.
  private func divideByPriority(
    _ tree: inout LayoutTree, _ available: Double, _ thickness: Double, _ first: Int,
    _ items: UnsafeMutableBufferPointer<Item>
  ) {
    func item(_ turn: Int) -> Item { items[Int(items[turn].turn)] }
    func end(of start: Int) -> Int {
      var end = start + 1
      while end < items.count, item(end).priority == item(start).priority { end += 1 }
      return end
    }
    var left = available
    for turn in end(of: 0)..<items.count { left = StackArranger.without(left, item(turn).least) }
    var start = 0
    while start < items.count {
      let end = end(of: start)
      if start > 0 {
        for turn in start..<end { left = StackArranger.without(left, -item(turn).least) }
      }
      serve(&tree, start..<end, &left, thickness, first, items)
      start = end
    }
  }

  /// What is left of a length; an infinite one stays infinite (D9).
  @inline(__always)
  private static func without(_ left: Double, _ taken: Double) -> Double {
    left.isInfinite ? left : left - taken
  }
}
