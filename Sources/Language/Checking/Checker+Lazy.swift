// `lazy var`: a hidden property, and one that fills it when it is first read.
internal import Basics

extension Checker {
  /// The name of the property in which a lazy one keeps its value.
  static func hiddenName(of name: String) -> String { name + "$lazy" }

  func declareLazy(
    _ name: String, _ binding: VariableDeclaration.Binding, _ node: VariableDeclaration,
    in owner: TypeInfo
  ) {
    let range = binding.nameRange
    let hidden = Checker.hiddenName(of: name)
    func made(_ kind: Statement.Kind) -> Statement { Statement(kind, range) }
    func named(_ text: String) -> Expression { Expression(.name(text, generics: []), range) }
    let field = FieldInfo(
      name: hidden, written: nil, value: Expression(.none, range), wrapper: .none,
      isConstant: false, isPrivate: true, isBuilder: false, isIgnored: true, range: range)
    field.type = .optional(.unknown)
    field.initialValue = newFunction()
    owner.fields.append(field)
    let first = VariableDeclaration.Binding(
      names: ["value"], isTuple: false, nameRange: range, type: binding.type,
      value: binding.value ?? Expression(.none, range))
    let known = IfNode(
      conditions: [
        .binding(name: "value", isVariable: false, type: nil, value: named(hidden), range: range)
      ], body: [made(.returnValue(named("value")))], otherwise: nil, range: range)
    let constant = VariableDeclaration(
      attributes: [], isStatic: false, isPrivate: false, isConstant: true, bindings: [first],
      range: range)
    func keep(_ value: String) -> Statement {
      made(.expression(Expression(.assign(named(hidden), named(value)), range)))
    }
    var accessors = VariableDeclaration.Accessors(
      getter: [
        made(.ifElse(known)), made(.variable(constant)), keep("value"),
        made(.returnValue(named("value"))),
      ], setter: [keep("newValue")], setterName: "newValue", range: range)
    accessors.isReadMutating = true
    var computed = binding
    computed.value = nil
    computed.accessors = accessors
    declareProperty(name, computed, node, in: owner)
    allProperties.last?.typedLike = binding.value
  }
}
