// Property wrappers of the program: a hidden property that holds the wrapper, and computed ones for
// what it wraps and projects.
internal import Basics

extension Checker {
  /// Notes every type of the files that is marked as a property wrapper or a result builder, before
  /// any member is declared.
  func noteWrapperTypes(_ declarations: [Declaration]) {
    for case .type(let node) in declarations {
      if node.attributes.contains(where: { $0.name == "propertyWrapper" }) {
        wrapperTypes[node.name] = node
      }
      if node.attributes.contains(where: { $0.name == "resultBuilder" }) {
        builderTypes.insert(node.name)
      }
      noteWrapperTypes(node.members)
    }
  }

  /// Declares `@Wrapper(arguments) var name = value`.
  func declareWrapped(
    _ name: String, _ binding: VariableDeclaration.Binding, _ node: VariableDeclaration,
    by attribute: WrittenAttribute, in owner: TypeInfo
  ) {
    guard let type = wrapperTypes[attribute.name] else { return }
    let hidden = "_" + name
    let range = binding.nameRange
    let field = FieldInfo(
      name: hidden, written: nil, value: nil, wrapper: .none, isConstant: false,
      isPrivate: node.isPrivate, isBuilder: false, isIgnored: false, range: range)
    field.wrapping = FieldInfo.Wrapping(name: name, type: attribute.name)
    if binding.value != nil || !attribute.arguments.isEmpty {
      field.value = wrapped(binding.value, by: attribute, range)
      field.initialValue = newFunction()
    } else {
      let generics = type.generics.isEmpty ? [] : binding.type.map { [$0] } ?? []
      field.written = WrittenType(.name(attribute.name, generics), attribute.range)
    }
    owner.fields.append(field)
    owner.memberNames.append(name)
    forward(name, to: "wrappedValue", of: hidden, binding, node, type, in: owner)
    forward("$" + name, to: "projectedValue", of: hidden, binding, node, type, in: owner)
  }

  /// `Wrapper(wrappedValue: value, arguments)`.
  func wrapped(
    _ value: Expression?, by attribute: WrittenAttribute, _ range: SourceRange
  ) -> Expression {
    var arguments = attribute.arguments
    if let value {
      arguments.insert(
        ExpressionArgument(label: "wrappedValue", labelRange: range, value: value), at: 0)
    }
    let call = CallArguments(arguments: arguments, trailingCount: 0, range: attribute.range)
    return Expression(
      .chain(
        Expression(.name(attribute.name, generics: []), range),
        [Expression.Link(kind: .call(call), range: attribute.range)]), range)
  }

  /// A computed property that stands for one of the wrapper's.
  private func forward(
    _ name: String, to member: String, of hidden: String, _ binding: VariableDeclaration.Binding,
    _ node: VariableDeclaration, _ wrapper: TypeDeclaration, in owner: TypeInfo
  ) {
    let range = binding.nameRange
    var isSettable: Bool?
    for case .variable(let variable) in wrapper.members {
      for one in variable.bindings where one.names == [member] {
        isSettable =
          one.accessors?.getter == nil ? !variable.isConstant : one.accessors?.setter != nil
      }
    }
    guard let isSettable else { return }
    let place = Expression(
      .chain(
        Expression(.name(hidden, generics: []), range),
        [Expression.Link(kind: .member(member, generics: []), range: range)]), range)
    let new = Expression(.name("newValue", generics: []), range)
    var computed = binding
    computed.value = nil
    if member != "wrappedValue" { computed.type = nil }
    computed.accessors = VariableDeclaration.Accessors(
      getter: [Statement(.returnValue(place), range)],
      setter: isSettable
        ? [Statement(.expression(Expression(.assign(place, new), range)), range)] : nil,
      setterName: "newValue", range: range)
    declareProperty(name, computed, node, in: owner)
    allProperties.last?.typedLike = place
  }
}
