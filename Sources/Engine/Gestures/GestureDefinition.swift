package import Basics
package import Drawing

/// A gesture as the program writes it: what is recognised, and what is done then.
package final class GestureDefinition {
  package indirect enum Kind {
    /// So many taps.
    case tap(Int)
    /// A finger that stays for so many seconds and moves no farther than so many points.
    case press(seconds: Double, distance: Double)
    /// A finger that has moved so many points.
    case drag(distance: Double, isLocal: Bool)
    /// Two fingers whose distance has changed by that share.
    case magnify(delta: Double)
    /// Two fingers that have turned by so many radians.
    case rotate(delta: Double)
    /// Both at once.
    case simultaneous(GestureDefinition, GestureDefinition)
    /// The second when the first has ended.
    case sequence(GestureDefinition, GestureDefinition)
    /// The second when the first has failed.
    case exclusive(GestureDefinition, GestureDefinition)
  }

  /// What is done on the way, in the order written.
  package enum Action {
    /// The reading is another one.
    case changed((GestureReading) throws -> Void)
    /// The gesture has ended as it should.
    case ended((GestureReading) throws -> Void)
    /// Keeps something while the gesture goes on; `reset` when it is over in any way.
    case updating((GestureReading) throws -> Void, reset: () throws -> Void)
  }

  let kind: Kind
  let actions: [Action]

  package init(_ kind: Kind, _ actions: [Action] = []) {
    self.kind = kind
    self.actions = actions
  }

  package func adding(_ action: Action) -> GestureDefinition {
    GestureDefinition(kind, actions + [action])
  }

  var parts: [GestureDefinition] {
    switch kind {
    case .simultaneous(let a, let b), .sequence(let a, let b), .exclusive(let a, let b):
      return [a, b]
    default: return []
    }
  }

  /// The least number of taps that something in it answers; nil where nothing does.
  var leastTaps: Int? {
    switch kind {
    case .tap(let count): return max(count, 1)
    case .drag(let distance, _): return distance <= 0 ? 1 : nil
    default: return parts.compactMap(\.leastTaps).min()
    }
  }

  /// Seconds of all long presses in it.
  var pressSeconds: [Double] {
    if case .press(let seconds, _) = kind { return [seconds] }
    return parts.flatMap(\.pressSeconds)
  }
}

/// What a gesture has measured.
package indirect enum GestureReading {
  /// A tap at a point of the view.
  case tap(Point)
  /// Whether a finger is down.
  case press(Bool)
  case drag(DragReading)
  case magnify(PairReading)
  case rotate(PairReading)
  /// Of two gestures at once: nil for one that has not begun.
  case both(GestureReading?, GestureReading?)
  /// Of a sequence: the first is on.
  case first(GestureReading)
  /// Of a sequence: the second is on, nil before it begins.
  case second(GestureReading, GestureReading?)
  /// Of one of two gestures: the first or the second.
  case either(GestureReading, isFirst: Bool)
}

/// A finger that moves. Points are those of the view that takes the gesture, or of the window.
package struct DragReading: Sendable, Hashable {
  package var startLocation: Point
  package var location: Point
  /// In points a second.
  package var velocity: Size
  package var time: Instant
  /// The size of the view.
  package var size: Size

  package var translation: Size {
    Size(location.x - startLocation.x, location.y - startLocation.y)
  }

  /// Where the finger would come to rest: a quarter of a second on.
  package var predictedEndLocation: Point {
    Point(location.x + velocity.width / 4, location.y + velocity.height / 4)
  }

  package var predictedEndTranslation: Size {
    Size(predictedEndLocation.x - startLocation.x, predictedEndLocation.y - startLocation.y)
  }
}
