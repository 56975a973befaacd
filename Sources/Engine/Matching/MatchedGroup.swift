import Basics

/// Views that share one frame (M4-M6).
final class MatchedGroup {
  let address: MatchedAddress
  var key: MatchedKey { address.key }
  /// Most recently registered first, then moved by `arbitrate`.
  private(set) var views: [MatchedNode] = []
  /// Registration order, for the order among live sources.
  private var lastSource: MatchedNode?
  private(set) var animator: Animator?
  private var hasWarned = false
  private var hasToldOfCycle = false
  private(set) var memo: (pass: Int, value: (frame: AnimatableVector, owner: MatchedNode?)?)?
  private var isComputing = false
  /// How many live sources take turns frame by frame; 0 where one of them decides.
  private(set) var rivals = 0

  init(_ address: MatchedAddress) { self.address = address }

  /// M4: a newly evaluated view goes to the front; answers whether the group already had views.
  func register(_ node: MatchedNode) -> Bool {
    let isShared = !views.isEmpty
    views.insert(node, at: 0)
    return isShared
  }

  /// E7: only an erased view leaves.
  func release(where isGone: (MatchedNode) -> Bool) { views.removeAll(where: isGone) }

  var isFlying: Bool { animator != nil }

  /// The view whose frame the group takes at rest.
  var source: MatchedNode? { views.contains(where: \.isSource) ? views.first : nil }

  /// Live sources in tree order (decision: two live sources).
  var liveSources: [MatchedNode] {
    views.filter { $0.isSource && !$0.isRemoving }
      .sorted { $0.treeOrder < $1.treeOrder }
  }

  /// The shared frame of this pass as anchor point in the window and size, and who owns it (M6).
  func value(
    _ geometry: GeometryPass, _ tree: inout LayoutTree
  ) -> (frame: AnimatableVector, owner: MatchedNode?)? {
    if let memo, memo.pass == geometry.number { return memo.value }
    guard !isComputing else {
      if !hasToldOfCycle {
        hasToldOfCycle = true
        geometry.log(
          "A matched geometry source lies inside its own follower: \(key.id.description).")
      }
      return nil
    }
    isComputing = true
    defer { isComputing = false }
    let value = compute(geometry, &tree)
    memo = (geometry.number, value)
    return value
  }

  private func compute(
    _ geometry: GeometryPass, _ tree: inout LayoutTree
  ) -> (frame: AnimatableVector, owner: MatchedNode?)? {
    rivals = 0
    guard views.contains(where: \.isSource) else {
      animator = nil
      return nil
    }
    if let running = animator, running.isFinished(geometry.clock.now) { animator = nil }
    warnOnce(geometry)
    let live = liveSources
    if live.count >= 2, geometry.semantics.arbitration == .perFrame {
      animator = nil
      rivals = live.count
      let current = live[geometry.frameNumber % live.count]
      lastSource = current
      return (current.targetFrame(geometry, &tree), current)
    }
    if views.count >= 2, let index = views.firstIndex(where: { !$0.isRemoving && $0.isSource }) {
      views.insert(views.remove(at: index), at: 0)
    }
    let current = views[0]
    let frame = current.targetFrame(geometry, &tree)
    if views.count >= 2, lastSource !== current, let animation = current.animation(geometry.clock) {
      let step = frame - views[1].targetFrame(geometry, &tree)
      // A removed view waits for its own animators only.
      start(
        animation, step, geometry, current.isRemoving ? [] : current.inputs.transaction.listeners)
    }
    lastSource = current
    guard let animator else { return (frame, current) }
    return (frame - animator.interval + animator.offset(geometry.clock.now), nil)
  }

  /// M6.4: a flight from the former frame, or the running one sent on.
  private func start(
    _ animation: Animation, _ step: AnimatableVector, _ geometry: GeometryPass,
    _ listeners: [AnimationListener]
  ) {
    guard !step.isNegligible else { return }
    if let animator {
      animator.retarget(by: step, animation, at: geometry.clock.now)
    } else {
      animator = Animator(animation, interval: step, start: geometry.clock.now)
    }
    if let animator { geometry.clock.register(animator, listeners: listeners) }
  }

  /// M31.
  private func warnOnce(_ geometry: GeometryPass) {
    guard !hasWarned, views.count >= 2 else { return }
    let chosen = views.first { !$0.isRemoving && $0.isSource } ?? views[0]
    guard views.contains(where: { $0 !== chosen && $0.isSource && !$0.isRemoving }) else { return }
    hasWarned = true
    var id = key.id.description
    if case .string = key.id { id = "\"\(id)\"" }
    geometry.log(
      "Multiple inserted views in matched geometry group Pair<\(key.id.typeName), ID>"
        + "(first: \(id), second: SwiftUI.Namespace.ID(id: \(key.namespace))) "
        + "have `isSource: true`, results are undefined.")
  }
}

/// Where a group is known: ids are compared inside one hosting root only (M3).
struct MatchedAddress: Hashable {
  /// Number of the hosting root; 0 for the window's.
  var root: Int
  var key: MatchedKey
}

/// All groups of all hosting roots (E4), in the order they were first seen.
final class MatchedRegistry {
  private(set) var groups: [MatchedGroup] = []
  private var indices: [MatchedAddress: Int] = [:]

  private func group(_ address: MatchedAddress) -> MatchedGroup {
    if let index = indices[address] { return groups[index] }
    let group = MatchedGroup(address)
    indices[address] = groups.count
    groups.append(group)
    return group
  }

  /// Registers the nodes of the tree, in tree order, that are not in their key's group yet, and
  /// releases those that are gone or changed their key. Answers whether a group that had views got
  /// another (M4).
  func update(_ nodes: [MatchedNode]) -> Bool {
    let present = Set(nodes.map(ObjectIdentifier.init))
    for group in groups {
      group.release { node in
        !present.contains(ObjectIdentifier(node)) || node.address != group.address
      }
    }
    var sharesMore = false
    for node in nodes {
      guard let address = node.address, node.group?.address != address else { continue }
      let group = group(address)
      node.group = group
      if group.register(node) { sharesMore = true }
    }
    return sharesMore
  }
}
