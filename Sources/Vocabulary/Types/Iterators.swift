/// Sequences of the program: what its iterators are, and iterators made of a function.
import Basics
import Interpreter

extension Vocabulary {
  static let iterators: [Builtin] = [
    .type("/// What answers one element after the other.\nprotocol IteratorProtocol"),
    .type(
      "/// Elements, one after the other.\n"
        + "struct AnyIterator<Element>: Sequence, IteratorProtocol"),
    .type("/// Any value, here.\ntypealias IndexingIterator = Any"),
    .initializer(
      of: "AnyIterator",
      text(
        "An iterator over what a function answers until that is nil.",
        shows("Array(AnyIterator { Bool.random() ? nil : 1 }).isEmpty"),
        "init(_ body: @escaping () -> Element?)")
    ) { (body: Closure) in
      IteratorArgument(
        IteratorObject { () throws(Trap) -> Value? in
          let found = try body.machine.call(closure: body.value)
          return found.isNone ? nil : found
        })
    },
    .initializer(
      of: "AnyIterator",
      text(
        "An iterator, whatever its type is.", shows("Array(AnyIterator([1, 2].makeIterator()))"),
        "init<Base: IteratorProtocol>(_ base: Base)")
    ) { (base: IteratorArgument) in base },
    .member(
      of: "AnyIterator",
      text(
        "The next element, or nil when there is none.", shows("[1].makeIterator().next() ?? 0"),
        "func next() -> Element?")
    ) { (iterator: IteratorArgument) in try iterator.object.next() ?? .none },
    .member(
      of: "Sequence",
      text(
        "What answers the elements one by one.", shows("[1].makeIterator().next() ?? 0"),
        "func makeIterator() -> AnyIterator<Element>")
    ) { (iterator: IteratorArgument) in iterator },
    .type("/// Elements that can be walked over.\nstruct AnySequence<Element>: Sequence"),
    .initializer(
      of: "AnySequence",
      text(
        "The elements that an iterator answers.",
        shows("Array(AnySequence { [1].makeIterator() }).count"),
        "init(_ makeUnderlyingIterator: @escaping () -> AnyIterator<Element>)")
    ) { (make: Closure) in
      IteratorArgument(try make.machine.iterator(over: make()))
    },
  ]
}
