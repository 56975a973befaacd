// Types that only a run knows: `Self` in a protocol, a generic parameter, a class that others
// inherit from.
internal import Basics

extension Checker {
  /// The hidden first parameter of a body: `self`, or the type for a static member of a protocol.
  func declareSelf(_ owner: TypeInfo, isStatic: Bool) {
    if isStatic {
      _ = body.declare("Self", .metatype(selfType(of: owner)))
    } else {
      body.selfLocal = body.declare(nil, selfType(of: owner))
    }
  }

  /// Remembers a parameter that is a type `T.Type`, or a value of a type `T`.
  func noteTypeSource(_ type: TypeName, _ local: Local) {
    switch type {
    case .named(let name, []), .metatype(.named(let name, [])):
      if body.generics.contains(where: { $0.name == name }), body.typeSources[name] == nil {
        body.typeSources[name] = local
      }
    default: break
    }
  }

  /// `Self` inside of a protocol and its extensions, or of a class that others inherit from.
  func ownType(_ range: SourceRange) -> ResolvedExpression? {
    if let local = body.find("Self") {
      return ResolvedExpression(body.reference(local), type: local.type, range: range)
    }
    // Of a class that others inherit from, it may be theirs.
    guard let owner = body.owner,
      owner.kind == .protocolType || owner.kind == .classType && !owner.subclasses.isEmpty,
      let value = selfValue(range)
    else { return nil }
    return ResolvedExpression(.typeOf(value), type: .metatype(value.type), range: range)
  }

  /// A generic parameter used as a value, where a parameter of the function leads to its type.
  func genericType(_ name: String, _ range: SourceRange) -> ResolvedExpression? {
    for context in sequence(first: body, next: \.parent) {
      guard let local = context.typeSources[name] else { continue }
      let value = ResolvedExpression(body.reference(local), type: local.type, range: range)
      if case .metatype = local.type { return value }
      guard case .opaque = local.type else { return nil }
      return ResolvedExpression(.typeOf(value), type: .metatype(local.type), range: range)
    }
    return nil
  }

  /// A generic parameter of the type that a body belongs to, where a property leads to its type.
  func genericType(
    _ name: String, of info: TypeInfo, _ range: SourceRange
  ) -> ResolvedExpression? {
    guard let generic = info.generics.first(where: { $0.name == name }), info.kind != .protocolType,
      let constraint = generic.constraint, typesByName[constraint] != nil,
      let index = info.fields.firstIndex(where: { $0.written?.simpleName == name }),
      let own = selfValue(range)
    else { return nil }
    let field = info.fields[index]
    let type = TypeName.opaque(constraint)
    let value = ResolvedExpression(
      field.wrapper == .none ? .field(own, index) : .wrapped(own, index), type: type, range: range)
    return ResolvedExpression(.typeOf(value), type: .metatype(type), range: range)
  }

  /// A type as the receiver of its static members.
  func metatype(_ type: TypeName, _ range: SourceRange) -> ResolvedExpression {
    if case .opaque(let name) = type, body.owner?.name == name, let own = ownType(range) {
      return own
    }
    return ResolvedExpression(.typeValue(type), type: .metatype(type), range: range)
  }

  /// A static member, or an initialiser, of a type that a run finds; nil where the type is known.
  func typeMember(
    _ name: String, of value: ResolvedExpression, _ type: TypeName, isCalled: Bool,
    _ range: SourceRange
  ) -> Operand? {
    let owners: [TypeInfo]
    switch type {
    case .opaque(let protocols):
      if name == "self" { return .value(value) }
      let names = protocols.components
      owners = (names + names.flatMap { typesByName[$0]?.conformances ?? [] }).compactMap {
        typesByName[$0]
      }
    case .named(let own, _):
      if case .typeValue = value.kind { return nil }
      guard let info = typesByName[own], !info.subclasses.isEmpty else { return nil }
      if name == "self" { return .value(value) }
      owners = Array(sequence(first: info, next: \.superclass))
    default: return nil
    }
    var candidates: [Candidate] = []
    for info in owners {
      if name != "init", let found = dynamicStatic(name, info, value, range), !isCalled {
        return .value(found)
      }
      let made = name == "init" ? makers(of: info) : info.requiredStaticFunctions[name] ?? []
      for function in made + (info.staticMethods[name] ?? []) {
        var candidate = Candidate(
          signature: function.signature, target: .function(function), receiver: value)
        candidate.bindings["Self"] = type
        candidates.append(candidate)
      }
      if name == "init", !candidates.isEmpty { break }
    }
    return candidates.isEmpty ? .dynamic(value, name) : .functions(candidates, name: name)
  }

  private func makers(of info: TypeInfo) -> [FunctionInfo] {
    info.kind == .protocolType ? info.requiredInitializers : info.initializers
  }

  /// A static property by the type that a run finds.
  private func dynamicStatic(
    _ name: String, _ info: TypeInfo, _ value: ResolvedExpression, _ range: SourceRange
  ) -> ResolvedExpression? {
    if let written = info.requiredStatics[name] {
      let type = written.map { bound(resolve($0, in: info), in: info) } ?? .unknown
      return ResolvedExpression(.dynamicMember(value, name), type: type, range: range)
    }
    guard let property = info.statics[name] else { return nil }
    if info.kind == .classType, !isOverridden(info, { $0.statics[name] != nil }) {
      return read(property, range)
    }
    if info.kind == .protocolType {
      var bindings: Bindings = [:]
      if case .metatype(let own) = value.type { bindings["Self"] = own }
      return read(property, of: value, with: bindings, range)
    }
    return ResolvedExpression(
      .dynamicMember(value, name), type: type(of: property), range: range)
  }

  /// Notes an initialiser that is called on a type only a run knows.
  func noteMaker(_ name: String, _ labels: [String?]) {
    if name == "init" { dynamicMakers.insert(labels) }
  }

  /// For each such initialiser and each type that has it, a function that makes a value.
  func declareMakers() {
    let all = dynamicMakers.sorted { $0.map { $0 ?? "" }.joined() < $1.map { $0 ?? "" }.joined() }
    for info in types where info.kind == .structure || info.kind == .classType {
      for labels in all { declareMaker(labels, of: info) }
    }
  }

  private func declareMaker(_ labels: [String?], of info: TypeInfo) {
    let type = TypeName.named(info.name, [])
    let wanted = info.conformances.compactMap { typesByName[$0] }
      .flatMap(\.requiredInitializers).first { $0.signature.parameters.map(\.label) == labels }
    inFreshBody(owner: nil, hasSelf: false) {
      var given: [ExpressionArgument] = []
      for (index, label) in labels.enumerated() {
        var written = TypeName.unknown
        if let wanted, let owner = wanted.owner {
          written = substituted(
            wanted.signature.parameters[index].type, associatedTypes(of: owner, for: type),
            wanted.signature.generics)
        }
        _ = body.declare("value\(index)", written)
        given.append(
          ExpressionArgument(
            label: label, labelRange: .none,
            value: Expression(.name("value\(index)", generics: []), .none)))
      }
      let arguments = CallArguments(arguments: given, trailingCount: 0, range: .none)
      guard succeeds({ _ = construct(type, arguments, nil, .none) }) else { return }
      let made = construct(type, arguments, nil, .none)
      let id = newFunction()
      functions[id] = finish(
        info.name + ".init", hasSelf: false, parameters: labels.count,
        .statements([ResolvedStatement(.returnValue(made), range: .none)]), .none)
      info.makers["init(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"] = id
    }
  }
}
