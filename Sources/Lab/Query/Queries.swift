import Basics
import Drawing
import Engine
import Interpreter
import Language

/// What a query may ask: the session's frames, one after the other. Given to the machine for the
/// time of one expectation.
final class QueryScope {
  var frame: Frame
  let files: [SourceText]
  /// All frames since the last event, for `jump` and `jitter`.
  let frames: () -> [Frame]
  /// The frame right before that event, for `jumpAtEvent`.
  let before: () -> Frame?
  /// The first view asked for since this was last emptied, for the text of a failure.
  var asked: LeafSnapshot?
  /// Where the largest step of a `jump` or `jitter` ends: seconds after the last event.
  var largestStep: (seconds: Double, leaf: LeafSnapshot?)?

  init(_ session: Session) {
    frame = session.frame()
    files = session.bench.files
    frames = { session.samples().map(\.frame) }
    before = { session.frameBeforeEvent() }
  }
}

/// A drawing leaf as an expectation sees it.
struct ViewResult: HostValue {
  static let spelling = "ViewResult"
  let leaf: LeafSnapshot
  let display: DisplayList
  var text: String { leaf.path }
}

/// A matched group as an expectation sees it.
struct GroupResult: HostValue {
  static let spelling = "GroupResult"
  let group: GroupSnapshot
  var text: String { group.id }
}

/// The second catalog: what `expect` may ask, beside the whole vocabulary.
enum Queries {
  static let cards: [Builtin] = types + lookups + members + groups + motion

  static let types: [Builtin] = [
    .type("/// A drawing leaf.\nstruct ViewResult"),
    .type("/// A matched group.\nstruct GroupResult"),
  ]

  private static func scope(_ context: CallContext) throws -> QueryScope {
    guard let scope = context.machine.owner as? QueryScope else {
      throw context.trap("there is no frame to ask")
    }
    return scope
  }

  private static func found(_ leaf: LeafSnapshot, _ scope: QueryScope) -> Value {
    if scope.asked == nil { scope.asked = leaf }
    return ViewResult(leaf: leaf, display: scope.frame.displayList).toValue()
  }

  private static func function(
    _ text: String, _ apply: @escaping @Sendable (inout CallContext) throws -> Value
  ) -> Builtin {
    Builtin(CardDeclaration(.function, text), apply: apply)
  }

  static let lookups: [Builtin] = [
    function(
      "/// The view a query means: not departing, in front.\n"
        + "func view(_ query: String) -> ViewResult"
    ) { context in
      let scope = try scope(context)
      let query = try String(context.argument(0), in: context)
      guard let leaf = ViewQuery(query).best(scope.frame, scope.files) else {
        throw context.trap("no view is called '\(query)' in this frame")
      }
      return found(leaf, scope)
    },
    function(
      "/// The same among the views that are not text.\n"
        + "func shape(_ query: String) -> ViewResult"
    ) { context in
      let scope = try scope(context)
      let query = try String(context.argument(0), in: context)
      let shapes = ViewQuery(query).matches(scope.frame, scope.files).filter { $0.text == nil }
      guard let leaf = shapes.last(where: { $0.phase != .didDisappear }) ?? shapes.last else {
        throw context.trap("no shape is called '\(query)' in this frame")
      }
      return found(leaf, scope)
    },
    function(
      "/// All views a query fits, back to front.\nfunc views(_ query: String) -> [ViewResult]"
    ) { context in
      let scope = try scope(context)
      let query = try String(context.argument(0), in: context)
      return .array(
        ViewQuery(query).matches(scope.frame, scope.files).map { found($0, scope) })
    },
    function(
      "/// A matched group by its id.\nfunc group(_ id: String) -> GroupResult"
    ) { context in
      let scope = try scope(context)
      let id = try String(context.argument(0), in: context)
      guard let group = scope.frame.groups.first(where: { $0.id == id }) else {
        throw context.trap("there is no matched group '\(id)'")
      }
      return GroupResult(group: group).toValue()
    },
    function(
      "/// All matched groups of an id, one in each namespace.\n"
        + "func groups(_ id: String) -> [GroupResult]"
    ) { context in
      let scope = try scope(context)
      let id = try String(context.argument(0), in: context)
      return .array(
        scope.frame.groups.filter { $0.id == id }.map { GroupResult(group: $0).toValue() })
    },
    function("/// Coverage at the centre of the flying views.\nvar coverage: Double") { context in
      .double(try scope(context).frame.coverage)
    },
  ]

  private static func member<R: ValueConvertible>(
    _ text: String, _ read: @escaping @Sendable (LeafSnapshot) -> R
  ) -> Builtin {
    .member(of: "ViewResult", text) { (result: ViewResult) in read(result.leaf) }
  }

  static let members: [Builtin] = [
    member("/// Where it is drawn, in window points.\nvar rect: CGRect") { $0.rect },
    member("/// Alpha times all enclosing opacities.\nvar opacity: Double") { $0.effectiveOpacity },
    member("/// The same.\nvar effectiveOpacity: Double") { $0.effectiveOpacity },
    member("/// Radius in force at its corners.\nvar cornerRadius: Double") {
      $0.cornerRadius ?? 0
    },
    .member(
      of: "ViewResult",
      "/// Radius that its top left corner shows, whichever clip cuts it.\n"
        + "var visibleRadius: Double"
    ) { (result: ViewResult) in VisibleCorner(result).radius },
    member("/// What is drawn after truncation.\nvar text: String") { $0.text ?? "" },
    member("/// Whether its text is cut.\nvar isTruncated: Bool") { $0.isTruncated },
    member("/// `#RRGGBB`.\nvar color: String") { $0.color.hexString },
    member("/// willAppear, identity or didDisappear.\nvar phase: String") {
      TraceReport.name(of: $0.phase)
    },
    member("/// Position in paint order.\nvar order: Int") { $0.order },
    member("/// Whether its group is in flight.\nvar isFlying: Bool") { $0.isFlying },
  ]

  static let groups: [Builtin] = [
    .member(of: "GroupResult", "/// Paths of its members.\nvar members: [String]") {
      (result: GroupResult) in result.group.members
    },
    .member(
      of: "GroupResult",
      "/// Paths of all members that claim to be its source.\nvar sources: [String]"
    ) { (result: GroupResult) in result.group.sources },
    .member(of: "GroupResult", "/// Whether it is in flight.\nvar isFlying: Bool") {
      (result: GroupResult) in result.group.isFlying
    },
    .member(of: "GroupResult", "/// The shared frame.\nvar rect: CGRect") {
      (result: GroupResult) in result.group.rect ?? Rect(0, 0, 0, 0)
    },
  ]

  static let motion: [Builtin] = [
    function(
      "/// The largest step between frames.\nfunc jump(of value: @autoclosure () -> Any) -> Double"
    ) { context in
      let scope = try scope(context)
      var worst = 0.0
      for step in try steps(&context) {
        let size = step.change.map(abs).max() ?? 0
        if size > worst || scope.largestStep == nil {
          scope.largestStep = (step.seconds, step.leaf)
          worst = size
        }
      }
      return .double(worst)
    },
    function(
      "/// The step that the last event itself makes: from the frame before it to the one after.\n"
        + "func jumpAtEvent(of value: @autoclosure () -> Any) -> Double"
    ) { context in
      let scope = try scope(context)
      let closure = try Closure(context.argument(0), in: context)
      let present = scope.frame
      defer { scope.frame = present }
      guard let before = scope.before(), let after = scope.frames().first else {
        throw context.trap("nothing has happened yet: there is no event")
      }
      scope.frame = before
      let old = try closure().numbers
      scope.frame = after
      scope.asked = nil
      guard let old, let new = try closure().numbers, old.count == new.count else {
        throw context.trap("this is no number, point, size or rect")
      }
      scope.largestStep = (0, scope.asked)
      return .double(zip(new, old).map { abs($0 - $1) }.max() ?? 0)
    },
    function(
      "/// The largest step that the next frame takes back.\n"
        + "func jitter(of value: @autoclosure () -> Any) -> Double"
    ) { context in
      let scope = try scope(context)
      let steps = try steps(&context)
      var worst = 0.0
      for (a, b) in zip(steps, steps.dropFirst()) {
        for (x, y) in zip(a.change, b.change) where x * y < 0 {
          let size = min(abs(x), abs(y))
          if size > worst { scope.largestStep = (b.seconds, b.leaf) }
          worst = max(worst, size)
        }
      }
      return .double(worst)
    },
  ]

  /// How numbers change from one frame to the next.
  private struct Step {
    var change: [Double]
    /// When the later frame is, after the last event.
    var seconds: Double
    /// The view that was asked.
    var leaf: LeafSnapshot?
  }

  /// The argument's steps from frame to frame since the last event; a missing view makes a gap.
  private static func steps(_ context: inout CallContext) throws -> [Step] {
    let scope = try scope(context)
    let closure = try Closure(context.argument(0), in: context)
    let present = scope.frame
    defer { scope.frame = present }
    scope.largestStep = nil
    var steps: [Step] = []
    var last: [Double]?
    var start: Instant?
    for frame in scope.frames() {
      scope.frame = frame
      scope.asked = nil
      let numbers = (try? closure())?.numbers
      let origin = start ?? frame.instant
      start = origin
      if let last, let numbers, last.count == numbers.count {
        let change = zip(numbers, last).map { $0 - $1 }
        let seconds = (frame.instant - origin).seconds
        steps.append(Step(change: change, seconds: seconds, leaf: scope.asked))
      }
      last = numbers
    }
    return steps
  }
}
