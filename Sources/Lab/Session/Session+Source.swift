// Where things are written.
package import Basics
import Engine

extension Session {
  /// Where what a word means is written: the effect that carries a matched id, the declaration of a
  /// view that the program declares, else the drawn view itself. Nil where nothing is called so.
  package func place(of word: String) -> SourceRange? {
    let leaf = ViewQuery(word).best(frame(), bench.files)
    if let leaf, leaf.id == word, let member = graph.anatomy().member(leaf.member) {
      return written(member.range)
    }
    return (bench.declaration(of: word) ?? leaf?.range).map(written)
  }

  /// The range without the spaces and line breaks in front of it.
  private func written(_ range: SourceRange) -> SourceRange {
    bench.files.indices.contains(range.file) ? bench.files[range.file].trimmed(range) : range
  }
}
