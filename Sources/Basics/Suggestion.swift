/// The nearest known name to one that is not known.
package enum Suggestion {
  /// The candidate with the least Damerau-Levenshtein distance, or nil when none is near: at most a
  /// third of the name's length, or one edit in a short name, and never all of it. Ties go to the
  /// first.
  package static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().utf8)
    let limit = min(max(1, wanted.count / 3), wanted.count - 1)
    var best: (distance: Int, name: String)?
    for candidate in candidates {
      let found = Array(candidate.lowercased().utf8)
      guard abs(found.count - wanted.count) <= limit, wanted.count <= 64, found.count <= 64 else {
        continue
      }
      let distance = editDistance(wanted, found)
      if distance <= limit, distance < best?.distance ?? Int.max { best = (distance, candidate) }
    }
    return best?.name
  }

  /// Damerau-Levenshtein distance with adjacent transpositions (optimal string alignment).
  static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var previous2: [Int] = []
    var previous = Array(0...b.count)
    for i in 0..<a.count {
      var current = [i + 1] + [Int](repeating: 0, count: b.count)
      for j in 0..<b.count {
        let cost = a[i] == b[j] ? 0 : 1
        var least = min(previous[j + 1] + 1, current[j] + 1, previous[j] + cost)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = min(least, previous2[j - 1] + 1)
        }
        current[j + 1] = least
      }
      previous2 = previous
      previous = current
    }
    return previous[b.count]
  }
}
