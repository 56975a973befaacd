/// Runs compiled bodies: one loop (`Machine+Run.swift`), an explicit stack of calls and one slab of
/// values that windows are cut from. Knows no builtin by name.
package import Basics
package import Engine
package import Language

package final class Machine {
  package let program: ResolvedProgram
  package let builtins: [Builtin]
  @exclusivity(unchecked) package var views = ViewBuilding.plain
  /// Instructions that may still run before the trap `limit-fuel`.
  @exclusivity(unchecked) package var fuel = 2_000_000
  /// Bytes that may still be made before the trap `limit-memory`.
  @exclusivity(unchecked) package var memory = ValueLimits.bytes
  /// What `print` wrote before there was a graph to tell.
  package var output: [String] = []
  /// Limits reached before there was a graph to tell.
  package var earlyTraps: [Trap] = []
  var printedLines = 0
  var printedBytes = 0
  /// Calls whose numbers the console has mentioned.
  var notedSites: Set<SourceRange> = []
  /// Namespaces read before their view had a place.
  var strayNamespaces = 0
  /// What the cards of a further catalog may ask; set by whoever runs the machine.
  package var owner: AnyObject?
  private var uniqueCount = 0
  /// Whether entries into the machine from cards nest at most this deep.
  package var nativeLimit = 64
  package let types: [TypeInfo]
  /// The graph whose bodies and handlers run: state writes and transactions go there.
  package weak var host: (any UpdateHost)?
  /// The alignment guides that the program declares.
  package let customGuides = CustomGuides()

  let compiler: Compiler
  @exclusivity(unchecked) var codes: [Code?]
  let entries: UnsafeMutablePointer<Entry>
  private let noInstructions: UnsafeMutablePointer<Instruction>
  private let noDoubles: UnsafeMutablePointer<Double>
  private let noCards: UnsafeMutablePointer<CardCall>
  let slab: UnsafeMutablePointer<Value>
  let slabCapacity: Int
  /// Slots from here on have never been written.
  @exclusivity(unchecked) var initializedEnd: UnsafeMutablePointer<Value>
  /// Where the next entry from outside may put its arguments.
  @exclusivity(unchecked) var free: UnsafeMutablePointer<Value>
  let frames: UnsafeMutablePointer<Frame>
  let depthLimit: Int
  @exclusivity(unchecked) var depth = 0
  @exclusivity(unchecked) var nativeDepth = 0
  @exclusivity(unchecked) var trap: Trap?
  /// Objects whose last reference has gone and whose `deinit` has still to run.
  @exclusivity(unchecked) var endings: [StructObject] = []
  /// A line that `print` has begun and not ended.
  var openLine = ""
  /// The error on its way to what catches it.
  var thrown: Value?
  /// What waits: how long, and then where it stood.
  var pause: Pause?
  /// The work that runs now, where it is such that can be asked to end.
  package var task: TaskState?
  /// Whether the body that was last left waits for something.
  private(set) var isSuspended = false
  /// The error that was last thrown and not caught.
  private(set) var lastError = Value.none
  /// `@AppStorage` and `@SceneStorage` by key.
  var stored: [String: StateBox] = [:]
  var globals: [GlobalState]
  /// The vocabulary's environment values by name.
  lazy var environmentAccess: [String: EnvironmentAccess] = {
    var all: [String: EnvironmentAccess] = [:]
    for builtin in builtins {
      if let access = builtin.environment { all[access.name] = access }
    }
    return all
  }()
  /// The program's own environment values: the globals that hold their defaults.
  lazy var programEnvironment: [String: GlobalID] = {
    let prefix = "EnvironmentValues."
    var all: [String: GlobalID] = [:]
    for (id, global) in program.globals.enumerated() where global.name.hasPrefix(prefix) {
      all[String(global.name.dropFirst(prefix.count))] = id
    }
    return all
  }()
  lazy var members = MemberIndex(builtins)

  enum GlobalState {
    case pending
    case running
    case ready(Value)
  }

  package init(
    _ program: ResolvedProgram, builtins: [Builtin] = [], depthLimit: Int = 10_000,
    slabCapacity: Int = 1_000_000
  ) {
    self.program = program
    self.builtins = builtins
    self.depthLimit = depthLimit
    self.slabCapacity = slabCapacity
    var types: [TypeInfo] = []
    for (id, type) in program.types.enumerated() { types.append(TypeInfo(id: id, type)) }
    self.types = types
    compiler = Compiler(program, types: types, builtins: builtins)
    codes = Array(repeating: nil, count: program.functions.count)
    slab = .allocate(capacity: slabCapacity)
    entries = .allocate(capacity: max(program.functions.count, 1))
    noInstructions = .allocate(capacity: 1)
    noDoubles = .allocate(capacity: 1)
    noCards = .allocate(capacity: 1)
    let empty = Entry(
      instructions: noInstructions, doubles: noDoubles, constants: slab, cards: noCards,
      registerCount: 0, objectCount: 0)
    entries.initialize(repeating: empty, count: max(program.functions.count, 1))
    initializedEnd = slab
    free = slab
    frames = .allocate(capacity: depthLimit + 1)
    globals = Array(repeating: .pending, count: program.globals.count)
    for type in types { type.machine = self }
  }

  deinit {
    slab.deinitialize(count: initializedEnd - slab)
    slab.deallocate()
    frames.deallocate()
    entries.deallocate()
    noInstructions.deallocate()
    noDoubles.deallocate()
    noCards.deallocate()
  }

  /// A number no other call of this machine has answered.
  package func makeUnique() -> Int {
    uniqueCount += 1
    return uniqueCount
  }

  // MARK: entries from outside

  /// Calls a body. `receiver` is `self` of methods and accessors.
  package func call(
    function: FunctionID, receiver: Value? = nil, arguments: [Value] = []
  ) throws(Trap) -> Value {
    try enter(function, (receiver.map { [$0] } ?? []) + arguments, closure: nil).result
  }

  /// Calls a body without `self` by its full name, such as `Width.reduce(value:nextValue:)`; nil
  /// where the program has none. The initial value of a static property goes by its name.
  package func callStatic(_ name: String, _ arguments: [Value]) throws(Trap) -> Value? {
    let function = program.functions.firstIndex {
      $0.name == name && !$0.hasSelf && $0.parameterCount == arguments.count
    }
    guard let function else { return nil }
    return try call(function: function, arguments: arguments)
  }

  /// Calls a mutating body; answers the changed `self` beside the result.
  package func callMutating(
    function: FunctionID, receiver: Value, arguments: [Value] = []
  ) throws(Trap) -> (result: Value, receiver: Value) {
    try enter(function, [receiver] + arguments, closure: nil)
  }

  /// Calls a function value: a closure, a bound method, a key path.
  package func call(closure: Value, arguments: [Value] = []) throws(Trap) -> Value {
    if let object = closure.cast(to: ClosureObject.self) {
      if let receiver = object.receiver {
        return try enter(object.function, [receiver] + arguments, closure: nil).result
      }
      return try enter(object.function, arguments, closure: object).result
    }
    return try callNative(closure, arguments)
  }

  /// Calls what is not a body of the program.
  func callNative(_ callee: Value, _ arguments: [Value]) throws(Trap) -> Value {
    if let path = callee.cast(to: KeyPathObject.self), let base = arguments.first {
      return try read(path.components, of: base)
    }
    if let native = callee.cast(to: NativeObject.self) {
      do {
        return try native.apply(arguments)
      } catch {
        throw Machine.trap(from: error)
      }
    }
    throw Trap("a value of type '\(callee.typeName)' cannot be called")
  }

  /// Follows a key path.
  package func read(_ components: [String], of base: Value) throws(Trap) -> Value {
    var value = base
    for name in components where !value.isNone { value = try member(name, of: value) }
    return value
  }

  private func enter(
    _ function: FunctionID, _ arguments: [Value], closure: ClosureObject?
  ) throws(Trap) -> (result: Value, receiver: Value) {
    guard nativeDepth < nativeLimit else {
      throw Trap("calls through built-in functions are nested too deeply", id: "limit-depth")
    }
    let code = self.code(of: function)
    let base = free
    let needed = max(code.registerCount, arguments.count + 2)
    guard reserve(base + needed) else { throw Machine.tooDeep }
    for (index, value) in arguments.enumerated() { base[index] = value }
    if code.closureRegister >= 0, let closure { base[code.closureRegister] = .object(closure) }
    frames[depth] = Frame(pc: nil, base: base, function: function)
    let outerDepth = depth
    depth += 1
    nativeDepth += 1
    let succeeded = depth < depthLimit && run(function, base)
    return try leave(base, outerDepth, succeeded)
  }

  /// The end of an entry: its result, what stopped it, or nothing yet when it waits.
  func leave(
    _ base: UnsafeMutablePointer<Value>, _ outerDepth: Int, _ succeeded: Bool
  ) throws(Trap) -> (result: Value, receiver: Value) {
    let waiting = succeeded ? nil : suspend(base, outerDepth)
    isSuspended = waiting != nil
    nativeDepth -= 1
    depth = outerDepth
    free = base
    if let waiting {
      trap = nil
      waiting()
    }
    guard succeeded || waiting != nil else {
      // Nothing above may keep an object: windows start empty.
      var slot = base
      while slot < initializedEnd {
        slot.pointee = .none
        slot += 1
      }
      let trap = self.trap ?? Machine.tooDeep
      self.trap = nil
      lastError = thrown ?? .none
      if nativeDepth == 0 { thrown = nil }
      throw trap
    }
    let result = base[0]
    let receiver = base[1]
    base[0] = .none
    base[1] = .none
    if !endings.isEmpty { try runEndings() }
    if nativeDepth == 0, !openLine.isEmpty { endLine(at: .none) }
    return (result, receiver)
  }

  static let tooDeep = Trap(
    "calls are nested too deeply; does this one ever stop calling itself?", id: "limit-depth")

  /// Makes sure the slots below `end` may be used.
  func reserve(_ end: UnsafeMutablePointer<Value>) -> Bool {
    if end <= initializedEnd { return true }
    guard end - slab < slabCapacity else { return false }
    let count = min(max(end - initializedEnd, 1024), slabCapacity - (initializedEnd - slab))
    initializedEnd.initialize(repeating: .none, count: count)
    initializedEnd += count
    return true
  }

  // MARK: code

  /// The code of a body, compiled now if it never ran.
  func code(of function: FunctionID) -> Code {
    if let code = codes[function] { return code }
    let code = compiler.compile(function)
    codes[function] = code
    entries[function] = Entry(
      instructions: code.instructions, doubles: code.doubles, constants: code.constants,
      cards: code.cards, registerCount: code.registerCount, objectCount: code.objectCount)
    return code
  }

  /// Whatever a card threw as what stops the evaluation.
  package static func trap(from error: any Error) -> Trap {
    error as? Trap ?? Trap("\(error)")
  }
}
