/// Places that can be assigned to. A change of a part is written back through every value that
/// encloses it, up to a variable, a box or an object.
import Basics
import Language

/// What changes a computed property.
enum Setter {
  case function(FunctionID)
  case card(CardID)
}

/// Where an assignment goes, its subscripts already evaluated.
indirect enum Place {
  case local(Int)
  case capture(Int32)
  case global(Int32)
  case field(Place, Int32, isReference: Bool)
  case wrapped(Place, Int32)
  case tupleElement(Place, Int32)
  case element(Place, key: Int32)
  case member(Place, name: Int32)
  case computed(Place, getter: Setter, setter: Setter)
  case forced(Place)
  /// A stored property with observers.
  case observed(Place, Int32, isWrapped: Bool, observer: FunctionID)
  /// An element that a `subscript` of the program reads; the keys are on the stack.
  case called(Place, getter: FunctionID, setter: FunctionID, keys: [Int32])
  /// What a key path leads to from a place; the path is on the stack.
  case path(Place, key: Int32)
  /// A place that does not keep the object in it.
  case weak(Place)
  /// An optional place with what is read where it is nil.
  case coalesced(Place, ResolvedExpression)
  /// A value without a place; what is stored there is lost.
  case value(Int32)
}

extension FunctionCompiler {
  /// Finds the place an expression names. Subscripts stay on the stack until the caller resets it.
  mutating func place(for target: ResolvedExpression) -> Place {
    switch target.kind {
    case .local(let local): return .local(local)
    case .capture(let index): return .capture(Int32(index))
    case .global(let id): return .global(Int32(id))
    case .wrapper(let base, let index):
      return .field(
        place(for: base), Int32(index), isReference: context.isReference(base.type))
    case .field(let base, let index): return stored(base, index, isWrapped: false)
    case .wrapped(let base, let index): return stored(base, index, isWrapped: true)
    case .coalesce(let base, let fallback): return .coalesced(place(for: base), fallback)
    case .call(let function, let base?, let arguments):
      guard let setter = context.subscriptSetter(of: function) else { break }
      let inner = place(for: base)
      return .called(
        inner, getter: function, setter: setter, keys: arguments.map { slot($0) })
    case .tupleElement(let base, let index):
      return .tupleElement(place(for: base), Int32(index))
    case .dynamicMember(let base, let name):
      return .member(place(for: base), name: code.constant(.string(name)))
    case .callValue(let path, let arguments):
      guard case .keyPath = path.type, let base = arguments.first else { break }
      let inner = place(for: base)
      return .path(inner, key: slot(path))
    case .subscripted(let base, let index):
      let inner = place(for: base)
      return .element(inner, key: slot(index))
    case .forced(let base): return .forced(place(for: base))
    case .strong(let base): return .weak(place(for: base))
    case .getter(let function, let base):
      guard let setter = context.setter(of: function) else { break }
      return .computed(
        place(for: base), getter: .function(function), setter: .function(setter))
    case .card(let card, let base?, _):
      guard context.hasSetter(card) else { break }
      return .computed(place(for: base), getter: .card(card), setter: .card(card))
    default: break
    }
    return .value(slot(target))
  }

  /// A stored property. Initialisers fill their own without observers and without the graph.
  private mutating func stored(
    _ base: ResolvedExpression, _ index: Int, isWrapped: Bool
  ) -> Place {
    var isOwn = false
    if case .local(0) = base.kind, function.hasSelf { isOwn = true }
    let isReference = context.isReference(base.type)
    let observer = context.observer(of: base.type, index)
    if let observer, !isOwn || !(isInitializer || function.observedField == index) {
      return .observed(
        place(for: base), Int32(index), isWrapped: isWrapped, observer: observer)
    }
    let isFilling = isOwn && isInitializer && isReference
    return isWrapped && !isFilling
      ? .wrapped(place(for: base), Int32(index))
      : .field(place(for: base), Int32(index), isReference: isReference)
  }

  /// Reads a place into a slot that holds no object. `taking` leaves a variable empty, so that the
  /// value has one owner; the caller stores it back.
  mutating func load(_ place: Place, into slot: Int32, taking: Bool, at range: SourceRange) {
    switch place {
    case .local(let local):
      let source = register(of: local)
      if isBoxed(local) {
        code.slow(.readBox, slot, source, at: range)
      } else {
        let isRaw = kind(of: local) != nil
        code.emit(taking && !isRaw ? .take : .copy, slot, source, at: range)
      }
    case .capture(let index): code.slow(.readCapture, slot, closureRegister, index, at: range)
    case .global(let id): code.slow(.readGlobal, slot, id, at: range)
    case .field(let base, let index, _): loadPart(.readField, base, index, into: slot, at: range)
    case .wrapped(let base, let index): loadPart(.readWrapped, base, index, into: slot, at: range)
    case .tupleElement(let base, let index):
      loadPart(.readTupleElement, base, index, into: slot, at: range)
    case .element(let base, let key): loadPart(.readElement, base, key, into: slot, at: range)
    case .member(let base, let name): loadPart(.readMember, base, name, into: slot, at: range)
    case .path(let base, let key): loadPart(.readPath, base, key, into: slot, at: range)
    case .computed(let base, let getter, _): ask(getter, of: base, [], into: slot, at: range)
    case .forced(let base):
      load(base, into: slot, taking: taking, at: range)
      code.slow(.force, slot, at: range)
    case .weak(let base):
      load(base, into: slot, taking: false, at: range)
      code.slow(.readWeak, slot, slot, at: range)
    case .observed(let base, let index, let isWrapped, _):
      loadPart(isWrapped ? .readWrapped : .readField, base, index, into: slot, at: range)
    case .called(let base, let getter, _, let keys):
      ask(.function(getter), of: base, keys, into: slot, at: range)
    case .coalesced(let base, let fallback):
      let found = Label()
      load(base, into: slot, taking: false, at: range)
      jump(.jumpUnlessNone, slot, to: found, at: range)
      let start = top
      code.emit(.take, slot, self.slot(fallback), at: range)
      top = start
      self.place(found)
    case .value(let register): code.emit(.copy, slot, register, at: range)
    }
  }

  /// Reads a computed property or a `subscript` of a place into a slot.
  private mutating func ask(
    _ getter: Setter, of base: Place, _ keys: [Int32], into slot: Int32, at range: SourceRange
  ) {
    let start = top
    let window = open(base, keys, at: range)
    highest = max(highest, window + 2)
    switch getter {
    case .function(let function):
      code.emit(.call, Int32(function), window, at: range)
      // One that changes its receiver leaves that beside the result.
      if context.program.functions[function].isMutating {
        code.emit(.clear, window + 1, at: range)
      }
    case .card(let card):
      code.calls.append(
        CallSite(
          card: card, count: 0, hasReceiver: true, range: range, argumentRanges: [range],
          apply: context.apply(card)))
      code.emit(.callCard, Int32(code.calls.count - 1), window, at: range)
    }
    code.emit(.take, slot, window, at: range)
    top = start
  }

  /// A window with a receiver and its keys.
  private mutating func open(_ base: Place, _ keys: [Int32], at range: SourceRange) -> Int32 {
    let window = push()
    load(base, into: window, taking: false, at: range)
    for key in keys { code.emit(.copy, push(), key, at: range) }
    return window
  }

  /// Assigns an element through a `subscript` of the program.
  private mutating func setElement(
    _ base: Place, _ setter: FunctionID, _ keys: [Int32], _ register: Int32,
    at range: SourceRange
  ) {
    let start = top
    let window = open(base, keys, at: range)
    code.emit(.copy, push(), register, at: range)
    code.emit(.call, Int32(setter), window, at: range)
    if context.program.functions[setter].isMutating {
      top = window + 2
      highest = max(highest, top)
      store(window + 1, in: base, at: range)
      code.emit(.clear, window + 1, at: range)
    }
    code.emit(.clear, window, at: range)
    top = start
  }

  private mutating func loadPart(
    _ opcode: SlowOpcode, _ base: Place, _ operand: Int32, into slot: Int32, at range: SourceRange
  ) {
    if let register = variable(base) {
      code.slow(opcode, slot, register, operand, at: range)
    } else {
      load(base, into: slot, taking: false, at: range)
      code.slow(opcode, slot, slot, operand, at: range)
    }
  }

  /// The register of a variable that holds an object itself.
  private func variable(_ place: Place) -> Int32? {
    switch place {
    case .local(let local):
      isBoxed(local) || kind(of: local) != nil ? nil : register(of: local)
    case .value(let register): register
    default: nil
    }
  }

  /// Writes a register into a place.
  mutating func store(_ register: Int32, in place: Place, at range: SourceRange) {
    switch place {
    case .local(let local):
      if isBoxed(local) {
        code.slow(.writeBox, self.register(of: local), register, at: range)
      } else if let kind = kind(of: local), local >= parameterCount {
        code.emit(conversion(kind), self.register(of: local), register, at: range)
      } else {
        code.emit(.assign, self.register(of: local), register, at: range)
      }
    case .capture(let index):
      code.slow(.writeCapture, closureRegister, index, register, at: range)
    case .global(let id): code.slow(.writeGlobal, register, id, at: range)
    case .field(let base, let index, let isReference):
      change(base, writesBack: !isReference, at: range) { compiler, object in
        compiler.code.slow(.writeField, object, index, register, at: range)
      }
    case .wrapped(let base, let index):
      change(base, writesBack: false, at: range) { compiler, object in
        compiler.code.slow(.writeWrapped, object, index, register, at: range)
      }
    case .tupleElement(let base, let index):
      change(base, writesBack: true, at: range) { compiler, object in
        compiler.code.slow(.writeTupleElement, object, index, register, at: range)
      }
    case .element(let base, let key):
      change(base, writesBack: true, at: range) { compiler, object in
        compiler.code.slow(.writeElement, object, key, register, at: range)
      }
    case .member(let base, let name):
      change(base, writesBack: true, at: range) { compiler, object in
        compiler.code.slow(.writeMember, object, name, register, at: range)
      }
    case .path(let base, let key):
      change(base, writesBack: true, at: range) { compiler, object in
        compiler.code.slow(.writePath, object, key, register, at: range)
      }
    case .computed(let base, _, let setter):
      set(base, setter: setter, value: register, at: range)
    case .forced(let base), .coalesced(let base, _): store(register, in: base, at: range)
    case .weak(.observed(let base, let index, let isWrapped, let observer)):
      // The observer makes the reference.
      store(
        register, in: .observed(base, index, isWrapped: isWrapped, observer: observer), at: range)
    case .weak(let base):
      let reference = slow(.makeWeak, register, at: range)
      store(reference, in: base, at: range)
      code.emit(.clear, reference, at: range)
      top = reference
    case .observed(let base, _, _, let observer):
      set(base, setter: .function(observer), value: register, at: range)
    case .called(let base, _, let setter, let keys):
      setElement(base, setter, keys, register, at: range)
    case .value: break
    }
  }

  /// Changes the object in a place: a variable's in place, any other by reading, changing and
  /// writing back.
  private mutating func change(
    _ place: Place, writesBack: Bool, at range: SourceRange,
    apply: (inout FunctionCompiler, Int32) -> Void
  ) {
    if let register = variable(place) { return apply(&self, register) }
    let start = top
    let object = push()
    load(place, into: object, taking: false, at: range)
    apply(&self, object)
    if writesBack { store(object, in: place, at: range) }
    code.emit(.clear, object, at: range)
    top = start
  }
}

// MARK: optional chains

extension FunctionCompiler {
  /// Whether the rest of an optional chain calls something that changes the unwrapped value.
  func changes(_ local: Int, _ rest: ResolvedExpression) -> Bool {
    switch rest.kind {
    case .call(let function, let receiver?, _):
      context.program.functions[function].isMutating && isRooted(receiver, in: local)
    case .card(let card, let receiver?, _):
      context.isMutating(card) && isRooted(receiver, in: local)
    default: false
    }
  }

  private func isRooted(_ expression: ResolvedExpression, in local: Int) -> Bool {
    switch expression.kind {
    case .local(let found): found == local
    case .field(let base, _), .tupleElement(let base, _), .dynamicMember(let base, _),
      .subscripted(let base, _), .forced(let base):
      isRooted(base, in: local)
    default: false
    }
  }

  /// Stores the unwrapped value where it came from.
  mutating func writeBack(_ local: Int, to base: ResolvedExpression, at range: SourceRange) {
    let start = top
    let place = self.place(for: base)
    store(register(of: local), in: place, at: range)
    clearKeys(of: place, at: range)
    top = start
  }
}
