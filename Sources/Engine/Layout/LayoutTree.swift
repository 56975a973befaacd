// The layout tree: flat records, siblings adjacent, with a cache of answered proposals.
package import Drawing

/// The tree that layout runs over. Records lie in one array in breadth-first order, so siblings are
/// neighbours in memory; what a node does is looked up in `algorithms`. A tree is rebuilt when the
/// structure of the views changes, and invalidated leaf by leaf when only contents change.
package struct LayoutTree {
  /// An answered proposal.
  struct CacheEntry {
    var proposal = Proposal.ideal
    var size = Size.zero
  }

  /// A copy of `algorithms` that needs no check for having been made.
  let table = LayoutTree.algorithms
  /// The nodes, addressed by their number.
  package var records = ContiguousArray<LayoutRecord>()
  var cache = ContiguousArray<CacheEntry>()
  /// Gaps of the stacks that have no spacing of their own: their sum, then one for each pair.
  var gaps = ContiguousArray<Double>()
  /// Four spacing preferences for each container that was asked; see `memoizedSpacing`.
  var spacings = ContiguousArray<Double>()
  var guideMemo: [GuideQuery: Double] = [:]
  var textMemo = TextMemo()
  var path = ContiguousArray<Int32>()
  /// Counts changes after which places must be looked at again.
  var epoch: Int32 = 0
  /// The number of the present pass; volatile nodes place their children once in each.
  package private(set) var pass: Int32 = 0
  /// Whether answers are remembered; tests turn it off to compare.
  package var remembersAnswers = true
  /// Whether distances beside texts depend on fonts (L20).
  package var spacesByFont = false
  /// Whether any node may state a guide for a built-in edge or centre.
  var hasFrameGuides = false

  /// What `.text` nodes show, by `LayoutParameters.index`.
  package var texts: [TextContent] = []
  /// What `.alignmentGuide` nodes state, by `LayoutParameters.index`.
  package var guides: [GuideContent] = []
  /// Who places the children of `.hook` nodes, by `LayoutParameters.index`.
  package var hooks: [any LayoutHook] = []
  /// What the lazy grids are told.
  package var grids: [GridContent] = []
  /// What the grids with rows are told, and their columns and rows for the last proposal.
  package var tables: [TableContent] = []
  var tablePlans: [Int: TablePlan] = [:]
  /// The layouts of the program.
  package var customLayouts: [CustomLayoutContent] = []
  /// The custom guides of the program.
  package var customGuides = CustomGuides()

  /// The number of levels. Measuring recurses once a level, so a builder must not go beyond
  /// `depthLimit`.
  package private(set) var depth = 0
  /// The most levels that the stack of a main thread holds several times over.
  package static let depthLimit = 4096

  /// How often a size function has run; leaves that need none are not counted.
  package var measureCount = 0
  /// How often a place function has run.
  package var placeCount = 0

  package init() {}

  /// The number of nodes.
  package var count: Int { records.count }

  /// Bytes of the records and of what is remembered for them; texts and memos not counted.
  package var byteCount: Int {
    records.count * MemoryLayout<LayoutRecord>.stride
      + cache.count * MemoryLayout<CacheEntry>.stride
      + (gaps.count + spacings.count) * MemoryLayout<Double>.stride
  }

  package subscript(node: Int) -> LayoutRecord {
    get { records[node] }
    _modify { yield &records[node] }
  }

  /// Removes all nodes and side tables, and keeps the memory. Custom guides stay.
  package mutating func removeAll() {
    records.removeAll(keepingCapacity: true)
    cache.removeAll(keepingCapacity: true)
    gaps.removeAll(keepingCapacity: true)
    spacings.removeAll(keepingCapacity: true)
    guideMemo.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    guides.removeAll(keepingCapacity: true)
    hooks.removeAll(keepingCapacity: true)
    grids.removeAll(keepingCapacity: true)
    tables.removeAll(keepingCapacity: true)
    tablePlans.removeAll(keepingCapacity: true)
    customLayouts.removeAll(keepingCapacity: true)
    hasFrameGuides = false
    depth = 0
    epoch &+= 1
  }

  /// Adds a node without a parent.
  package mutating func addRoot(
    _ algorithm: LayoutAlgorithmID, _ parameters: LayoutParameters
  ) -> Int {
    append(algorithm, parameters, parent: -1)
    return records.count - 1
  }

  /// Adds all children of a node, which has none yet.
  package mutating func addChildren(
    of parent: Int, _ children: [(LayoutAlgorithmID, LayoutParameters)]
  ) -> Range<Int> {
    let first = records.count
    records[parent].firstChild = Int32(first)
    records[parent].childCount = Int32(children.count)
    for (algorithm, parameters) in children {
      append(algorithm, parameters, parent: Int32(parent))
    }
    return first..<records.count
  }

  private mutating func append(
    _ id: LayoutAlgorithmID, _ parameters: LayoutParameters, parent: Int32
  ) {
    var index = id.index
    if parameters.flags & LayoutParameters.singleFlag != 0,
      let single = table[Int(index)].single
    {
      index = single
    }
    let functions = table[Int(index)]
    var record = LayoutRecord(algorithm: index, parameters: parameters)
    record.parent = parent
    record.answer = functions.answer
    record.isVolatile = functions.isVolatile
    if parent >= 0 {
      let above = records[Int(parent)]
      record.stackAxis = table[Int(above.algorithm)].childAxis ?? above.stackAxis
      record.level = above.level + 1
    }
    depth = max(depth, Int(record.level))
    if functions.cacheEntries > 0 {
      record.cacheStart = Int32(cache.count)
      record.cacheCapacity = functions.cacheEntries
      cache.append(contentsOf: repeatElement(CacheEntry(), count: Int(functions.cacheEntries)))
    }
    hasFrameGuides = hasFrameGuides || functions.statesFrameGuides
    records.append(record)
  }

  /// The size a node takes for a proposal (L1).
  @inline(__always)
  package mutating func measure(_ node: Int, _ proposal: Proposal) -> Size {
    switch records[node].answer {
    case .proposal: proposal.replacingUnspecified
    case .parameters: Size(records[node].parameters.a, records[node].parameters.b)
    case .function: ask(node, proposal)
    }
  }

  /// The remembered answer, else that of the size function.
  private mutating func ask(_ node: Int, _ proposal: Proposal) -> Size {
    let start = Int(records[node].cacheStart)
    for entry in start..<start + Int(records[node].cacheUsed)
    where cache[entry].proposal == proposal {
      return cache[entry].size
    }
    measureCount &+= 1
    let size = table[Int(records[node].algorithm)].size(&self, node, proposal)
    if remembersAnswers, start >= 0 {
      cache[records[node].takeCacheSlot()] = CacheEntry(proposal: proposal, size: size)
    } else {
      records[node].wasAsked = true
    }
    return size
  }

  /// Starts a pass: volatile nodes place their children once more.
  package mutating func beginPass() {
    pass &+= 1
    epoch &+= 1
  }
}
