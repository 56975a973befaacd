package import Basics
package import Drawing

/// The live tree of one program on a virtual clock: owns the nodes, takes events, answers frames.
/// Time only moves forward; a session that wants an earlier instant replays into a fresh graph.
package final class ViewGraph: UpdateHost {
  package let canvas: Size
  package let semantics: Semantics
  let clock = AnimationClock()
  private let root: ViewValue
  let rootNode: RootNode
  var tree = LayoutTree()
  let registry = MatchedRegistry()
  /// The field tapped last.
  weak var focused: TextInput?
  /// Where presentations may zoom out of (M41).
  var transitionSources: [MatchedKey: TransitionSource] = [:]

  // The commit in progress.
  /// Number of the present evaluation of bodies.
  private(set) var evaluation = 0
  var passNumber = 0
  private var sequence = 0
  private var transaction = Transaction()
  private var needsContinuation = false
  /// The removed items' listeners of this commit (X16).
  var listenersOfCommit: [AnimationListener] = []
  /// Containers updated in this evaluation.
  var containersInUse: [DynamicContainer] = []

  // State writes.
  package var isEvaluating = false
  var queue: [(transaction: Transaction, scope: Int, mutations: [() -> Void])] = []
  var pending = Transaction()
  var pendingScope = 0
  var scopes = 0
  var namespaces = 0

  /// Whether this evaluation has met a lazy container in a scroll view.
  var hasLazies = false
  /// Wishes of the program to see a view.
  var scrolls: [ScrollRequest] = []
  /// Actions that wait for the end of the update: onAppear and its kind.
  var afterwards: [(range: SourceRange, run: () throws -> Void)] = []
  /// Where the body now evaluated, or last, was called.
  var evaluatedRange = SourceRange.none
  /// Where the last write that an update itself made comes from.
  var writer = SourceRange.none
  /// Actions that wait for animators (T27).
  var completions: [Completion] = []
  /// What the last evaluation of bodies asked for.
  var bodySchedule = BodySchedule()
  /// What reads the layout, in tree order of the last evaluation.
  var layoutReaders: [any LayoutReader] = []
  /// Actions that wait for an instant, in order of time.
  var timers: [(instant: Instant, action: () throws -> Void)] = []

  // What is counted and reported.
  private var numbers = 0
  /// Whether changes are recorded, for explanations: what was there before and after each.
  package var keepsChanges = false
  package private(set) var changes: [ChangeRecord] = []
  var viewCount = 0
  /// Bodies of the present evaluation.
  var evaluationBodies = 0
  /// Whether a limit of the tree was reached; from then on nothing is evaluated.
  var isOverLimit = false
  var hasWarnedOfWrites = false
  /// The instant of the last event, else zero.
  var lastEvent = Instant.zero
  package let limits: Limits
  /// Messages of the console in order, with their instants.
  package var messages: [(instant: Instant, text: String)] = []
  /// Traps of bodies and handlers, each place once.
  package var traps: [Trap] = []
  /// Bodies evaluated so far; for benchmarks and tests.
  package var bodyCount = 0
  /// Geometry passes run so far; for benchmarks and tests.
  package var passCount: Int { passNumber }
  /// All that is counted.
  package var work: WorkCounts {
    WorkCounts(
      bodies: bodyCount, passes: passCount, measures: tree.measureCount, places: tree.placeCount)
  }

  package init(
    _ root: ViewValue, canvas: Size, safeArea: Insets = .zero,
    guides: CustomGuides = CustomGuides(), semantics: Semantics = Semantics(),
    limits: Limits = Limits()
  ) {
    self.root = root
    tree.customGuides = guides
    tree.spacesByFont = semantics.textSpacing == .font
    self.canvas = canvas
    self.semantics = semantics
    self.limits = limits
    let space = CoordinateSpace(parent: nil, owner: nil)
    let inputs = NodeInputs(
      environment: EnvironmentValues(), transaction: Transaction(), space: space)
    rootNode = RootNode(inputs, canvas: canvas, safeArea: safeArea)
    evaluateAll()
    flush()
  }

  package var now: Instant { clock.now }

  /// Seconds since the last event, else since loading.
  package var sinceEvent: Instant { clock.now - lastEvent }

  /// The first instant after now at which an animator is over or a timer is due; nil when nothing
  /// runs that ends.
  package var nextEnd: Instant? {
    [clock.nextEnd, timers.first?.instant, bodySchedule.nextStop(after: clock.now)]
      .compactMap { $0 }.min()
  }

  /// Whether anything still runs, also what never ends.
  package var isAnimating: Bool {
    !clock.animators.isEmpty || !timers.isEmpty || bodySchedule.isRunning
  }
}

// MARK: - Time

extension ViewGraph {
  /// Moves the clock, stopping at every instant at which an animator is over, so that no frame
  /// depends on which instants were asked for.
  package func advance(to instant: Instant) {
    var stops = 0
    while let end = nextEnd, end <= instant, stops < limits.stops {
      stops += 1
      step(to: end)
      runTimers()
    }
    if instant > clock.now { step(to: instant) }
  }

  private func step(to instant: Instant) {
    clock.now = instant
    let drivesBodies =
      clock.animators.contains(where: \.drivesBodies) || bodySchedule.isDue(instant)
    clock.dropFinished()
    finishCompletions()
    let erased = eraseFinished()
    if drivesBodies || erased { update() } else { resolveUntilQuiet() }
    if !afterwards.isEmpty { flush() }
  }

  /// Geometry alone; where it changes what bodies read (L38), they are evaluated too.
  private func resolveUntilQuiet() {
    needsContinuation = false
    resolveGeometry()
    if needsContinuation { update() }
  }

  private func eraseFinished() -> Bool {
    var erased = false
    for container in containersInUse where container.eraseFinished(self) { erased = true }
    return erased
  }

  var frameNumber: Int {
    Int((clock.now - lastEvent).microseconds * 60 / 1_000_000)
  }
}

// MARK: - Updates

extension ViewGraph {
  /// One evaluation of all bodies, layout and geometry in the transaction in force. A program that
  /// went beyond a limit of the tree is not evaluated again: it would only go there once more.
  private func evaluate() {
    guard !isOverLimit else { return }
    evaluation += 1
    containersInUse.removeAll(keepingCapacity: true)
    viewCount = 0
    evaluationBodies = 0
    bodySchedule = BodySchedule()
    layoutReaders.removeAll(keepingCapacity: true)
    hasLazies = false
    rootNode.update(root, transaction, self)
    LayoutPass.build(rootNode, canvas: canvas, &tree)
    if hasLazies { load(rootNode) }
    var members: [MatchedNode] = []
    ViewGraph.collect(rootNode, &members)
    for (index, member) in members.enumerated() {
      member.treeOrder = index
      if member.number == 0 { member.number = makeNumber() }
    }
    members = within(members)
    if registry.update(members) { requestContinuation() }
    if grantScrolls() { requestContinuation() }
    resolveGeometry()
  }

  private static func collect(_ node: ViewNode, _ members: inout [MatchedNode]) {
    guard !node.isUnloaded else { return }
    if let member = node as? MatchedNode { members.append(member) }
    node.forEachChild { collect($0, &members) }
  }

  func resolveGeometry() {
    passNumber += 1
    tree.beginPass()
    let geometry = GeometryPass(
      number: passNumber, clock: clock, semantics: semantics, frameNumber: frameNumber
    ) { [unowned self] in log($0) }
    for group in registry.groups { group.setGeometry(geometry) }
    ViewGraph.resolve(rootNode, geometry, &tree)
  }

  private static func resolve(
    _ node: ViewNode, _ geometry: GeometryPass, _ tree: inout LayoutTree
  ) {
    node.resolveIfNeeded(geometry, &tree)
    node.forEachChild { resolve($0, geometry, &tree) }
  }

  /// Applies what was written, one commit a transaction, in the order written (T1, T24).
  func flush() {
    var rounds = 0
    let most = 64 + queue.count
    while rounds < most {
      rounds += 1
      if !queue.isEmpty {
        let next = queue.removeFirst()
        commit(next.transaction, next.mutations)
      } else if !afterwards.isEmpty {
        let actions = afterwards
        afterwards = []
        for action in actions {
          writer = action.range
          attempt(action.run)
        }
      } else {
        return
      }
    }
    guard !queue.isEmpty || !afterwards.isEmpty else { return }
    queue.removeAll()
    afterwards.removeAll()
    report(
      Trap("the state changes again in every update, without end", id: "limit-updates", at: writer))
  }

  /// The members of as many groups as there may be; the rest stand where they are, unmatched.
  private func within(_ members: [MatchedNode]) -> [MatchedNode] {
    guard members.count > limits.groups else { return members }
    var keys: Set<MatchedKey> = []
    let kept = members.filter { member in
      guard let key = member.modifier?.key else { return true }
      return keys.contains(key) || (keys.count < limits.groups && keys.insert(key).inserted)
    }
    if kept.count < members.count {
      report(
        Trap("the program matches more than \(limits.groups) groups of views", id: "limit-groups"))
    }
    return kept
  }

  /// One change: up to 8 passes at the same instant with the same transaction (T7).
  private func commit(_ change: Transaction, _ mutations: [() -> Void]) {
    sequence += 1
    transaction = change
    transaction.sequence = sequence
    clock.sequence = sequence
    let waiting = change.completions.map(\.listener)
    transaction.listeners += waiting
    listenersOfCommit += waiting
    let before = keepsChanges ? (anatomy(), clock.registrations) : nil
    for mutation in mutations { mutation() }
    evaluateAll()
    if let (anatomy, registrations) = before {
      changes.append(
        ChangeRecord(
          animation: change.animation, before: anatomy, after: self.anatomy(),
          animations: clock.registrations - registrations))
    }
    transaction = Transaction()
    clock.sequence = nil
    release()
  }

  /// What time alone changes in the tree, without a transaction: elements may come and go in it.
  private func update() {
    evaluateAll()
    release()
  }

  /// Evaluates until nothing is about to appear any more: at most 8 passes at one instant (T7).
  private func evaluateAll() {
    for _ in 0..<8 {
      needsContinuation = false
      evaluate()
      for reader in layoutReaders {
        attempt { if try reader.readLayout(self) { requestContinuation() } }
      }
      guard needsContinuation else { break }
      for container in containersInUse { container.advancePhases() }
    }
    for reader in layoutReaders { attempt { try reader.settleLayout(self) } }
  }

  /// Lets go of what was removed and is kept by no animator (X16).
  private func release() {
    for listener in listenersOfCommit { listener.count -= 1 }
    listenersOfCommit.removeAll()
    finishCompletions()
    if eraseFinished() { evaluateAll() }
  }

  /// A number no item, container or matched view of this graph has had before.
  func makeNumber() -> Int {
    numbers += 1
    return numbers
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
