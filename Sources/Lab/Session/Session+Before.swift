// What the last event found.
import Basics
import Engine

extension Session {
  /// The frame right before the last event, at the same instant; nil where nothing has happened.
  func frameBeforeEvent() -> Frame? {
    guard let index = events.lastIndex(where: { $0.instant <= now }) else { return nil }
    let present = now
    defer {
      restart()
      move(to: present)
    }
    restart()
    for event in events[..<index] {
      graph.advance(to: event.instant)
      perform(event.kind)
      sent += 1
    }
    graph.advance(to: events[index].instant)
    return frame()
  }
}
