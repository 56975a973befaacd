/// What happened since the last event, as plain values: the ground that causes look at.
import Basics
import Engine

struct Recording {
  /// One frame with the tree it shows.
  struct Sample {
    /// After the last event.
    var seconds: Double
    var frame: Frame
    var anatomy: Anatomy
    /// The leaves of each matched view by its number.
    private(set) var leaves: [Int: [LeafSnapshot]] = [:]

    init(seconds: Double, frame: Frame, anatomy: Anatomy) {
      self.seconds = seconds
      self.frame = frame
      self.anatomy = anatomy
      for leaf in frame.leaves {
        if let member = leaf.member { leaves[member, default: []].append(leaf) }
      }
    }
  }

  /// Whether anything was sent before the present instant; without one the samples begin at
  /// loading.
  var hasEvent: Bool
  /// Seconds after the event at which everything has ended; nil when something does not.
  var settled: Double?
  /// Where the handler of the event is written, for a tap.
  var handler: SourceRange?
  /// The frame at the instant of the event, before it.
  var before: Frame?
  /// The changes that the event made, in order.
  var changes: [ChangeRecord] = []
  /// From the event until everything has settled.
  var samples: [Sample] = []

  init(hasEvent: Bool, settled: Double?) {
    self.hasEvent = hasEvent
    self.settled = settled
  }

  /// The frames of 1/60 s to look at: all of the first second, then about a hundred more, the first
  /// that is quiet last; at most ten seconds.
  static func frameNumbers(seconds: Double?) -> [Int] {
    let last = Int((min(seconds ?? 10, 10) * 60).rounded(.up)) + 1
    let stride = max(1, (last - 60) / 100)
    return (0...last).filter { $0 <= 60 || $0 == last || $0 % stride == 0 }
  }
}
