// Generic types of the program: their members as seen through a type with arguments.
internal import Basics

extension Checker {
  /// The generic parameters in force inside a type: its own and those of the types around it.
  func genericScope(_ info: TypeInfo?) -> [Signature.Generic] {
    var all: [Signature.Generic] = []
    var owner = info
    while let current = owner {
      all += current.generics
      if current.kind == .protocolType {
        all.append(Signature.Generic(name: "Self", constraint: current.name))
      }
      owner = current.parent
    }
    return all
  }

  /// A type written inside a declaration, with the generic parameters in force there replaced: by
  /// what they are bound to, else by their constraints.
  func bound(_ type: TypeName, in info: TypeInfo?, _ bindings: Bindings = [:]) -> TypeName {
    let scope = genericScope(info)
    return scope.isEmpty ? type : substituted(type, bindings, scope)
  }

  /// The type with its own parameters as arguments: `Stack<Element>`.
  func genericSelf(_ info: TypeInfo) -> TypeName {
    guard case .named(let name, []) = selfType(of: info) else { return selfType(of: info) }
    return .named(name, info.generics.map { .named($0.name, []) })
  }

  /// What the associated types of a protocol of the program are for a type that conforms: from its
  /// aliases, its nested types and what meets the requirements.
  func associatedTypes(of source: TypeInfo, for type: TypeName) -> Bindings {
    guard source.kind == .protocolType, !source.generics.isEmpty, case .named(let name, _) = type,
      let info = typesByName[name], info !== source
    else { return [:] }
    let own = memberOwner(of: type)?.bindings ?? [:]
    var made: Bindings = [:]
    for generic in source.generics {
      if let alias = info.aliases[generic.name] {
        made[generic.name] = bound(resolve(alias, in: info), in: info, own)
      } else if let nested = info.nested[generic.name] {
        made[generic.name] = .named(nested.name, [])
      } else if let argument = own[generic.name] {
        made[generic.name] = argument
      }
    }
    for (member, written) in source.requirements.sorted(by: { $0.key < $1.key }) {
      guard let witness = declaredType(of: member, in: info) else { continue }
      bind(resolve(written, in: source), bound(witness, in: info, own), &made, source.generics)
    }
    for (member, wanted) in source.requiredFunctions.sorted(by: { $0.key < $1.key }) {
      for requirement in wanted {
        let count = requirement.signature.parameters.count
        guard
          let witness = info.methods[member]?.first(where: {
            $0.signature.parameters.count == count
          })
        else { continue }
        let pairs = zip(requirement.signature.parameters, witness.signature.parameters)
        for (a, b) in pairs {
          bind(a.type, bound(b.type, in: info, own), &made, source.generics)
        }
        bind(
          requirement.signature.result, bound(witness.signature.result, in: info, own), &made,
          source.generics)
      }
    }
    return made
  }

  /// The type of a stored or computed property as declared, its generic parameters by name.
  private func declaredType(of member: String, in info: TypeInfo) -> TypeName? {
    if let index = info.field(member) {
      _ = type(of: info.fields[index], in: info)
      return info.fields[index].type
    }
    guard let property = info.computed[member] else { return nil }
    _ = type(of: property)
    return property.type
  }

  /// The type of a stored property as a value of `type` has it.
  func type(of field: FieldInfo, in info: TypeInfo, _ bindings: Bindings) -> TypeName {
    let erased = type(of: field, in: info)
    guard let declared = field.type else { return erased }
    return bound(declared, in: info, bindings)
  }

  /// The type of a computed property as a value of `type` has it.
  func type(of property: PropertyInfo, _ bindings: Bindings) -> TypeName {
    let erased = type(of: property)
    guard let declared = property.type else { return erased }
    return bound(declared, in: property.owner, bindings)
  }
}
