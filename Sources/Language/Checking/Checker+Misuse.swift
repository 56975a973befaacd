// One root diagnostic for a property that is declared with one type and used as another.
internal import Basics

extension Checker {
  private func fieldKey(_ value: ResolvedExpression) -> FieldKey? {
    guard case .field(let owner, let index) = value.kind, case .named(let name, _) = owner.type,
      let info = typesByName[name]
    else { return nil }
    return FieldKey(type: info.id, field: index)
  }

  func noteGoodUse(_ value: ResolvedExpression, _ key: FieldKey?) {
    guard muted == 0 else { return }
    if let key { goodUses[key, default: 0] += 1 }
    if let key = fieldKey(value) { goodUses[key, default: 0] += 1 }
  }

  /// Keeps a mismatch that concerns a property with a written type; whether it did.
  func noteMisuse(
    _ value: ResolvedExpression, _ wanted: TypeName, _ given: FieldKey?, _ diagnostic: Diagnostic
  ) -> Bool {
    if let given {
      guard types[given.type].fields[given.field].written != nil else { return false }
      misuses.append(
        FieldMisuse(key: given, wanted: value.type, isGiven: true, diagnostic: diagnostic))
      return true
    }
    guard let key = fieldKey(value), types[key.type].fields[key.field].written != nil else {
      return false
    }
    misuses.append(
      FieldMisuse(key: key, wanted: wanted, isGiven: false, diagnostic: diagnostic))
    return true
  }

  /// All evidence against the declared type, and none for it: the declaration is the mistake.
  func reportMisuses() {
    var seen: Set<FieldKey> = []
    for misuse in misuses where seen.insert(misuse.key).inserted {
      let same = misuses.filter { $0.key == misuse.key }
      let field = types[misuse.key.type].fields[misuse.key.field]
      guard let written = field.written else { continue }
      let isRoot =
        same.count > 1 && same.allSatisfy { $0.wanted == misuse.wanted }
        && goodUses[misuse.key, default: 0] == 0
      if !isRoot {
        for one in same {
          var diagnostic = one.diagnostic
          diagnostic.notes.append(
            Diagnostic.Note("'\(field.name)' is declared here", at: field.range))
          report(diagnostic)
        }
        continue
      }
      let used = misuse.wanted.spelled
      let notes = same.map { one in
        Diagnostic.Note(
          one.isGiven ? "a '\(used)' is given here" : "it is used as a '\(used)' here",
          at: one.diagnostic.range)
      }
      let declared =
        files.indices.contains(written.range.file)
        ? files[written.range.file].text(in: written.range) : "?"
      report(
        LanguageDiagnostics.rootType(
          field.name, declared: declared, used: used, at: written.range, notes: notes))
    }
  }
}
