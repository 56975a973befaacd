// Operators that the program declares, and how tightly they bind.
internal import SwiftSyntax

extension Lowering {
  /// What each of Swift's own precedence groups is worth here.
  private static let groups: [String: Int] = [
    "AssignmentPrecedence": 0, "TernaryPrecedence": 1, "LogicalDisjunctionPrecedence": 2,
    "LogicalConjunctionPrecedence": 3, "ComparisonPrecedence": 4, "NilCoalescingPrecedence": 5,
    "CastingPrecedence": 6, "RangeFormationPrecedence": 7, "AdditionPrecedence": 8,
    "MultiplicationPrecedence": 9, "BitwiseShiftPrecedence": 10, "DefaultPrecedence": 1,
  ]

  /// The precedence of every `infix operator` of the files. A group of the program's own takes that
  /// of the group it stands next to.
  static func operators(in files: [SourceFileSyntax]) -> [String: Int] {
    var declared: [String: String] = [:]
    var neighbours: [String: (name: String, isAbove: Bool)] = [:]
    for file in files {
      for item in file.statements {
        guard case .decl(let node) = item.item else { continue }
        if let node = node.as(OperatorDeclSyntax.self), node.fixitySpecifier.text == "infix" {
          let group = node.operatorPrecedenceAndTypes?.precedenceGroup.text
          declared[node.name.text] = group ?? "DefaultPrecedence"
        } else if let node = node.as(PrecedenceGroupDeclSyntax.self) {
          for attribute in node.groupAttributes {
            guard case .precedenceGroupRelation(let relation) = attribute,
              let other = relation.precedenceGroups.first
            else { continue }
            let isAbove = relation.higherThanOrLowerThanLabel.text == "higherThan"
            neighbours[node.name.text] = (other.name.text, isAbove)
          }
        }
      }
    }
    return declared.mapValues { group in
      var name = group
      for _ in 0..<8 {
        if let known = groups[name] { return known }
        guard let next = neighbours[name] else { break }
        // Nothing stands between two groups: next to one is as good as its place.
        if let known = groups[next.name] { return max(known + (next.isAbove ? 1 : -1), 1) }
        name = next.name
      }
      return 1
    }
  }
}
