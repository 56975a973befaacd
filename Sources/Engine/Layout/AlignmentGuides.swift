// The values of alignment guides: defaults, the dimensions that guide closures read, and the memory
// of guides that are costly to find.
package import Drawing

extension AlignmentKey {
  /// The key of the custom guide with a number; see `CustomGuides`.
  package static func custom(_ number: Int) -> AlignmentKey { AlignmentKey(id: 16 + 2 * number) }
  /// The vertical counterpart of `custom`.
  package static func customVertical(_ number: Int) -> AlignmentKey {
    AlignmentKey(id: 17 + 2 * number)
  }

  /// The number of a custom guide, nil for the built-in ones.
  package var customNumber: Int? { id >= 16 ? (id - 16) / 2 : nil }

  /// Whether this is an edge or centre of the box: such guides are not combined by stacks (D3).
  package var isFrameGuide: Bool { id <= AlignmentKey.bottom.id }

  /// The default of a built-in guide. Text baselines are the bottom where there is no text.
  package func frameGuide(_ size: Size) -> Double {
    switch self {
    case .leading, .top: 0
    case .horizontalCenter: size.width / 2
    case .trailing: size.width
    case .verticalCenter: size.height / 2
    default: size.height
    }
  }
}

/// The alignment guides that a program declares (`AlignmentID`), in the order of their first use.
package final class CustomGuides {
  private var numbers: [String: Int] = [:]
  /// The defaults: entry n belongs to `AlignmentKey.custom(n)`.
  private var defaults: [(ViewDimensions) -> Double]

  package init(_ defaults: [(ViewDimensions) -> Double] = []) { self.defaults = defaults }

  var count: Int { defaults.count }

  /// The number of the guide with a name; its default is taken at the first call.
  package func number(
    _ name: String, _ value: @escaping (ViewDimensions) -> Double
  ) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = defaults.count
    defaults.append(value)
    return defaults.count - 1
  }

  func value(_ number: Int, _ dimensions: ViewDimensions) -> Double {
    guard defaults.indices.contains(number) else { return 0 }
    let value = defaults[number](dimensions)
    return value.isFinite ? value : 0
  }
}

/// What an alignment guide's closure reads: the size of the view it is attached to, in points, and
/// that view's guides.
package struct ViewDimensions {
  package let size: Size
  private let explicitGuides: [(AlignmentKey, Double)]
  private let custom: CustomGuides?

  /// - Parameters:
  ///   - explicit: the guides that the view states itself.
  ///   - custom: the guides of the program.
  package init(
    size: Size, explicit: [(AlignmentKey, Double)] = [],
    custom: CustomGuides? = nil
  ) {
    self.size = size
    explicitGuides = explicit
    self.custom = custom
  }

  package var width: Double { size.width }
  package var height: Double { size.height }

  /// The guide that the view states for a key, if it does.
  package func explicit(_ key: AlignmentKey) -> Double? {
    explicitGuides.first { $0.0 == key }?.1
  }

  /// The explicit guide, else the default one.
  package subscript(key: AlignmentKey) -> Double {
    if let value = explicit(key) { return value }
    guard let number = key.customNumber else { return key.frameGuide(size) }
    return custom?.value(number, self) ?? 0
  }
}

/// What an `.alignmentGuide` modifier states: a value for one key.
package struct GuideContent {
  package var key: AlignmentKey
  package var value: (ViewDimensions) -> Double
  package init(key: AlignmentKey, value: @escaping (ViewDimensions) -> Double) {
    self.key = key
    self.value = value
  }
}

/// A question for an explicit guide whose answer is worth keeping.
struct GuideQuery: Hashable {
  var node: Int
  var key: AlignmentKey
  var size: Size
  var proposal: Proposal
}

extension LayoutTree {
  /// The value of a guide, found once for each question. NaN stands for "states none".
  mutating func memoizedGuide(
    _ query: GuideQuery, _ compute: (inout LayoutTree) -> Double?
  ) -> Double? {
    if let known = guideMemo[query] { return known.isNaN ? nil : known }
    if guideMemo.count >= 4096 { guideMemo.removeAll(keepingCapacity: true) }
    let value = compute(&self)
    guideMemo[query] = value ?? .nan
    return value
  }

  /// All explicit guides of a node, for a guide closure.
  mutating func dimensions(of node: Int, size: Size, proposal: Proposal) -> ViewDimensions {
    var explicit: [(AlignmentKey, Double)] = []
    func note(_ tree: inout LayoutTree, _ key: AlignmentKey) {
      if let value = tree.guide(of: node, key: key, size: size, proposal: proposal) {
        explicit.append((key, value))
      }
    }
    for id in 0...AlignmentKey.lastTextBaseline.id { note(&self, AlignmentKey(id: id)) }
    for number in 0..<customGuides.count {
      note(&self, .custom(number))
      note(&self, .customVertical(number))
    }
    return ViewDimensions(size: size, explicit: explicit, custom: customGuides)
  }
}

/// Combines the explicit guides of several children into one (L14, D3): the mean, for the first
/// text baseline the least, for the last one the greatest. Edges and centres are not combined.
struct GuideCombination {
  let key: AlignmentKey
  private var value = 0.0
  private var count = 0

  init(key: AlignmentKey) { self.key = key }

  mutating func add(_ next: Double) {
    count += 1
    if count == 1 {
      value = next
    } else if key == .firstTextBaseline {
      value = min(value, next)
    } else if key == .lastTextBaseline {
      value = max(value, next)
    } else {
      value += (next - value) / Double(count)
    }
  }

  var result: Double? { count == 0 ? nil : value }
}
