/// The instructions of one body with what they refer to.
import Basics
import Language

/// Where a card is called and what its arguments are in the text.
final class CallSite {
  let card: CardID
  /// For calls found at run time.
  let name: String
  let labels: [String?]
  /// The name with its labels.
  let fullName: String
  /// Values in the window, the receiver included.
  let count: Int
  let hasReceiver: Bool
  let range: SourceRange
  let argumentRanges: [SourceRange]
  let isMutating: Bool
  let isProperty: Bool
  let wraps: Bool
  let apply: Builtin.Apply?

  init(
    card: CardID = -1, name: String = "", labels: [String?] = [], count: Int, hasReceiver: Bool,
    range: SourceRange, argumentRanges: [SourceRange], isMutating: Bool = false,
    isProperty: Bool = false, wraps: Bool = false, apply: Builtin.Apply? = nil
  ) {
    self.card = card
    self.name = name
    self.labels = labels
    fullName = name.isEmpty ? "" : CallSite.fullName(name, labels)
    self.count = count + (hasReceiver ? 1 : 0)
    self.hasReceiver = hasReceiver
    self.range = range
    self.argumentRanges = argumentRanges
    self.isMutating = isMutating
    self.isProperty = isProperty
    self.wraps = wraps
    self.apply = apply
  }

  /// `name(label:_:)`.
  static func fullName(_ name: String, _ labels: [String?]) -> String {
    name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }
}

/// What a closure captures, or which case an enumeration value is.
struct MakeSite {
  var function: FunctionID = 0
  var type: TypeID = 0
  var index = 0
  var count: Int
  var isBound = false
}

/// One compiled body. Kept alive by the machine; the loop works on the pointers in its `Entry`.
final class Code {
  let name: String
  let instructions: UnsafeMutablePointer<Instruction>
  let count: Int
  let doubles: UnsafeMutablePointer<Double>
  let ranges: [SourceRange]
  let constants: UnsafeMutablePointer<Value>
  let constantCount: Int
  let calls: [CallSite]
  let cards: UnsafeMutablePointer<CardCall>
  let makes: [MakeSite]
  let types: [TypeName]
  let sites: [SourceRange]
  /// Inner ones before outer ones.
  let handlers: [Handler]
  /// Registers `0..<objectCount` may hold objects when the body returns.
  let objectCount: Int
  let registerCount: Int
  let parameterCount: Int
  /// The register that receives the closure object, or -1.
  let closureRegister: Int

  init(_ builder: CodeBuilder, name: String, frame: FrameShape) {
    self.name = name
    count = builder.instructions.count
    instructions = .allocate(capacity: max(count, 1))
    instructions.initialize(from: builder.instructions, count: count)
    doubles = .allocate(capacity: max(builder.doubles.count, 1))
    doubles.initialize(from: builder.doubles, count: builder.doubles.count)
    ranges = builder.ranges
    constantCount = builder.constants.count
    constants = .allocate(capacity: max(constantCount, 1))
    constants.initialize(from: builder.constants, count: constantCount)
    calls = builder.calls
    cards = .allocate(capacity: max(calls.count, 1))
    cards.initialize(from: calls.map { CardCall($0) }, count: calls.count)
    makes = builder.makes
    types = builder.types
    sites = builder.sites
    handlers = builder.handlers
    objectCount = frame.objectCount
    registerCount = frame.registerCount
    parameterCount = frame.parameterCount
    closureRegister = frame.closureRegister
  }

  deinit {
    instructions.deallocate()
    doubles.deallocate()
    constants.deinitialize(count: constantCount)
    constants.deallocate()
    cards.deinitialize(count: calls.count)
    cards.deallocate()
  }
}

/// How a body uses its window.
struct FrameShape {
  var parameterCount: Int
  var objectCount: Int
  var registerCount: Int
  var closureRegister: Int
}

/// Gathers instructions while a body is compiled.
struct CodeBuilder {
  var instructions: [Instruction] = []
  var ranges: [SourceRange] = []
  var constants: [Value] = []
  var doubles: [Double] = []
  var calls: [CallSite] = []
  var makes: [MakeSite] = []
  var types: [TypeName] = []
  /// Ranges that view values keep.
  var sites: [SourceRange] = []
  var handlers: [Handler] = []
  private var doubleIndices: [UInt64: Int32] = [:]

  /// The number of the next instruction.
  var position: Int32 { Int32(instructions.count) }

  mutating func emit(
    _ opcode: Opcode, _ a: Int32 = 0, _ b: Int32 = 0, _ c: Int32 = 0, x: UInt8 = 0,
    at range: SourceRange
  ) {
    instructions.append(Instruction(opcode: opcode, x: x, a: a, b: b, c: c))
    ranges.append(range)
  }

  mutating func slow(
    _ opcode: SlowOpcode, _ a: Int32 = 0, _ b: Int32 = 0, _ c: Int32 = 0, at range: SourceRange
  ) {
    emit(.slow, a, b, c, x: opcode.rawValue, at: range)
  }

  mutating func constant(_ value: Value) -> Int32 {
    constants.append(value)
    return Int32(constants.count - 1)
  }

  mutating func double(_ value: Double) -> Int32 {
    if let index = doubleIndices[value.bitPattern] { return index }
    doubles.append(value)
    let index = Int32(doubles.count - 1)
    doubleIndices[value.bitPattern] = index
    return index
  }
}
