// Types that are private to their files: two files may have one of the same name.
internal import Basics
internal import SwiftSyntax

enum PrivateTypes {
  /// For each file the types that are known by another name, since a file of the program has one
  /// of the same name: `Row` of `Card.swift` as `Row (Card)`.
  static func aliases(_ trees: [SourceFileSyntax?], _ files: [SourceText]) -> [[String: String]] {
    let declared = trees.map { tree in tree.map(types) ?? [] }
    guard declared.count > 1 else { return declared.map { _ in [:] } }
    var count: [String: Int] = [:]
    for type in declared.flatMap({ $0 }) { count[type.name, default: 0] += 1 }
    return declared.enumerated().map { index, list in
      var aliases: [String: String] = [:]
      for type in list where type.isPrivate && (count[type.name] ?? 0) > 1 {
        let file = (files[index].name.split(separator: "/").last ?? "").prefix { $0 != "." }
        aliases[type.name] = "\(type.name) (\(file))"
      }
      return aliases
    }
  }

  private static func types(_ tree: SourceFileSyntax) -> [(name: String, isPrivate: Bool)] {
    tree.statements.compactMap { item in
      guard case .decl(let node) = item.item,
        let group = node.asProtocol((any DeclGroupSyntax).self),
        let named = node.asProtocol((any NamedDeclSyntax).self)
      else { return nil }
      let words = group.modifiers.map(\.name.text)
      return (named.name.text, words.contains("private") || words.contains("fileprivate"))
    }
  }
}
