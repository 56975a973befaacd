// A resolved program: types, functions, globals.
package import Basics

/// A program in which every name is a slot, a card or a declaration: what may be run. Only the
/// checker makes one.
package struct ResolvedProgram: Sendable {
  /// The texts; `SourceRange.file` indexes this.
  package var files: [SourceText]
  package var types: [ResolvedType]
  /// All bodies: free functions, methods, accessors, initial values. `FunctionID` indexes this.
  package var functions: [ResolvedFunction]
  /// Global variables and static stored properties, evaluated on first use.
  package var globals: [ResolvedGlobal]
  /// Previews and the windows of apps, in the order of the text.
  package var showcases: [Showcase] = []
  /// Whether some variable does not keep its object.
  package var hasWeakReferences = false

  package init(
    files: [SourceText], types: [ResolvedType], functions: [ResolvedFunction],
    globals: [ResolvedGlobal]
  ) {
    self.files = files
    self.types = types
    self.functions = functions
    self.globals = globals
  }
}

package typealias FunctionID = Int
package typealias TypeID = Int
package typealias GlobalID = Int
/// Index of a card in the catalog, and of its closure in the vocabulary.
package typealias CardID = Int

/// A structure, class or enumeration of the program with its extensions folded in. Extensions of
/// built-in types and protocols appear as types of kind `extension`.
package struct ResolvedType: Sendable {
  package enum Kind: Sendable {
    case structure, classType, enumeration, protocolType, extensionOnly
  }

  package var name: String
  package var kind: Kind
  /// All protocols, also inherited ones, that the program or the cards name.
  package var conformances: [String]
  /// Stored properties in order of declaration; `fieldIndex` is the position here.
  package var fields: [ResolvedField]
  package var cases: [ResolvedCase]
  /// Instance methods by full name (`body(content:phase:)`, `toggle()`).
  package var methods: [String: FunctionID]
  /// Computed instance properties by name.
  package var getters: [String: FunctionID]
  package var setters: [String: FunctionID]
  /// Static properties by name, and static methods by full name.
  package var statics: [String: ResolvedStatic] = [:]
  package var staticMethods: [String: FunctionID] = [:]
  /// Explicit initialisers; self is local 0, already filled with fields that have initial values.
  package var initializers: [FunctionID]
  /// How they are called, one for each.
  package var signatures: [Signature] = []
  /// What runs when the last reference to an object goes, its own `deinit` first.
  package var deinitializers: [FunctionID] = []
  /// For stored properties with `willSet` or `didSet`: what assigns them.
  package var observers: [Int: FunctionID] = [:]
  /// `subscript` declarations: what reads one, and what assigns it.
  package var subscripts: [FunctionID: FunctionID] = [:]
  /// Operator functions of two values of the type: `==`, `<`.
  package var operators: [String: FunctionID] = [:]
  /// `animatableData`'s fields, in order, for types with `@Animatable` (all stored properties of a
  /// numeric type but the ignored ones); nil where the type writes `animatableData` itself or has
  /// none.
  package var animatableFields: [Int]?
  /// Where its name stands.
  package var range: SourceRange
  /// The whole declaration; of an extension only the name.
  package var declared: SourceRange

  package init(name: String, kind: Kind, range: SourceRange) {
    self.name = name
    self.kind = kind
    self.range = range
    declared = range
    conformances = []
    fields = []
    cases = []
    methods = [:]
    getters = [:]
    setters = [:]
    initializers = []
  }
}

/// A static property: stored, or computed.
package enum ResolvedStatic: Sendable {
  case global(GlobalID)
  case getter(FunctionID)
}

/// One stored property.
package struct ResolvedField: Sendable {
  /// What stands behind the property.
  package enum Wrapper: Sendable, Hashable {
    case none
    /// `@State`: storage that lives with the view's identity.
    case state
    /// `@Binding`: the field holds a binding.
    case binding
    /// `@Namespace`.
    case namespace
    /// `@Environment(\.key)`: key is the name of a card's or the program's environment value. Keys
    /// that start with `@` name the class of an object handed down (`@EnvironmentObject`).
    case environment(key: String)
    /// `@StateObject`: storage like state's; the initial value is evaluated when it is installed.
    case stateObject
    /// `@ObservedObject`, `@Bindable`: the field holds the object itself.
    case observed
    /// A property of an observable class: written like state, under the transaction in force.
    case published
    /// `@AppStorage`, `@SceneStorage`: one place for each key.
    case stored(key: String)
  }

  package var name: String
  package var type: TypeName
  package var wrapper: Wrapper
  package var isConstant: Bool
  /// Whether it does not keep the object it refers to.
  package var isWeak = false
  /// A function without parameters that answers the initial value.
  package var initialValue: FunctionID?
  /// For `@GestureState(resetTransaction:)`: answers the transaction in which the state gets its
  /// first value back.
  package var resetTransaction: FunctionID?
  package var range: SourceRange

  package init(
    name: String, type: TypeName, wrapper: Wrapper, isConstant: Bool, initialValue: FunctionID?,
    range: SourceRange
  ) {
    self.name = name
    self.type = type
    self.wrapper = wrapper
    self.isConstant = isConstant
    self.initialValue = initialValue
    self.range = range
  }
}

package struct ResolvedCase: Sendable {
  package var name: String
  package var payload: [TypeName]
  package var labels: [String?]
  package var rawValue: ResolvedLiteral?
  package init(
    name: String, payload: [TypeName], labels: [String?], rawValue: ResolvedLiteral?
  ) {
    self.name = name
    self.payload = payload
    self.labels = labels
    self.rawValue = rawValue
  }
}

package struct ResolvedGlobal: Sendable {
  /// `name` or `Type.name`.
  package var name: String
  package var type: TypeName
  package var initialValue: FunctionID
  package init(name: String, type: TypeName, initialValue: FunctionID) {
    self.name = name
    self.type = type
    self.initialValue = initialValue
  }
}

/// One body. Locals are numbered from 0: first `self` (where there is one), then the parameters in
/// order, then variables as they are declared; numbers are unique within the body.
package struct ResolvedFunction: Sendable {
  package enum Body: Sendable {
    case statements([ResolvedStatement])
    /// A result-builder body: answers one view value.
    case builder(ResolvedBuilder)
  }

  /// For traces: `ContentView.body`.
  package var name: String
  package var hasSelf: Bool
  package var parameterCount: Int
  package var localCount: Int
  /// Locals that closures capture and that are assigned after their declaration: they live in a
  /// box.
  package var boxedLocals: Set<Int>
  package var body: Body
  package var range: SourceRange
  /// Whether the body may assign to `self`'s fields; the caller writes self back (local 0).
  package var isMutating: Bool
  /// Parameters that arrive in a box (`inout`).
  package var inoutParameters: Set<Int> = []
  /// In the assigning half of a stored property with observers: that property, whose own
  /// assignments call nobody.
  package var observedField: Int?

  package init(
    name: String, hasSelf: Bool, parameterCount: Int, localCount: Int, boxedLocals: Set<Int> = [],
    body: Body, range: SourceRange, isMutating: Bool = false
  ) {
    self.name = name
    self.hasSelf = hasSelf
    self.parameterCount = parameterCount
    self.localCount = localCount
    self.boxedLocals = boxedLocals
    self.body = body
    self.range = range
    self.isMutating = isMutating
  }
}
