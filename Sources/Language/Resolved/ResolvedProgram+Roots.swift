// Which views can be shown by themselves.

extension ResolvedProgram {
  /// Views whose initialiser needs no argument, in order of declaration.
  package func rootCandidates() -> [String] { types.filter(isRoot).map(\.name) }

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
