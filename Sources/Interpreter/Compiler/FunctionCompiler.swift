/// Turns one resolved body into register code. Registers of a window, from 0: parameters, the
/// closure object, variables that may hold objects, raw variables (numbers and truth values only),
/// then the stack of intermediate values. Slots of the stack hold no object before they are
/// written, so writing one needs no release.
import Basics
import Language

/// What a register is known to hold.
enum RawKind { case int, double, bool }

extension TypeName {
  var rawKind: RawKind? {
    switch self {
    case .int: .int
    case .double: .double
    case .bool: .bool
    default: nil
    }
  }
}

/// A place in the code that jumps lead to.
final class Label {
  var position: Int32?
  var uses: [Int] = []
}

struct FunctionCompiler {
  /// Where `break` and `continue` lead, and the registers a loop owns.
  struct Loop {
    let end: Label
    let next: Label?
    let label: String?
    /// How many `defer` blocks are open outside of it.
    let deferCount: Int
  }

  let context: Compiler
  let function: ResolvedFunction
  let survey: BodySurvey
  var code = CodeBuilder()
  /// The next free slot of the stack.
  var top: Int32
  var highest: Int32
  var loops: [Loop] = []
  /// The label of the loop or switch that comes next.
  var pendingLabel: String?
  /// The bodies of the cases that `fallthrough` goes on with.
  var nextCases: [Label] = []
  /// Functions to call when the blocks they stand in are left, innermost last.
  var defers: [ResolvedExpression] = []
  /// Hidden registers not yet given to a loop.
  var freeIterator: Int32
  var freeCounter: Int32
  let closureRegister: Int32
  private(set) var registers: [Int32]
  let kinds: [RawKind?]
  let objectCount: Int32
  let parameterCount: Int32
  let stackStart: Int32
  let isInitializer: Bool

  init(_ function: ResolvedFunction, in context: Compiler, isInitializer: Bool) {
    self.isInitializer = isInitializer
    self.context = context
    self.function = function
    survey = BodySurvey(function)
    let parameters = function.parameterCount + (function.hasSelf ? 1 : 0)
    parameterCount = Int32(parameters)
    let localCount = max(function.localCount, parameters)
    var kinds = [RawKind?](repeating: nil, count: localCount)
    for local in 0..<localCount where !function.boxedLocals.contains(local) {
      kinds[local] = survey.localTypes[local]?.rawKind
    }
    var next = Int32(parameters)
    closureRegister = survey.usesCaptures ? next : -1
    if survey.usesCaptures { next += 1 }
    var registers = [Int32](repeating: 0, count: localCount)
    for local in 0..<localCount {
      if local < parameters {
        registers[local] = Int32(local)
      } else if kinds[local] == nil {
        registers[local] = next
        next += 1
      }
    }
    freeIterator = next
    next += Int32(survey.loopCount)
    objectCount = next
    for local in parameters..<localCount where kinds[local] != nil {
      registers[local] = next
      next += 1
    }
    freeCounter = next
    next += 2 * Int32(survey.loopCount)
    self.registers = registers
    self.kinds = kinds
    stackStart = next
    top = next
    highest = next
  }

  /// Compiles the whole body.
  mutating func compile() -> Code {
    for local in 0..<Int(parameterCount)
    where function.boxedLocals.contains(local) && !function.inoutParameters.contains(local) {
      code.slow(.makeBox, registers[local], registers[local], at: function.range)
    }
    switch function.body {
    case .statements(let statements):
      compile(statements)
      emitReturn(nil, at: function.range)
    case .builder(let builder):
      let slot = self.builder(builder, at: function.range)
      emitReturn(slot, at: function.range)
    }
    let shape = FrameShape(
      parameterCount: Int(parameterCount), objectCount: Int(objectCount),
      registerCount: Int(highest) + 2, closureRegister: Int(closureRegister))
    return Code(code, name: function.name, frame: shape)
  }

  mutating func emitReturn(_ given: Int32?, at range: SourceRange) {
    var register = given
    if !defers.isEmpty {
      if let given {
        let kept = push()
        code.emit(.copy, kept, given, at: range)
        if isSlot(given) { code.emit(.clear, given, at: range) }
        register = kept
      }
      runDefers(downTo: 0, at: range)
    }
    if function.isMutating || isInitializer {
      let slot = register ?? push()
      if register == nil { code.emit(.loadNone, slot, at: range) }
      if function.boxedLocals.contains(0) {
        let own = push()
        code.slow(.readBox, own, 0, at: range)
        code.emit(.returnMutating, slot, own, at: range)
      } else {
        code.emit(.returnMutating, slot, 0, at: range)
      }
    } else if let register {
      code.emit(.returnValue, register, at: range)
    } else {
      code.emit(.returnNone, at: range)
    }
  }

  // MARK: the stack

  mutating func push() -> Int32 {
    let slot = top
    top += 1
    highest = max(highest, top)
    return slot
  }

  /// Whether a register is a slot of the stack.
  func isSlot(_ register: Int32) -> Bool { register >= stackStart }

  /// Forgets the value in a register that an instruction has read, unless it is `kept`.
  mutating func release(
    _ register: Int32, _ type: TypeName, unless kept: Int32, at range: SourceRange
  ) {
    guard isSlot(register), register != kept, type.rawKind == nil else { return }
    code.emit(.clear, register, at: range)
  }

  // MARK: jumps

  mutating func jump(
    _ opcode: Opcode, _ a: Int32 = 0, _ b: Int32 = 0, to label: Label, at range: SourceRange
  ) {
    code.emit(opcode, a, b, label.position ?? 0, at: range)
    if label.position == nil { label.uses.append(code.instructions.count - 1) }
  }

  mutating func place(_ label: Label) {
    label.position = code.position
    for use in label.uses { code.instructions[use].c = code.position }
    label.uses = []
  }

  // MARK: locals

  func register(of local: Int) -> Int32 {
    registers.indices.contains(local) ? registers[local] : 0
  }

  func kind(of local: Int) -> RawKind? {
    kinds.indices.contains(local) ? kinds[local] : nil
  }

  func isBoxed(_ local: Int) -> Bool { function.boxedLocals.contains(local) }

  /// Stores a register into a local; a value on the stack is moved.
  mutating func store(_ register: Int32, inLocal local: Int, at range: SourceRange) {
    let target = self.register(of: local)
    if isBoxed(local) {
      code.slow(.writeBox, target, register, at: range)
      if isSlot(register) { code.emit(.clear, register, at: range) }
    } else if let kind = kind(of: local), local >= parameterCount {
      if register == target { return }
      code.emit(conversion(kind), target, register, at: range)
    } else {
      code.emit(isSlot(register) ? .assignTaking : .assign, target, register, at: range)
    }
  }

  func conversion(_ kind: RawKind) -> Opcode {
    switch kind {
    case .int: .toInt
    case .double: .toDouble
    case .bool: .toBool
    }
  }

  /// Gives a declared local its first value.
  mutating func declare(_ local: Int, _ value: ResolvedExpression?, at range: SourceRange) {
    guard let value else {
      if isBoxed(local) {
        let slot = push()
        code.emit(.loadNone, slot, at: range)
        code.slow(.makeBox, register(of: local), slot, at: range)
        top -= 1
      } else if kind(of: local) == nil {
        code.emit(.clear, register(of: local), at: range)
      }
      return
    }
    if isBoxed(local) {
      let start = top
      let source = self.value(value)
      code.slow(.makeBox, register(of: local), source, at: range)
      release(source, .unknown, unless: -1, at: range)
      top = start
    } else {
      assign(local, value, at: range)
    }
  }

  /// Evaluates into an unboxed local.
  mutating func assign(_ local: Int, _ value: ResolvedExpression, at range: SourceRange) {
    let start = top
    if isBoxed(local) || kind(of: local) == nil || local < parameterCount {
      store(self.value(value), inLocal: local, at: range)
    } else if case .ternary(let condition, let yes, let no) = value.kind {
      let other = Label()
      let end = Label()
      branch(condition, to: other, when: false)
      assign(local, yes, at: range)
      jump(.jump, to: end, at: range)
      place(other)
      assign(local, no, at: range)
      place(end)
    } else {
      store(self.value(value, into: register(of: local)), inLocal: local, at: range)
    }
    top = start
  }
}
