package import Basics
package import Engine

/// Which drawing leaf a user means: matched id, drawn text, `@line`, type, in this order.
package struct ViewQuery: Sendable, Hashable {
  package var text: String
  package init(_ text: String) { self.text = text }

  /// The leaves that fit, in paint order: all by the first sense in which any fits.
  package func matches(_ frame: Frame, _ files: [SourceText]) -> [LeafSnapshot] {
    let leaves = frame.leaves
    let byID = leaves.filter { $0.id == text }
    if !byID.isEmpty { return byID }
    let byText = leaves.filter { $0.text == text }
    if !byText.isEmpty { return byText }
    if text.hasPrefix("@"), let line = Int(text.dropFirst()) {
      return leaves.filter { leaf in
        files.indices.contains(leaf.range.file)
          && files[leaf.range.file].position(of: leaf.range.start).line == line
      }
    }
    let byName = leaves.filter { $0.view == text }
    if !byName.isEmpty { return byName }
    return leaves.filter { $0.path.split(separator: "/").contains(Substring(text)) }
  }

  /// Of several the one nearest to what is named, not what is laid over it or put into it; then the
  /// one not being removed, then the front one.
  package func best(_ frame: Frame, _ files: [SourceText]) -> LeafSnapshot? {
    let all = matches(frame, files)
    let least = all.map(depth).min()
    let found = all.filter { depth($0) == least }
    return found.last { $0.phase != .didDisappear } ?? found.last
  }

  /// How far a leaf lies below what the query names on its path.
  private func depth(_ leaf: LeafSnapshot) -> Int {
    let parts = leaf.path.split(separator: "/")
    return parts.lastIndex(of: Substring(text)).map { parts.count - 1 - $0 } ?? 0
  }

  /// What a frame could be asked for, for suggestions.
  package static func names(_ frame: Frame) -> [String] {
    var names: [String] = []
    for leaf in frame.leaves {
      for name in [leaf.id, leaf.text, leaf.view] {
        if let name, !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// The same with what each is, for completion; lines come last.
  package static func candidates(
    _ frame: Frame, _ files: [SourceText]
  ) -> [(name: String, note: String)] {
    var found: [(name: String, note: String)] = []
    func add(_ name: String?, _ note: String) {
      guard let name, !name.isEmpty, !found.contains(where: { $0.name == name }) else { return }
      found.append((name, note))
    }
    for leaf in frame.leaves { add(leaf.id, "id of a \(leaf.view)") }
    for leaf in frame.leaves { add(leaf.text, "text") }
    for leaf in frame.leaves { add(leaf.view, "type") }
    for leaf in frame.leaves where files.indices.contains(leaf.range.file) {
      let line = files[leaf.range.file].position(of: leaf.range.start).line
      add("@\(line)", leaf.view)
    }
    return found
  }
}
