// One node of the layout tree and what its algorithm is told about it.
package import Drawing

/// What a layout function is told about its node. One flat struct so that records stay trivial;
/// each algorithm's file says which fields it reads. Lengths are points; `Proposal.unspecified` stands
/// for a length that was not given.
package struct LayoutParameters: Sendable, Hashable {
  package var a = 0.0
  package var b = 0.0
  package var c = 0.0
  package var d = 0.0
  package var e = 0.0
  package var f = 0.0
  package var alignment = Alignment.center
  package var flags: UInt32 = 0
  /// Index into one of the tree's side tables (texts, guides, hooks).
  package var index: Int32 = -1
  package init() {}

  /// Marks a stack whose content is one child known at compile time (D17); such a stack is
  /// replaced by its child when it is added. No algorithm uses this bit for anything else.
  package static let singleFlag: UInt32 = 1 << 31
}

/// The axis of the nearest stack around a node, which a Spacer and a Divider follow (D7).
package enum StackAxis: UInt8, Sendable {
  /// No stack, or a ZStack in between.
  case none
  case horizontal
  case vertical
}

/// One node of the layout tree.
package struct LayoutRecord {
  package var algorithm: UInt16
  /// How the size is found, from the algorithm's entry.
  var answer = LayoutAnswer.function
  /// The axis of the nearest stack around the node, set when the node is added.
  package var stackAxis = StackAxis.none
  /// Whether the children's places depend on more than this node's proposal (matched geometry):
  /// such a node is placed anew in every pass.
  package var isVolatile = false
  /// Whether `origin`, `size` and `proposal` are set and the node's contents are unchanged since.
  package var isPlaced = false
  /// Whether `place` has run for the present size and proposal.
  package var childrenPlaced = false
  /// Whether anything was asked of the node since its contents changed, so that its ancestors may
  /// depend on them.
  var wasAsked = false
  /// Whether everything below the node is placed, and nothing there is volatile.
  var allPlaced = false
  /// How many entries of the proposal cache are filled, how many there are, and the next one to be
  /// replaced once all are in use.
  var cacheUsed: UInt8 = 0
  var cacheCapacity: UInt8 = 0
  var cacheNext: UInt8 = 0
  /// Whether the children of a stack share one layout priority.
  var priorities = Priorities.unknown
  /// Where the node's entries of the proposal cache begin; -1 for leaves.
  var cacheStart: Int32 = -1
  package var firstChild: Int32 = 0
  package var childCount: Int32 = 0
  /// -1 for roots.
  package var parent: Int32 = -1
  /// 1 for roots, one more for each parent above.
  var level: Int32 = 1
  /// The pass in which a volatile node last placed its children.
  package var pass: Int32 = -1
  /// The state of the tree for which `origin` and `size` were last found to be right.
  var epoch: Int32 = -1
  /// Where a stack's gaps begin in the tree's table, or one of the values of `GapStart`.
  var gapStart = GapStart.unknown
  /// Where a container's own spacing preferences are kept, -1 before the first question.
  var spacingStart: Int32 = -1
  package var parameters: LayoutParameters
  /// Relative to the parent's origin; absolute for roots.
  package var origin = Point.zero
  package var size = Size.zero
  package var proposal = Proposal.ideal

  package init(algorithm: UInt16, parameters: LayoutParameters) {
    self.algorithm = algorithm
    self.parameters = parameters
  }
}

// The tree changes a record through one call where it can: each access by its number costs a check.
extension LayoutRecord {
  /// The cache entry to fill next: a new one while there are any, then the oldest.
  @inline(__always)
  mutating func takeCacheSlot() -> Int {
    wasAsked = true
    var slot = cacheUsed
    if slot < cacheCapacity {
      cacheUsed = slot + 1
    } else {
      slot = cacheNext
      cacheNext = slot + 1 == cacheCapacity ? 0 : slot + 1
    }
    return Int(cacheStart) + Int(slot)
  }

  /// Sets the origin; whether nothing else is to be set, since proposal and contents are unchanged.
  @inline(__always)
  mutating func moved(to origin: Point, _ proposal: Proposal) -> Bool {
    self.origin = origin
    return isPlaced && self.proposal == proposal
  }

  /// Sets size and proposal; the children are to be placed again. Tells what the tree has to look
  /// after.
  @inline(__always)
  mutating func settle(_ size: Size, _ proposal: Proposal) -> (allPlaced: Bool, epoch: Int32) {
    self.size = size
    self.proposal = proposal
    isPlaced = true
    childrenPlaced = false
    return (allPlaced, epoch)
  }

  /// Drops everything that depends on the contents.
  @inline(__always)
  mutating func forget() {
    wasAsked = false
    cacheUsed = 0
    cacheNext = 0
    isPlaced = false
    childrenPlaced = false
    allPlaced = false
    priorities = .unknown
  }
}

/// What a stack remembers of its children's priorities.
enum Priorities: UInt8 { case unknown, equal, different }

/// Values of `LayoutRecord.gapStart` that are not an index.
enum GapStart {
  static let unknown: Int32 = -1
  /// Every gap is the default one (L17).
  static let allDefault: Int32 = -2
}
