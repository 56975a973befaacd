/// Two views of one matched group of which one comes and the other goes in a change.
import Engine

struct Pair {
  let change: ChangeRecord
  /// The arriving view after the change.
  let arriving: MemberFact
  /// The departing view before the change.
  let departing: MemberFact
  /// The departing view after the change; nil where it was erased at once.
  let leftover: MemberFact?

  /// The outermost items that come and go with the two.
  var arrivingItem: ItemFact? { change.arrivingItem(of: arriving.item) }
  var departingItem: ItemFact? { change.departingItem(of: departing.item) }

  /// Whether the group set out on a flight.
  var isFlying: Bool { leftover != nil && arriving.isFlying }
}

extension ChangeRecord {
  /// Whether an item is there after the change and was not before it.
  func arrives(_ item: ItemFact) -> Bool {
    guard let after = after.item(item.number), !after.isRemoving else { return false }
    return before.item(item.number)?.isRemoving ?? true
  }

  /// Whether an item was there before the change and is not after it.
  func departs(_ item: ItemFact) -> Bool {
    guard let before = before.item(item.number), !before.isRemoving else { return false }
    return after.item(item.number)?.isRemoving ?? true
  }

  func arrivingItem(of number: Int) -> ItemFact? {
    after.ancestry(of: number).last(where: arrives)
  }

  func departingItem(of number: Int) -> ItemFact? {
    before.ancestry(of: number).last(where: departs)
  }

  /// Matched views that are there after the change and were not before it.
  var arriving: [MemberFact] {
    after.members.filter { !$0.isRemoving && (before.member($0.number)?.isRemoving ?? true) }
  }

  /// Matched views that were there before the change and are not after it.
  var departing: [MemberFact] {
    before.members.filter { !$0.isRemoving && (after.member($0.number)?.isRemoving ?? true) }
  }

  var pairs: [Pair] {
    let left = departing
    return arriving.compactMap { one in
      let departing = left.last {
        $0.sharesID(with: one) && $0.namespace == one.namespace && $0.root == one.root
      }
      return departing.map {
        Pair(
          change: self, arriving: one, departing: $0, leftover: after.member($0.number))
      }
    }
  }
}
