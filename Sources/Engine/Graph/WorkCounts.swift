/// What a run has cost so far, in counts that are the same on every machine.
package struct WorkCounts: Sendable, Hashable {
  /// Bodies evaluated.
  package var bodies = 0
  /// Geometry passes.
  package var passes = 0
  /// Size functions that ran.
  package var measures = 0
  /// Place functions that ran.
  package var places = 0

  package init() {}

  init(bodies: Int, passes: Int, measures: Int, places: Int) {
    self.bodies = bodies
    self.passes = passes
    self.measures = measures
    self.places = places
  }
}
