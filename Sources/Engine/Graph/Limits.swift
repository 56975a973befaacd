/// Bounds on what one program may make the engine do.
package struct Limits: Sendable {
  /// Views in the tree at one time. A modifier makes a view of its own, and costs what one costs.
  package var views = 10_000
  /// Bodies nested in each other.
  package var depth = 256
  /// View values nested in each other, modifiers counted, over all bodies.
  package var levels = 2_000
  /// Groups of matched views.
  package var groups = 512
  /// Ends of animators and timers in one move of the clock.
  package var stops = 100_000
  package init() {}
}
