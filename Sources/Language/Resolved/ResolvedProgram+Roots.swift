// Which views can be shown by themselves.

extension ResolvedProgram {
  /// Views whose initialiser needs no argument: `ContentView` first, then what the previews show,
  /// then in order of declaration.
  package func rootCandidates() -> [String] {
    let names = types.filter(isRoot).map(\.name)
    let known = Set(names)
    var all: [String] = []
    for name in ["ContentView"] + previewRoots + names where known.contains(name) {
      if !all.contains(name) { all.append(name) }
    }
    return all
  }

  private func isRoot(_ type: ResolvedType) -> Bool {
    guard type.kind == .structure, type.conformances.contains("View") else { return false }
    if !type.initializers.isEmpty {
      return type.initializers.contains {
        functions.indices.contains($0) && functions[$0].parameterCount == 0
      }
    }
    return type.fields.allSatisfy { field in
      switch field.wrapper {
      case .namespace, .environment, .published: return true
      case .binding: return false
      case .none, .state, .stateObject, .observed, .stored:
        if field.initialValue != nil { return true }
        if case .optional = field.type { return !field.isConstant }
        return false
      }
    }
  }
}
