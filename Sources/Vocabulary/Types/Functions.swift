/// Free functions on values of any type: printing, exchanging, making sequences, giving up.
import Basics
import Interpreter

extension Vocabulary {
  static let functions: [Builtin] = printing + places + moreOrdering + givingUp + hashing

  private static let printing: [Builtin] = ["print", "debugPrint"].map { name in
    .function(
      text(
        "Writes values to the console.", "Text(\"Hi\").onTapGesture { \(name)(\"tapped\") }",
        """
        func \(name)(_ items: Any..., separator: String = " ", terminator: String = "\\n")
        """), taking: ["[Any]", "String", "String"]
    ) { context in
      let items = try context.next([Value].self)
      let separator = try context.next(String.self)
      let terminator = try context.next(String.self)
      let texts = items.map { name == "print" ? $0.description : $0.debugDescription }
      context.machine.write(
        texts.joined(separator: separator), terminator: terminator, at: context.range)
      return .none
    }
  }

  private static let places: [Builtin] = [
    .function(
      text(
        "Exchanges the values of two variables.", "Text(\"Hi\")",
        "func swap<T>(_ a: inout T, _ b: inout T)")
    ) { (a: PlaceArgument, b: PlaceArgument) in
      swap(&a.box.value, &b.box.value)
      return Nothing()
    },
    .function(
      text("The type of a value.", shows("type(of: 1)"), "func type<T>(of value: T) -> T.Type")
    ) { (value: Value) in Value.object(TypeObject(of: value)) },
    .function(
      text(
        "A value, the next made of it, and so on until there is none.",
        shows("sequence(first: 1) { $0 < 9 ? $0 * 2 : nil }.count"),
        "func sequence<T>(first: T, next: @escaping (T) -> T?) -> [T]")
    ) { (first: Value, next: Closure) in
      var all: [Value] = []
      var current = first
      while !current.isNone {
        all.append(current)
        guard all.count <= ValueLimits.elements else { throw ValueLimits.collection }
        current = try next(current)
      }
      return all
    },
    .function(
      text(
        "One value over and over.", shows("repeatElement(1, count: 3).count"),
        "func repeatElement<T>(_ element: T, count: Int) -> [T]")
    ) { (element: Value, count: Int) in
      guard count >= 0, count <= ValueLimits.elements else { throw ValueLimits.collection }
      return Array(repeating: element, count: count)
    },
  ]

  private static let moreOrdering: [Builtin] = [
    .function(
      text(
        "The smallest of several values.", shows("min(3, 1, 2)"),
        "func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T")
    ) { (x: Value, y: Value, z: Value, rest: [Value]) in
      try ([x, y, z] + rest).min { try isLess($0, $1) } ?? x
    },
    .function(
      text(
        "The largest of several values.", shows("max(3, 1, 2)"),
        "func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T")
    ) { (x: Value, y: Value, z: Value, rest: [Value]) in
      try ([x, y, z] + rest).max { try isLess($0, $1) } ?? x
    },
  ]

  private static let givingUp: [Builtin] =
    ["fatalError", "preconditionFailure", "assertionFailure"].map { name in
      .function(
        text(
          "Stops the program.", "Text(\"Hi\").onLongPressGesture { \(name)(\"never\") }",
          "func \(name)(_ message: String = \"\") -> Never"), taking: ["String"]
      ) { context in
        let message = try context.next(String.self)
        throw context.trap("\(name)" + (message.isEmpty ? "" : ": \(message)"))
      }
    }
    + ["precondition", "assert"].map { name in
      .function(
        text(
          "Stops the program unless a condition holds.",
          "Text(\"Hi\").onTapGesture { \(name)(true) }",
          "func \(name)(_ condition: Bool, _ message: String = \"\")"), taking: ["Bool", "String"]
      ) { context in
        let holds = try context.next(Bool.self)
        let message = try context.next(String.self)
        guard !holds else { return .none }
        throw context.trap("\(name) failed" + (message.isEmpty ? "" : ": \(message)"))
      }
    }

  private static let hashing: [Builtin] = [
    .type("/// Which object, or which type, it is.\nstruct ObjectIdentifier: Hashable"),
    .initializer(
      of: "ObjectIdentifier",
      text(
        "Which object, or which type, it is.",
        shows("ObjectIdentifier(Int.self) == ObjectIdentifier(Int.self)"),
        "init(_ object: AnyObject)")
    ) { (object: Value) in Identity(object) },
    .type("/// What the parts of a value are put into to tell values apart.\nstruct Hasher"),
    .initializer(
      of: "Hasher", text("An empty one.", "Text(\"Hi\")", "init()")
    ) { Digest(value: 17) },
    .mutating(
      of: "Hasher",
      text("Puts a part in.", "Text(\"Hi\")", "mutating func combine<H: Hashable>(_ value: H)")
    ) { (hasher: inout Value, context: CallContext, part: Value) in
      var digest = try Digest(hasher, in: context)
      for byte in part.debugDescription.utf8 { digest.value = digest.value &* 31 &+ Int(byte) }
      hasher = digest.toValue()
      return Nothing()
    },
    .member(
      of: "Hasher",
      text("The number for all parts.", shows("Hasher().finalize()"), "func finalize() -> Int")
    ) { (digest: Digest) in digest.value },
  ]
}

/// `Hasher`: the same numbers in every run.
struct Digest: HostValue, Hashable {
  static var spelling: String { "Hasher" }
  var value: Int
}

/// `ObjectIdentifier`: an object by its place, a type by its name.
struct Identity: HostValue, Hashable {
  static var spelling: String { "ObjectIdentifier" }
  private var type: String?
  private var object: ObjectIdentifier?

  init(_ value: Value) {
    guard case .object(let object) = value else { return }
    type = (object as? TypeObject)?.spelling
    if type == nil { self.object = ObjectIdentifier(object) }
  }

  var text: String { "ObjectIdentifier" }
}
