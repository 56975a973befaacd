package import Basics
package import Drawing

/// The live tree of one program on a virtual clock: owns the nodes, takes events, answers frames.
/// Time only moves forward; a session that wants an earlier instant replays into a fresh graph.
package final class ViewGraph: UpdateHost {
  package let canvas: Size
  package let semantics: Semantics
  let clock = AnimationClock()
  private let root: ViewValue
  private let rootNode: RootNode
  private var tree = LayoutTree()
  private let registry = MatchedRegistry()

  // The commit in progress.
  /// Number of the present evaluation of bodies.
  private(set) var evaluation = 0
  private var passNumber = 0
  private var sequence = 0
  private var transaction = Transaction()
  private var needsContinuation = false
  /// The removed items' listeners of this commit (X16).
  var listenersOfCommit: [RemovalListener] = []
  /// Containers updated in this evaluation.
  var containersInUse: [DynamicContainer] = []

  // State writes.
  package private(set) var isEvaluating = false
  private var queue: [(transaction: Transaction, scope: Int, mutations: [() -> Void])] = []
  private var pending = Transaction()
  private var pendingScope = 0
  private var scopes = 0
  private var namespaces = 0

  // What is counted and reported.
  private var viewCount = 0
  private var bodyDepth = 0
  private var nextLeaf = 0
  /// The instant of the last event, else zero.
  private var lastEvent = Instant.zero
  package let limits: Limits
  /// Messages of the console in order, with their instants.
  package private(set) var messages: [(instant: Instant, text: String)] = []
  /// Traps of bodies and handlers, each place once.
  package private(set) var traps: [Trap] = []
  /// Bodies evaluated so far; for benchmarks and tests.
  package private(set) var bodyCount = 0
  /// Geometry passes run so far; for benchmarks and tests.
  package var passCount: Int { passNumber }

  package init(
    _ root: ViewValue, canvas: Size, semantics: Semantics = Semantics(), limits: Limits = Limits()
  ) {
    self.root = root
    self.canvas = canvas
    self.semantics = semantics
    self.limits = limits
    let space = CoordinateSpace(parent: nil, owner: nil)
    let inputs = NodeInputs(
      environment: EnvironmentValues(), transaction: Transaction(), space: space)
    rootNode = RootNode(inputs, canvas: canvas)
    evaluate()
    flush()
  }

  package var now: Instant { clock.now }

  /// Seconds since the last event, else since loading.
  package var sinceEvent: Instant { clock.now - lastEvent }

  /// The first instant after now at which an animator is over; nil when nothing runs that ends.
  package var nextEnd: Instant? { clock.nextEnd }

  /// Whether anything still runs, also what never ends.
  package var isAnimating: Bool { !clock.animators.isEmpty }
}

/// Bounds on what one program may make the engine do.
package struct Limits: Sendable {
  package var views = 10_000
  /// Bodies nested in each other.
  package var depth = 256
  package init() {}
}

// MARK: - Time

extension ViewGraph {
  /// Moves the clock, stopping at every instant at which an animator is over, so that no frame
  /// depends on which instants were asked for.
  package func advance(to instant: Instant) {
    while let end = clock.nextEnd, end <= instant { step(to: end) }
    if instant > clock.now { step(to: instant) }
  }

  private func step(to instant: Instant) {
    clock.now = instant
    let drivesBodies = clock.animators.contains(where: \.drivesBodies)
    clock.dropFinished()
    let erased = eraseFinished()
    if drivesBodies || erased { evaluate() } else { resolveGeometry() }
  }

  private func eraseFinished() -> Bool {
    var erased = false
    for container in containersInUse where container.eraseFinished(evaluation) { erased = true }
    return erased
  }

  private var frameNumber: Int {
    Int((clock.now - lastEvent).microseconds * 60 / 1_000_000)
  }
}

// MARK: - Updates

extension ViewGraph {
  /// One evaluation of all bodies, layout and geometry in the transaction in force.
  private func evaluate() {
    evaluation += 1
    containersInUse.removeAll(keepingCapacity: true)
    viewCount = 0
    rootNode.update(root, transaction, self)
    LayoutPass.build(rootNode, canvas: canvas, &tree)
    var members: [MatchedNode] = []
    ViewGraph.collect(rootNode, &members)
    for (index, member) in members.enumerated() { member.treeOrder = index }
    if registry.update(members) { requestContinuation() }
    resolveGeometry()
  }

  private static func collect(_ node: ViewNode, _ members: inout [MatchedNode]) {
    if let member = node as? MatchedNode { members.append(member) }
    for child in node.children { collect(child, &members) }
  }

  private func resolveGeometry() {
    passNumber += 1
    tree.beginPass()
    let geometry = GeometryPass(
      number: passNumber, clock: clock, semantics: semantics, frameNumber: frameNumber
    ) { [unowned self] in log($0) }
    currentGeometry(geometry, rootNode)
    ViewGraph.resolve(rootNode, geometry, &tree)
  }

  private func currentGeometry(_ geometry: GeometryPass, _ node: ViewNode) {
    for group in registry.groups { group.setGeometry(geometry) }
  }

  private static func resolve(
    _ node: ViewNode, _ geometry: GeometryPass, _ tree: inout LayoutTree
  ) {
    node.resolveIfNeeded(geometry, &tree)
    for child in node.children { resolve(child, geometry, &tree) }
  }

  /// Applies what was written, one commit a transaction, in the order written (T1, T24).
  private func flush() {
    var rounds = 0
    while !queue.isEmpty, rounds < 64 {
      rounds += 1
      let next = queue.removeFirst()
      commit(next.transaction, next.mutations)
    }
    queue.removeAll()
  }

  /// One change: up to 8 passes at the same instant with the same transaction (T7).
  private func commit(_ change: Transaction, _ mutations: [() -> Void]) {
    sequence += 1
    transaction = change
    transaction.sequence = sequence
    clock.sequence = sequence
    for mutation in mutations { mutation() }
    for _ in 0..<8 {
      needsContinuation = false
      evaluate()
      guard needsContinuation else { break }
      for container in containersInUse { container.advancePhases() }
    }
    transaction = Transaction()
    clock.sequence = nil
    for listener in listenersOfCommit { listener.count -= 1 }
    listenersOfCommit.removeAll()
    if eraseFinished() { evaluate() }
  }

  func requestContinuation() { needsContinuation = true }

  /// Where a node stood before this commit, in its container's space (X15).
  func lastGeometry(
    of node: ViewNode, in space: CoordinateSpace
  ) -> (origin: Point, proposal: Proposal) {
    let rect = GeometryPass.rect(of: node, &tree)
    let proposal = node.record >= 0 ? tree[node.record].proposal : .ideal
    return (rect.origin, proposal)
  }
}

// MARK: - What state and bodies need

extension ViewGraph {
  package func enqueue(_ mutation: @escaping () -> Void) {
    if let last = queue.indices.last, queue[last].scope == pendingScope {
      queue[last].mutations.append(mutation)
    } else {
      queue.append((pending, pendingScope, [mutation]))
    }
  }

  package func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = (pending, pendingScope)
    scopes += 1
    (pending, pendingScope) = (transaction, scopes)
    defer { (pending, pendingScope) = outer }
    return try body()
  }

  package func makeNamespace() -> Int {
    namespaces += 1
    return namespaces
  }

  package func log(_ message: String) { messages.append((clock.now, message)) }

  func report(_ trap: Trap) {
    if !traps.contains(trap) { traps.append(trap) }
  }

  func evaluating(_ body: () throws(Trap) -> ViewValue) throws(Trap) -> ViewValue {
    let outer = isEvaluating
    isEvaluating = true
    bodyCount += 1
    defer { isEvaluating = outer }
    return try body()
  }

  /// False beyond the limit of views, which is reported once.
  func countView() -> Bool {
    viewCount += 1
    guard viewCount > limits.views else { return true }
    report(Trap("the program makes more than \(limits.views) views", id: "limit-views"))
    return false
  }

  func enterBody(_ view: ViewValue) -> Bool {
    bodyDepth += 1
    guard bodyDepth > limits.depth else { return true }
    bodyDepth -= 1
    report(
      Trap(
        "bodies are nested more than \(limits.depth) deep; does \(view.name) contain itself?",
        id: "limit-depth", at: view.range))
    return false
  }

  func leaveBody() { bodyDepth -= 1 }
}

// MARK: - Events

extension ViewGraph {
  /// A place that answers taps.
  package struct TapTarget {
    /// Window rect of the view the handler is written on.
    package var rect: Rect
    package var path: String
    /// What a user would call it: the first text drawn inside, else the view's name.
    package var name: String
  }

  /// All tap handlers in tree order.
  package func tapTargets() -> [TapTarget] {
    var targets: [TapTarget] = []
    forEachTap(rootNode) { node in
      targets.append(target(of: node))
    }
    return targets
  }

  private func forEachTap(_ node: ViewNode, _ body: (TapNode) -> Void) {
    if let tap = node as? TapNode, !tap.inputs.isRemoving { body(tap) }
    for child in node.children { forEachTap(child, body) }
  }

  private func target(of node: TapNode) -> TapTarget {
    let rect = GeometryPass.rect(of: node, &tree)
    let geometry = GeometryPass(
      number: passNumber, clock: clock, semantics: semantics, frameNumber: frameNumber
    ) { _ in }
    let window = node.inputs.space.toWindow(geometry, &tree).bounds(of: rect)
    let name = node.inputs.path.split(separator: "/").last.map(String.init) ?? ""
    return TapTarget(rect: window, path: node.inputs.path, name: name)
  }

  private func tapNode(at point: Point) -> TapNode? {
    var hit = HitTest(now: clock.now)
    return rootNode.hitTest(point, &hit) ? hit.handlers.first : nil
  }

  /// What a tap at a window point would reach, nil when nothing there answers.
  package func target(at point: Point) -> TapTarget? { tapNode(at: point).map(target(of:)) }

  /// Sends a tap at a window point.
  package func tap(at point: Point) {
    guard let node = tapNode(at: point) else { return }
    send { try node.modifier?.action() }
  }

  /// Sends a tap to the handler with the given position in `tapTargets()`.
  package func tap(target index: Int) {
    var nodes: [TapNode] = []
    forEachTap(rootNode) { nodes.append($0) }
    guard nodes.indices.contains(index) else { return }
    send { try nodes[index].modifier?.action() }
  }

  /// An event: runs a handler, then commits what it wrote.
  package func send(_ handler: () throws -> Void) {
    lastEvent = clock.now
    resolveGeometry()
    do {
      try handler()
    } catch {
      report(error as? Trap ?? Trap("\(error)"))
    }
    flush()
  }
}

// MARK: - Frames

extension ViewGraph {
  /// What is drawn now.
  package func frame() -> Frame {
    var renderer = Renderer(clock: clock, nextLeaf: nextLeaf)
    rootNode.render(&renderer, RenderContext())
    nextLeaf = renderer.nextLeaf
    let list = DisplayList(canvas: canvas, items: renderer.items)
    let flying = renderer.leaves.filter(\.isFlying).map(\.rect)
    var coverage = 1.0
    if let first = flying.first {
      let union = flying.dropFirst().reduce(first) { $0.union($1) }
      coverage = Coverage.at(union.center, renderer.items)
    }
    return Frame(
      instant: sinceEvent, displayList: list, leaves: renderer.leaves,
      groups: registry.groups.compactMap { $0.snapshot() }, coverage: coverage)
  }
}
