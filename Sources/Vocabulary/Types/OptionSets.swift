/// Sets of options in one number: written in Swift, and part of every program that names them.
import Interpreter

extension Vocabulary {
  static let optionSets: [Builtin] = [
    .type(
      """
      /// A set of options, kept as the bits of one number.
      protocol OptionSet: RawRepresentable, Hashable, ExpressibleByArrayLiteral {
        associatedtype RawValue
        var rawValue: RawValue { get }
        init(rawValue: RawValue)
      }

      extension OptionSet {
        static func arrayLiteral(_ elements: [Self]) -> Self {
          Self(rawValue: elements.reduce(0) { $0 | $1.rawValue })
        }

        var isEmpty: Bool { rawValue == 0 }

        func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
        func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
        func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
        func symmetricDifference(_ other: Self) -> Self {
          Self(rawValue: rawValue ^ other.rawValue)
        }
        func subtracting(_ other: Self) -> Self {
          Self(rawValue: rawValue ^ (rawValue & other.rawValue))
        }

        func isSubset(of other: Self) -> Bool { other.contains(self) }
        func isSuperset(of other: Self) -> Bool { contains(other) }
        func isStrictSubset(of other: Self) -> Bool { other.contains(self) && other != self }
        func isStrictSuperset(of other: Self) -> Bool { contains(other) && other != self }
        func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }

        mutating func formUnion(_ other: Self) { self = union(other) }
        mutating func formIntersection(_ other: Self) { self = intersection(other) }
        mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
        mutating func subtract(_ other: Self) { self = subtracting(other) }

        @discardableResult
        mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
          if contains(member) { return (false, member) }
          self = union(member)
          return (true, member)
        }

        @discardableResult
        mutating func remove(_ member: Self) -> Self? {
          let known = intersection(member)
          self = subtracting(member)
          return known.isEmpty ? nil : known
        }

        @discardableResult
        mutating func update(with member: Self) -> Self? {
          let known = intersection(member)
          self = union(member)
          return known.isEmpty ? nil : known
        }
      }
      """)
  ]
}
