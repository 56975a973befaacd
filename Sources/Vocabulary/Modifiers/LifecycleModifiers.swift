/// What a view does when it comes, goes or sees a change, and what is done later.
import Basics
import Engine
import Interpreter

extension Vocabulary {
  static let lifecycleModifiers: [Builtin] = [
    .modifier(
      text(
        "Does something when the view has come.", "Text(\"Hi\").onAppear { on = true }",
        "func onAppear(perform action: (() -> Void)? = nil) -> some View")
    ) { (action: Closure?) in
      AppearModifier(onAppear: action.map { action in { _ = try action() } })
    },
    .modifier(
      text(
        "Does something when the view has gone.", "Text(\"Hi\").onDisappear { on = false }",
        "func onDisappear(perform action: (() -> Void)? = nil) -> some View")
    ) { (action: Closure?) in
      AppearModifier(onDisappear: action.map { action in { _ = try action() } })
    },
    .modifier(
      text(
        "Does something when a value has changed.", "Text(\"Hi\").onChange(of: on) { print(on) }",
        """
        func onChange<V: Equatable>(
          of value: V, initial: Bool = false, _ action: @escaping () -> Void
        ) -> some View
        """)
    ) { (value: Value, initial: Bool, action: Closure) in
      ChangeModifier(value: ElementID(value), payload: Seen(value), isInitial: initial) { _ in
        _ = try action()
      }
    },
    .modifier(
      text(
        "Does something with the old and the new value.",
        "Text(\"Hi\").onChange(of: on) { old, new in print(old, new) }",
        """
        func onChange<V: Equatable>(
          of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
        ) -> some View
        """)
    ) { (value: Value, initial: Bool, action: Closure) in
      ChangeModifier(value: ElementID(value), payload: Seen(value), isInitial: initial) { old in
        _ = try action((old as? Seen)?.value ?? value, value)
      }
    },
    .modifier(
      text(
        "Does something with the new value.",
        "Text(\"Hi\").onChange(of: on, perform: { new in print(new) })",
        """
        func onChange<V: Equatable>(
          of value: V, perform action: @escaping (V) -> Void
        ) -> some View
        """)
    ) { (value: Value, action: Closure) in
      ChangeModifier(value: ElementID(value), payload: Seen(value)) { _ in
        _ = try action(value)
      }
    },
  ]

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

/// The value an `onChange` last saw.
private final class Seen {
  let value: Value
  init(_ value: Value) { self.value = value }
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
      let seconds = b.number
    else { return nil }
    return Moment(seconds: moment.seconds + seconds).toValue()
  }
}
