// What the checker knows about the program's own declarations.
internal import Basics

/// A type of the program with its extensions folded in, or the program's extensions of a built-in.
final class TypeInfo {
  let id: TypeID
  let name: String
  let kind: ResolvedType.Kind
  let range: SourceRange
  /// The whole declaration; of an extension only its name.
  var declared: SourceRange
  let parent: TypeInfo?
  var generics: [Signature.Generic] = []
  var inherited: [String] = []
  /// All protocols, also inherited ones.
  var conformances: [String] = []
  var fields: [FieldInfo] = []
  var cases: [CaseInfo] = []
  var methods: [String: [FunctionInfo]] = [:]
  var staticMethods: [String: [FunctionInfo]] = [:]
  var computed: [String: PropertyInfo] = [:]
  var statics: [String: PropertyInfo] = [:]
  var initializers: [FunctionInfo] = []
  var nested: [String: TypeInfo] = [:]
  var aliases: [String: WrittenType] = [:]
  var rawType: TypeName?
  /// What a protocol asks for without giving it.
  var requirements: [String: WrittenType] = [:]
  /// Static requirements: properties with their types, and methods.
  var requiredStatics: [String: WrittenType?] = [:]
  var requiredStaticFunctions: [String: [FunctionInfo]] = [:]
  /// Requirements that are initialisers.
  var requiredInitializers: [FunctionInfo] = []
  /// What makes a value of the type where its initialiser is only found at run time, by labels.
  var makers: [String: FunctionID] = [:]
  var requiredMethods: [String: WrittenType?] = [:]
  /// Requirements that are methods, as they are called.
  var requiredFunctions: [String: [FunctionInfo]] = [:]
  /// The class this one inherits from, and how many of the fields are its.
  var superclass: TypeInfo?
  var inheritedFields = 0
  var subclasses: [TypeInfo] = []
  var isObservable = false
  /// `deinit`.
  var deinitializer: FunctionInfo?
  /// What `@propertyWrapper` and `@resultBuilder` make of the type.
  var isPropertyWrapper = false
  /// `@dynamicMemberLookup`.
  var looksUpMembers = false
  var isResultBuilder = false
  /// `subscript` declarations with what assigns them.
  var subscripts: [FunctionID: FunctionID] = [:]
  var isAnimatableMacro = false
  /// Names of members in order, for suggestions.
  var memberNames: [String] = []

  init(id: TypeID, name: String, kind: ResolvedType.Kind, range: SourceRange, parent: TypeInfo?) {
    self.id = id
    self.name = name
    self.kind = kind
    self.range = range
    declared = range
    self.parent = parent
  }

  var isBuiltIn: Bool { kind == .extensionOnly }
  func field(_ name: String) -> Int? { fields.firstIndex { $0.name == name } }
}

/// A stored property.
final class FieldInfo {
  let name: String
  var written: WrittenType?
  var value: Expression?
  var wrapper: ResolvedField.Wrapper
  let isConstant: Bool
  var hold = Hold.strong
  let isPrivate: Bool
  let isBuilder: Bool
  let isIgnoredForAnimation: Bool
  /// The program's own result builder in front of it.
  var builder: String?
  let range: SourceRange
  var type: TypeName?
  var isResolving = false
  var initialValue: FunctionID?
  /// Its initial value comes from something nobody knows.
  var isPoisoned = false
  /// For the hidden property of a wrapper of the program: what it stands for.
  struct Wrapping {
    var name: String
    var type: String
  }
  var wrapping: Wrapping?
  var accessors: VariableDeclaration.Accessors?
  /// `@GestureState`: state that only a gesture writes.
  var isGestureState = false
  /// The transaction in which a gesture's state gets its first value back, and what answers it.
  var reset: (transaction: Expression, function: FunctionID)?
  /// What assigns the property where it has observers.
  var observer: FunctionID?

  init(
    name: String, written: WrittenType?, value: Expression?, wrapper: ResolvedField.Wrapper,
    isConstant: Bool, isPrivate: Bool, isBuilder: Bool, isIgnored: Bool, range: SourceRange
  ) {
    self.name = name
    self.written = written
    self.value = value
    self.wrapper = wrapper
    self.isConstant = isConstant
    self.isPrivate = isPrivate
    self.isBuilder = isBuilder
    isIgnoredForAnimation = isIgnored
    self.range = range
  }
}

/// A computed property, or a global or static stored one.
final class PropertyInfo {
  let name: String
  let owner: TypeInfo?
  let isStatic: Bool
  let isConstant: Bool
  let binding: VariableDeclaration.Binding
  let isBuilder: Bool
  let range: SourceRange
  var type: TypeName?
  var isResolving = false
  var getter: FunctionID?
  var setter: FunctionID?
  var global: GlobalID?
  /// The program's own result builder in front of it.
  var builder: String?
  /// For computed properties without a written type: an expression of the same type.
  var typedLike: Expression?

  /// Whether reading it changes the value it is read of.
  var changesOwner: Bool {
    binding.accessors?.isReadMutating == true && owner?.kind != .classType
  }

  init(
    name: String, owner: TypeInfo?, isStatic: Bool, isConstant: Bool,
    binding: VariableDeclaration.Binding, isBuilder: Bool, range: SourceRange
  ) {
    self.name = name
    self.owner = owner
    self.isStatic = isStatic
    self.isConstant = isConstant
    self.binding = binding
    self.isBuilder = isBuilder
    self.range = range
  }
}

/// A function, method or initialiser of the program.
final class FunctionInfo {
  let id: FunctionID
  let owner: TypeInfo?
  let node: FunctionDeclaration
  var isInExtension = false
  /// What a protocol asks for: has no body.
  var isRequirement = false
  var signature: Signature

  init(id: FunctionID, owner: TypeInfo?, node: FunctionDeclaration, signature: Signature) {
    self.id = id
    self.owner = owner
    self.node = node
    self.signature = signature
  }

  /// A static member of a protocol is handed the type it is called on.
  var hasSelf: Bool { owner != nil && (!node.isStatic || owner?.kind == .protocolType) }
}

/// A case of an enumeration.
struct CaseInfo {
  var name: String
  var payload: [TypeName]
  var labels: [String?]
  /// What is taken for the values that are not given.
  var defaults: [Expression?]
  var rawValue: ResolvedLiteral?
  var range: SourceRange
}

/// A variable of a body.
final class Local {
  let index: Int
  let name: String
  var type: TypeName
  let isConstant: Bool
  var hold = Hold.strong
  /// Declared `T!`: may be nil until it is used.
  var isForced = false
  var isInitialized: Bool
  var isCaptured = false
  var isAssigned = false
  /// A computed variable: reading it calls it.
  var isComputed = false
  /// Its value comes from something nobody knows.
  var isPoisoned = false
  /// For local functions: how they are called.
  var signature: Signature?
  unowned let body: BodyContext

  init(
    index: Int, name: String, type: TypeName, isConstant: Bool, isInitialized: Bool,
    body: BodyContext
  ) {
    self.index = index
    self.name = name
    self.type = type
    self.isConstant = isConstant
    self.isInitialized = isInitialized
    self.body = body
  }
}

/// One body while it is checked: its locals, its captures, what it has to answer.
final class BodyContext {
  let parent: BodyContext?
  /// The type whose members may be named without a receiver.
  let owner: TypeInfo?
  var generics: [Signature.Generic]
  var locals: [Local] = []
  var scopes: [[String: Local]] = [[:]]
  var selfLocal: Local?
  /// For generic parameters: a local that holds the type, or a value of it.
  var typeSources: [String: Local] = [:]
  var captures: [ResolvedExpression] = []
  /// The variables behind `captures`.
  var capturedLocals: [Local] = []
  var captureIndex: [ObjectIdentifier: Int] = [:]
  /// The type to return; nil while it is to be found.
  var resultType: TypeName?
  var foundResult: TypeName?
  /// What the body throws, where it says so.
  var thrownType: TypeName?
  var isMutating = false
  var isInitializer = false
  /// Whether this is what a view of the program is made of.
  var isViewBody = false
  var observedField: Int?
  var inoutParameters: Set<Int> = []
  /// The functions declared in the body, by the place of their names.
  var localFunctions: [SourceRange: Local] = [:]
  /// `inout` arguments of the call being checked.
  var pendingInouts: [InoutArgument] = []
  var loopDepth = 0

  init(parent: BodyContext?, owner: TypeInfo?, generics: [Signature.Generic] = []) {
    self.parent = parent
    self.owner = owner
    self.generics = (parent?.generics ?? []) + generics
  }

  func declare(
    _ name: String?, _ type: TypeName, isConstant: Bool = true, isInitialized: Bool = true
  ) -> Local {
    let local = Local(
      index: locals.count, name: name ?? "_", type: type, isConstant: isConstant,
      isInitialized: isInitialized, body: self)
    locals.append(local)
    if let name, name != "_" { scopes[scopes.count - 1][name] = local }
    return local
  }

  func find(_ name: String) -> Local? {
    var context: BodyContext? = self
    while let current = context {
      for scope in current.scopes.reversed() {
        if let local = scope[name] { return local }
      }
      if name == "self", let local = current.selfLocal { return local }
      context = current.parent
    }
    return nil
  }

  /// The local as seen from this body: a slot, or a capture through all bodies between.
  func reference(_ local: Local) -> ResolvedExpression.Kind {
    if local.body === self { return .local(local.index) }
    let key = ObjectIdentifier(local)
    if let known = captureIndex[key] { return .capture(known) }
    guard let parent else { return .poisoned(local.name) }
    local.isCaptured = true
    let outer = parent.reference(local)
    captures.append(ResolvedExpression(outer, type: local.type, range: .none))
    capturedLocals.append(local)
    captureIndex[key] = captures.count - 1
    return .capture(captures.count - 1)
  }

  var boxedLocals: Set<Int> {
    Set(locals.filter { $0.isCaptured && $0.isAssigned }.map(\.index))
  }
}
