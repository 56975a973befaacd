// Layout of safe areas: what insets them, and what reaches beyond them.
package import Drawing

/// `.safeAreaInset`: a primary child in the room that a bar at one edge leaves (child 1); together
/// they take both rooms. Reads `a`, the distance between them in points, `flags`, the bar's edge,
/// and `alignment` for the bar.
enum SafeAreaInsetLayout {
  static let functions = LayoutFunctions(
    size: { tree, node, proposal in
      let children = tree.children(of: node)
      guard let content = children.first else { return .zero }
      let inset = inset(&tree, node, proposal)
      let inner = tree.measure(content, inside(tree.records[node], proposal, inset))
      return tree.records[node].isVerticalInset
        ? Size(inner.width, inner.height + inset) : Size(inner.width + inset, inner.height)
    },
    place: place, priority: PassThroughLayout.priority, spacing: { _, _, _ in nil },
    guide: { _, _, _, _, _ in nil }, cacheEntries: 4)

  /// The length the bar takes, with the distance to it.
  private static func inset(
    _ tree: inout LayoutTree, _ node: Int, _ proposal: Proposal
  ) -> Double {
    let children = tree.children(of: node)
    guard children.count > 1 else { return 0 }
    let record = tree.records[node]
    let bar = tree.measure(children.lowerBound + 1, barProposal(record, proposal))
    return (record.isVerticalInset ? bar.height : bar.width) + record.parameters.a
  }

  private static func barProposal(_ record: LayoutRecord, _ proposal: Proposal) -> Proposal {
    record.isVerticalInset
      ? Proposal(proposal.width, Proposal.unspecified)
      : Proposal(Proposal.unspecified, proposal.height)
  }

  private static func inside(
    _ record: LayoutRecord, _ proposal: Proposal, _ inset: Double
  ) -> Proposal {
    func less(_ length: Double) -> Double {
      length == Proposal.unspecified ? length : max(0, length - inset)
    }
    return record.isVerticalInset
      ? Proposal(proposal.width, less(proposal.height))
      : Proposal(less(proposal.width), proposal.height)
  }

  private static func place(_ tree: inout LayoutTree, _ node: Int) {
    let children = tree.children(of: node)
    guard let content = children.first else { return }
    let record = tree.records[node]
    let inset = inset(&tree, node, record.proposal)
    let isVertical = record.isVerticalInset
    let isFirst = record.parameters.flags < 2
    let shift = isFirst ? inset : 0
    tree.setChild(
      content, origin: isVertical ? Point(0, shift) : Point(shift, 0),
      proposal: inside(record, record.proposal, inset))
    guard children.count > 1 else { return }
    let bar = children.lowerBound + 1
    let offered = barProposal(record, Proposal(record.size))
    let size = tree.measure(bar, offered)
    let aligned = tree.aligned(
      bar, size: size, proposal: offered, by: record.parameters.alignment, in: record.size)
    let end = isVertical ? record.size.height - size.height : record.size.width - size.width
    let along = isFirst ? 0 : end
    tree.setChild(
      bar, origin: isVertical ? Point(aligned.x, along) : Point(along, aligned.y),
      proposal: offered)
  }
}

/// The window (L39): its child is centred in what the insets of the device leave. Reads `a` to `d`,
/// the insets at the top, leading, bottom and trailing edge, and `e` and `f`, the canvas.
enum DeviceLayout {
  static let functions = LayoutFunctions(
    size: { tree, node, _ in
      Size(tree.records[node].parameters.e, tree.records[node].parameters.f)
    },
    place: { tree, node in
      guard let child = tree.onlyChild(of: node) else { return }
      let p = tree.records[node].parameters
      let room = Size(max(0, p.e - p.b - p.d), max(0, p.f - p.a - p.c))
      let offered = Proposal(room)
      let size = tree.measure(child, offered)
      let inner = tree.aligned(child, size: size, proposal: offered, by: .center, in: room)
      tree.setChild(
        child, origin: Point(p.b + inner.x, p.a + inner.y), proposal: offered, size: size)
    },
    priority: { _, _ in 0 }, spacing: { _, _, _ in nil }, guide: { _, _, _, _, _ in nil })
}

/// `.ignoresSafeArea`: a child that touches the border between a safe area and its insets reaches
/// over them; the node keeps its size. Reads `flags`: a bit for each edge by its raw value.
enum IgnoringSafeAreaLayout {
  static let functions = LayoutFunctions(
    size: PassThroughLayout.size, place: place, priority: PassThroughLayout.priority,
    spacing: PassThroughLayout.spacing, guide: PassThroughLayout.guide, cacheEntries: 2,
    isVolatile: true)

  private static func place(_ tree: inout LayoutTree, _ node: Int) {
    guard let child = tree.onlyChild(of: node) else { return }
    let record = tree.records[node]
    let offered = record.proposal
    let room = Size(
      offered.width == Proposal.unspecified ? record.size.width : offered.width,
      offered.height == Proposal.unspecified ? record.size.height : offered.height)
    let reach = reach(&tree, node, Rect(.zero, room))
    guard reach != Rect(.zero, room) else {
      tree.setChild(child, origin: .zero, proposal: offered)
      return
    }
    let proposal = Proposal(reach.size)
    let size = tree.measure(child, proposal)
    tree.setChild(
      child,
      origin: Point(
        reach.x + (reach.width - size.width) / 2, reach.y + (reach.height - size.height) / 2),
      proposal: proposal)
  }

  /// The rectangle grown over the insets of the safe areas around the node, in its coordinates.
  private static func reach(_ tree: inout LayoutTree, _ node: Int, _ rect: Rect) -> Rect {
    let flags = tree.records[node].parameters.flags
    var reach = rect
    var current = node
    var shift = Point.zero
    while tree.records[current].parent >= 0 {
      shift = shift + tree.records[current].origin
      let parent = Int(tree.records[current].parent)
      if tree.records[parent].isSafeArea, current == Int(tree.records[parent].firstChild) {
        let outer = Rect(Point(-shift.x, -shift.y), tree.records[parent].size)
        let region = tree.records[parent].safeRegion(of: tree.records[current])
        let inner = Rect(region.origin - shift, region.size)
        reach = grown(reach, from: inner, to: outer, flags)
      }
      current = parent
    }
    return reach
  }

  /// Each edge that lies on the inner rectangle's is moved to the outer one's.
  private static func grown(_ rect: Rect, from inner: Rect, to outer: Rect, _ flags: UInt32) -> Rect
  {
    func has(_ edge: LayoutEdge) -> Bool { flags & (1 << UInt32(edge.rawValue)) != 0 }
    func meets(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.5 }
    let left = has(.leading) && meets(rect.x, inner.x) ? min(outer.x, rect.x) : rect.x
    let top = has(.top) && meets(rect.y, inner.y) ? min(outer.y, rect.y) : rect.y
    let right =
      has(.trailing) && meets(rect.maxX, inner.maxX) ? max(outer.maxX, rect.maxX) : rect.maxX
    let bottom =
      has(.bottom) && meets(rect.maxY, inner.maxY) ? max(outer.maxY, rect.maxY) : rect.maxY
    return Rect(left, top, right - left, bottom - top)
  }
}

extension LayoutRecord {
  /// For `.safeAreaInset`: whether the bar lies at the top or the bottom.
  fileprivate var isVerticalInset: Bool {
    let edge = parameters.flags
    return edge == UInt32(LayoutEdge.top.rawValue) || edge == UInt32(LayoutEdge.bottom.rawValue)
  }

  /// Whether the node's first child stands in a safe area inside of the node.
  fileprivate var isSafeArea: Bool {
    algorithm == LayoutAlgorithmID.safeAreaInset.index
      || algorithm == LayoutAlgorithmID.device.index
  }

  /// The safe area inside of the node: what the insets of a device leave, else the room its child
  /// was offered.
  fileprivate func safeRegion(of child: LayoutRecord) -> Rect {
    let p = parameters
    if algorithm == LayoutAlgorithmID.device.index {
      return Rect(p.b, p.a, max(0, p.e - p.b - p.d), max(0, p.f - p.a - p.c))
    }
    func length(_ offered: Double, _ own: Double) -> Double {
      offered == Proposal.unspecified ? own : offered
    }
    return Rect(
      child.origin,
      Size(
        length(child.proposal.width, child.size.width),
        length(child.proposal.height, child.size.height)))
  }
}

extension LayoutParameters {
  /// For `.device`.
  package static func device(_ canvas: Size, safeArea: Insets) -> LayoutParameters {
    var parameters = LayoutParameters()
    (parameters.a, parameters.b) = (safeArea.top, safeArea.leading)
    (parameters.c, parameters.d) = (safeArea.bottom, safeArea.trailing)
    (parameters.e, parameters.f) = (canvas.width, canvas.height)
    return parameters
  }

  /// For `.safeAreaInset`: the bar's edge, how it lies across, and the distance in points.
  package static func safeAreaInset(
    _ edge: LayoutEdge, alignment: Alignment, spacing: Double
  ) -> LayoutParameters {
    var parameters = LayoutParameters()
    parameters.a = spacing
    parameters.alignment = alignment
    parameters.flags = UInt32(edge.rawValue)
    return parameters
  }

  /// For `.ignoringSafeArea`: the edges at which the insets do not count.
  package static func ignoringSafeArea(_ edges: [LayoutEdge]) -> LayoutParameters {
    var parameters = LayoutParameters()
    for edge in edges { parameters.flags |= 1 << UInt32(edge.rawValue) }
    return parameters
  }
}
