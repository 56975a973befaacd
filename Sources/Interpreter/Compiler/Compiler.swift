/// Compiles the bodies of one program, each when it is first called.
import Basics
import Language

final class Compiler {
  let program: ResolvedProgram
  let types: [TypeInfo]
  private let builtins: [Builtin]
  private let typeIDs: [String: TypeID]
  private let initializers: Set<FunctionID>
  private let setters: [FunctionID: FunctionID]
  private let subscripts: [FunctionID: FunctionID]
  /// Whether the program can tell when an object goes: by a `deinit`, or by a weak reference.
  let seesObjectsEnd: Bool
  /// Names of methods of which one changes its receiver: of the program with their labels, of the
  /// vocabulary without.
  private let mutatingNames: Set<String>
  private var enumValues: [EnumKey: Value] = [:]

  private struct EnumKey: Hashable {
    var type: TypeID
    var index: Int
  }

  init(_ program: ResolvedProgram, types: [TypeInfo], builtins: [Builtin]) {
    self.program = program
    self.types = types
    self.builtins = builtins
    var ids: [String: TypeID] = [:]
    var initializers: Set<FunctionID> = []
    var setters: [FunctionID: FunctionID] = [:]
    var subscripts: [FunctionID: FunctionID] = [:]
    var mutating = Set(
      builtins.lazy.filter(\.isMutating).compactMap {
        MemberIndex.baseName(of: $0.declaration.text)
      })
    for (id, type) in program.types.enumerated() {
      if ids[type.name] == nil { ids[type.name] = id }
      initializers.formUnion(type.initializers)
      for (name, getter) in type.getters { setters[getter] = type.setters[name] }
      subscripts.merge(type.subscripts) { $1 }
      for (name, method) in type.methods where program.functions[method].isMutating {
        mutating.insert(name)
      }
    }
    typeIDs = ids
    seesObjectsEnd =
      program.hasWeakReferences || program.types.contains { !$0.deinitializers.isEmpty }
    self.initializers = initializers
    self.setters = setters
    self.subscripts = subscripts
    mutatingNames = mutating
  }

  func compile(_ id: FunctionID) -> Code {
    var compiler = FunctionCompiler(
      program.functions[id], in: self, isInitializer: initializers.contains(id))
    return compiler.compile()
  }

  func setter(of getter: FunctionID) -> FunctionID? { setters[getter] }

  /// What assigns an element that a `subscript` of the program reads.
  func subscriptSetter(of getter: FunctionID) -> FunctionID? { subscripts[getter] }

  func isInitializer(_ function: FunctionID) -> Bool { initializers.contains(function) }

  /// What assigns a stored property with observers.
  func observer(of type: TypeName, _ field: Int) -> FunctionID? {
    guard case .named(let name, _) = type, let id = typeIDs[name] else { return nil }
    return types[id].declaration.observers[field]
  }

  func wrapper(of type: TypeName, _ field: Int) -> ResolvedField.Wrapper? {
    guard case .named(let name, _) = type, let id = typeIDs[name],
      types[id].declaration.fields.indices.contains(field)
    else { return nil }
    return types[id].declaration.fields[field].wrapper
  }

  func isReference(_ type: TypeName) -> Bool {
    guard case .named(let name, _) = type, let id = typeIDs[name] else { return false }
    return types[id].isReference
  }

  func isMutating(_ card: CardID) -> Bool {
    builtins.indices.contains(card) && builtins[card].isMutating
  }

  /// Whether a method that is only found at run time may change its receiver.
  func mayMutate(_ name: String, _ labels: [String?]) -> Bool {
    mutatingNames.contains(name) || mutatingNames.contains(CallSite.fullName(name, labels))
  }

  func wraps(_ card: CardID) -> Bool {
    builtins.indices.contains(card) && builtins[card].wraps
  }

  func isProperty(_ card: CardID) -> Bool {
    builtins.indices.contains(card) && builtins[card].isProperty
  }

  func apply(_ card: CardID) -> Builtin.Apply? {
    builtins.indices.contains(card) ? builtins[card].apply : nil
  }

  func setter(_ card: CardID) -> Builtin.Apply? {
    builtins.indices.contains(card) ? builtins[card].set : nil
  }

  /// Whether an expression is certain to answer one of the engine's view values.
  func makesView(_ expression: ResolvedExpression) -> Bool {
    guard case .card(let card, _, _) = expression.kind, builtins.indices.contains(card) else {
      return false
    }
    return builtins[card].makesView
  }

  func hasSetter(_ card: CardID) -> Bool {
    builtins.indices.contains(card) && builtins[card].set != nil
  }

  /// The one value of a case without payload.
  func enumValue(_ type: TypeID, _ index: Int) -> Value {
    let key = EnumKey(type: type, index: index)
    if let value = enumValues[key] { return value }
    let value = Value.object(EnumObject(types[type], index))
    enumValues[key] = value
    return value
  }
}
