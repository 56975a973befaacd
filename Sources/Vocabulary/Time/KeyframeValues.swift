/// Keyframes and tracks as the program wrote them, and a value on its way through them.
import Basics
import Engine
import Interpreter

extension Value {
  /// The value's numbers; nil for what has none.
  var vector: AnimatableVector? { components.map { AnimatableVector(components: $0) } }
}

/// One keyframe as the program wrote it.
struct KeyframeValue: HostValue {
  static var spelling: String { "some KeyframeTrackContent" }
  let kind: Keyframe.Kind
  let target: Value
  let duration: Double

  init(_ kind: Keyframe.Kind, to target: Value, duration: Double) {
    self.kind = kind
    self.target = target
    self.duration = duration
  }

  /// Nil for a value without numbers.
  var keyframe: Keyframe? { target.vector.map { Keyframe(kind, to: $0, duration: duration) } }
}

/// `KeyframeTrack`: which part of the value, and its keyframes.
struct TrackValue: HostValue {
  static var spelling: String { "KeyframeTrack" }
  let path: [String]
  let keyframes: [KeyframeValue]

  init(path: [String], _ keyframes: [KeyframeValue]) {
    self.path = path
    self.keyframes = keyframes
  }
}

/// `KeyframeTimeline`.
struct TimelineValue: HostValue {
  static var spelling: String { "KeyframeTimeline" }
  let run: ProgramKeyframes
}

/// A value of the program on its way through its tracks.
final class ProgramKeyframes: KeyframeRun {
  private let machine: Machine
  private let initial: Value
  private var tracks: [(path: [String], start: Value, way: KeyframePath)] = []

  /// `block` is what a block of keyframes answered: tracks, or keyframes of the whole value.
  init(_ machine: Machine, _ initial: Value, _ block: Value) throws {
    self.machine = machine
    self.initial = initial
    var whole: [KeyframeValue] = []
    try collect(block, &whole)
    if !whole.isEmpty { try add(TrackValue(path: [], whole)) }
  }

  private func collect(_ block: Value, _ whole: inout [KeyframeValue]) throws {
    if let elements = block.arrayValue {
      for element in elements { try collect(element, &whole) }
    } else if let track = block.cast(to: HostObject<TrackValue>.self)?.value {
      try add(track)
    } else {
      whole += try Vocabulary.keyframes(block)
    }
  }

  private func add(_ track: TrackValue) throws {
    let start = try machine.read(track.path, of: initial)
    guard let from = start.vector else {
      let place = track.path.isEmpty ? "this value" : "'\(track.path.joined(separator: "."))'"
      throw Trap("keyframes move numbers; \(place) is \(start.typeName)")
    }
    let way = KeyframePath(from: from, track.keyframes.compactMap(\.keyframe))
    tracks.append((track.path, start, way))
  }

  var duration: Double { tracks.map(\.way.duration).max() ?? 0 }

  func value(at seconds: Double) throws -> AnyObject { TagValue(try programValue(at: seconds)) }

  func programValue(at seconds: Double) throws -> Value {
    var value = initial
    for track in tracks {
      var numbers = track.way.value(at: seconds).components(track.start.components?.count ?? 0)[...]
      value = try machine.replacing(
        track.path[...], of: value, by: track.start.replacing(from: &numbers))
    }
    return value
  }
}
