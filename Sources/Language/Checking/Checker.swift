// The checker: one pass over the program tree that gives every name its meaning.
internal import Basics

/// State of one compilation.
final class Checker {
  let files: [SourceText]
  let catalog: Catalog
  /// What shows views of the program from outside of it.
  let showcases: [Showcase]
  var diagnostics: [Diagnostic] = []
  /// Above zero while arguments are tried: errors are counted, not reported.
  var muted = 0
  var mutedErrors = 0
  /// Where the view that is being checked begins in its builder.
  var viewPlace = -1
  /// Errors met so far outside of trials.
  var errorCount = 0
  var types: [TypeInfo] = []
  var typesByName: [String: TypeInfo] = [:]
  /// All program types that conform to a protocol, in order.
  var conformers: [String: [TypeInfo]] = [:]
  var functions: [ResolvedFunction?] = []
  var globals: [ResolvedGlobal] = []
  var globalVariables: [String: PropertyInfo] = [:]
  var globalFunctions: [String: [FunctionInfo]] = [:]
  var globalAliases: [String: WrittenType] = [:]
  /// The generic parameters of aliases, by name.
  var aliasGenerics: [String: [Signature.Generic]] = [:]
  var environment: [String: PropertyInfo] = [:]
  var environmentNames: [String] = []
  var globalNames: [String] = []
  var allFunctions: [FunctionInfo] = []
  var allProperties: [PropertyInfo] = []
  var isInExtension = false
  var aliasDepth = 0
  var body = BodyContext(parent: nil, owner: nil)
  var misuses: [FieldMisuse] = []
  var goodUses: [FieldKey: Int] = [:]
  var defaults: [Int: [ResolvedExpression?]] = [:]
  /// Types marked `@propertyWrapper`, by name.
  var wrapperTypes: [String: TypeDeclaration] = [:]
  /// Declared functions, as text, to find repetitions.
  var signatures: Set<String> = []
  /// Types marked `@resultBuilder`.
  var builderTypes: Set<String> = []
  /// Constants made so far by rewriting bodies under result builders.
  var builderNames = 0
  /// Whether some variable of a body does not keep its object.
  var hasWeakReferences = false
  /// The labels of initialisers that are called on types known only to a run.
  var dynamicMakers: Set<[String?]> = []
  var pendingCases: [(owner: TypeInfo, node: EnumCaseDeclaration)] = []
  var pendingProtocols: [(owner: TypeInfo, written: WrittenType)] = []

  init(_ files: [SourceText], _ catalog: Catalog, showcases: [Showcase] = []) {
    self.files = files
    self.showcases = showcases
    self.catalog = catalog
  }

  /// An error is reported at every place, a warning, such as an unknown modifier, once.
  func report(_ diagnostic: Diagnostic) {
    if muted > 0 {
      // An unknown name is a reason against a candidate, though the program may run with it.
      let isOpen = ["unknown-member", "unknown-name", "unknown-argument"].contains(diagnostic.id)
      if diagnostic.severity == .error || isOpen { mutedErrors += 1 }
      return
    }
    if diagnostic.severity == .error { errorCount += 1 }
    // What an attempt took back may be said again: the list itself knows what has been said.
    let isSaid = diagnostics.contains {
      $0.severity == .warning && $0.message == diagnostic.message
    }
    if diagnostic.severity == .warning, isSaid { return }
    if diagnostics.count < 200 { diagnostics.append(diagnostic) }
  }

  /// Whether an error has been reported since there were so many diagnostics.
  func hasErrors(since count: Int) -> Bool {
    diagnostics[count...].contains { $0.severity == .error }
  }

  /// Runs `work` without reporting; whether it met no error.
  func succeeds(_ work: () -> Void) -> Bool {
    let before = mutedErrors
    muted += 1
    work()
    muted -= 1
    let isFine = mutedErrors == before
    mutedErrors = before
    return isFine
  }

  func poison(_ name: String, _ range: SourceRange) -> ResolvedExpression {
    ResolvedExpression(.poisoned(name), type: .unknown, range: range)
  }

  func newFunction() -> FunctionID {
    functions.append(nil)
    return functions.count - 1
  }

  func run(_ declarations: [Declaration]) -> ResolvedProgram {
    noteWrapperTypes(declarations)
    declare(declarations, parent: nil)
    expandAliases()
    linkClasses()
    for info in types { info.conformances = ancestors(of: info) }
    for info in types {
      for name in info.conformances { conformers[name, default: []].append(info) }
    }
    settleSignatures()
    checkBodies()
    reportMisuses()
    var program = ResolvedProgram(
      files: files, types: types.map(resolved), functions: [], globals: globals)
    program.hasWeakReferences =
      hasWeakReferences || types.contains { $0.fields.contains { $0.hold != .strong } }
    program.functions = functions.map { function in
      function
        ?? ResolvedFunction(
          name: "?", hasSelf: false, parameterCount: 0, localCount: 0, body: .statements([]),
          range: .none)
    }
    diagnostics.sort {
      ($0.range.file, $0.range.start, $0.range.end) < ($1.range.file, $1.range.start, $1.range.end)
    }
    return program
  }

  /// Protocols inherited under another name: `typealias Both = A & B`.
  private func expandAliases() {
    for info in types {
      info.inherited = info.inherited.flatMap { name -> [String] in
        guard typesByName[name] == nil, let alias = globalAliases[name]?.simpleName else {
          return [name]
        }
        return alias.components
      }
    }
  }

  private func ancestors(of info: TypeInfo) -> [String] {
    var all: [String] = []
    var next = info.inherited
    if info.isBuiltIn { next += catalog.conformances(of: info.name) }
    var at = 0
    while at < next.count {
      let name = next[at]
      at += 1
      if all.contains(name) { continue }
      all.append(name)
      if let own = typesByName[name] { next += own.inherited }
      // A type of the program is none of SwiftUI's, whatever its name is.
      if typesByName[name]?.isBuiltIn == false, typesByName[name]?.range != SourceRange.none {
        continue
      }
      next += catalog.conformances(of: name)
      if name == "AnimatableModifier" { next += ["Animatable", "ViewModifier"] }
    }
    return all
  }

  private func resolved(_ info: TypeInfo) -> ResolvedType {
    var made = ResolvedType(name: info.name, kind: info.kind, range: info.range)
    made.declared = info.declared
    made.conformances = info.conformances
    made.fields = info.fields.map { field in
      var made = ResolvedField(
        name: field.name, type: type(of: field, in: info), wrapper: field.wrapper,
        isConstant: field.isConstant, initialValue: field.initialValue, range: field.range)
      made.resetTransaction = field.reset?.function
      made.isWeak = field.hold != .strong
      return made
    }
    made.cases = info.cases.map {
      ResolvedCase(
        name: $0.name, payload: $0.payload.map { bound($0, in: info) }, labels: $0.labels,
        rawValue: $0.rawValue)
    }
    for source in [info] + memberSources(of: info) { addMembers(of: source, to: &made) }
    for (index, field) in info.fields.enumerated() { made.observers[index] = field.observer }
    made.subscripts = info.subscripts
    for name in ["==", "<"] {
      made.operators[name] = info.staticMethods[name]?.first { $0.node.parameters.count == 2 }?.id
    }
    made.initializers = info.initializers.map(\.id)
    made.signatures = info.initializers.map(\.signature)
    made.deinitializers = sequence(first: info, next: \.superclass).compactMap {
      $0.deinitializer?.id
    }
    if info.isAnimatableMacro, info.computed["animatableData"] == nil {
      made.animatableFields = info.fields.indices.filter { index in
        let field = info.fields[index]
        return field.wrapper == .none && !field.isConstant && !field.isIgnoredForAnimation
          && isAnimatable(type(of: field, in: info))
      }
    }
    return made
  }

  private func isAnimatable(_ type: TypeName) -> Bool {
    guard case .named(let name, _) = type else { return false }
    let known = typesByName[name]?.conformances ?? catalog.conformances(of: name)
    return type == .double || known.contains("Animatable") || known.contains("VectorArithmetic")
      || ["CGPoint", "CGSize", "CGRect", "Angle", "UnitPoint", "Color", "EdgeInsets"].contains(name)
  }
}
