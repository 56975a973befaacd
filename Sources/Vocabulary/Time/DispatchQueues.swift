/// Work that is done later: all of it runs on the virtual clock.
import Basics
import Engine
import Interpreter

extension Vocabulary {
  static let later: [Builtin] = [
    .type(
      "/// Where work is queued; here all of it runs on the virtual clock.\nstruct DispatchQueue"),
    .type("/// A point on the virtual clock.\nstruct DispatchTime"),
    .staticMember(
      of: "DispatchQueue",
      text(
        "The queue of the program.",
        "Text(\"Hi\").onAppear { DispatchQueue.main.async { on = true } }",
        "static let main: DispatchQueue")
    ) { Queue() },
    .staticMember(
      of: "DispatchTime",
      text(
        "Now.",
        "Text(\"Hi\").onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { } }",
        "static func now() -> DispatchTime")
    ) { Moment(seconds: 0) },
    .member(
      of: "DispatchQueue",
      text(
        "Does something after the present update.",
        "Text(\"Hi\").onAppear { DispatchQueue.main.async { on = true } }",
        "/// Marks: defers\nfunc async(execute work: @escaping () -> Void)")
    ) { (_: Queue, work: Closure) in schedule(work, after: 0) },
    .member(
      of: "DispatchQueue",
      text(
        "Does something after some seconds.",
        "Text(\"Hi\").onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { } }",
        "/// Marks: defers\n"
          + "func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void)")
    ) { (_: Queue, deadline: Moment, work: Closure) in schedule(work, after: deadline.seconds) },
  ]

  private static func schedule(_ work: Closure, after seconds: Double) -> Nothing {
    work.machine.host?.schedule(after: Instant(seconds: seconds)) { _ = try work() }
    return Nothing()
  }
}

/// `DispatchQueue`.
struct Queue: HostValue {
  static var spelling: String { "DispatchQueue" }
}

/// `DispatchTime`: seconds from now.
struct Moment: HostValue, Hashable {
  static var spelling: String { "DispatchTime" }
  var seconds: Double

  static func combine(_ operation: String, _ a: Value, _ b: Value) -> Value? {
    guard operation == "+", let moment = a.cast(to: HostObject<Moment>.self)?.value,
      let seconds = b.number ?? b.cast(to: HostObject<Length>.self)?.value.seconds
    else { return nil }
    return Moment(seconds: moment.seconds + seconds).toValue()
  }
}
