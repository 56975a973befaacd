/// What a run may use: instructions, memory, printed lines, and how large the numbers are that it
/// hands to views.
package import Basics
import Engine
import Language

/// Bounds on what one value may hold, so that a program cannot fill memory.
package enum ValueLimits {
  package static let elements = 1_000_000
  package static let textBytes = 1_048_576
  /// Bytes of collections and texts that may be made between two events.
  package static let bytes = 64 * 1024 * 1024
  /// What a run may print between two events.
  package static let printedLines = 1_000
  package static let printedBytes = 64 * 1024
  package static let collection = Trap(
    "a collection grew beyond \(elements) elements", id: "limit-memory")
  package static let text = Trap("a text grew beyond \(textBytes) bytes", id: "limit-memory")
  package static let memory = Trap(
    "the program made more than \(bytes / 1_048_576) MiB of collections and texts",
    id: "limit-memory")
  package static let comparison = Trap(
    "these values are nested too deeply to be compared", id: "limit-depth")
  package static let views = Trap(
    "views are nested more than \(ViewValue.mostLevels) levels deep", id: "limit-depth")

  package static let division = Trap("division by zero")

  package static func integer(_ value: Double) -> Trap {
    Trap("\(value) does not fit into 'Int'")
  }

  package static func outOfBounds(_ index: Int, _ count: Int) -> Trap {
    Machine.outOfBounds(index, count)
  }
}

/// How large a number a card takes. What is beyond is brought to the bound; the console says so.
package enum NumberBounds: Sendable {
  case none
  /// Points, factors, angles of views. A frame's size may be infinite and should not be negative.
  case points(isFrame: Bool, isFlexible: Bool)
  /// Seconds, and the other numbers of animations.
  case seconds

  static let mostPoints = 1e6
  static let mostSeconds = 60.0

  init(_ declaration: CardDeclaration) {
    switch declaration.role {
    case .modifier:
      let isFrame = declaration.text.contains("func frame(")
      self = .points(
        isFrame: isFrame, isFlexible: isFrame && declaration.text.contains("maxWidth"))
    case .initializer(let owner), .member(let owner):
      switch owner {
      case "Int", "Double", "Bool", "String", "Array", "Range", "ClosedRange", "Dictionary", "Set",
        "Sequence", "Character", "Optional", "Date", "NSNumber", "NumberFormatter", "DispatchTime",
        "Duration":
        self = .none
      case "Animation" where declaration.text.contains("stiffness: Double"):
        self = .points(isFrame: false, isFlexible: false)
      case "Animation", "Transaction": self = .seconds
      case "GridItem", "GridItem.Size": self = .points(isFrame: false, isFlexible: true)
      default: self = .points(isFrame: false, isFlexible: false)
      }
    default: self = .none
    }
  }
}

extension Machine {
  /// Makes a new allowance for what happens from now on; for each event.
  package func refuel(_ amount: Int) {
    fuel = amount
    memory = ValueLimits.bytes
    (printedLines, printedBytes) = (0, 0)
  }

  /// Adds to the allowance, and to that of memory in proportion.
  package func refuel(by amount: Int, of whole: Int) {
    fuel += amount
    memory = min(ValueLimits.bytes, memory + ValueLimits.bytes / max(whole, 1) * amount)
  }

  /// Takes instructions for work that a card does by itself; the loop stops when none are left.
  package func charge(_ work: Int) { fuel -= work }

  /// What it costs to walk over a value once, in instructions.
  @inline(__always)
  static func weight(_ value: Value) -> Int {
    guard case .object(let object) = value else { return 0 }
    let kind = type(of: object)
    if kind == StringObject.self {
      return unsafeDowncast(object, to: StringObject.self).text.utf8.count >> 2
    }
    if kind == ArrayObject.self {
      return unsafeDowncast(object, to: ArrayObject.self).elements.count
    }
    if kind == DictionaryObject.self {
      return unsafeDowncast(object, to: DictionaryObject.self).keys.count << 3
    }
    if kind == SetObject.self {
      return unsafeDowncast(object, to: SetObject.self).elements.count
    }
    if kind == RangeObject.self {
      guard let range = unsafeDowncast(object, to: RangeObject.self).integers else { return 0 }
      let (count, isOver) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
      return min(isOver ? .max : count, ValueLimits.elements) >> 3
    }
    return 0
  }

  /// Counts the memory of a value that has just been made; a program that makes too much stops.
  @inline(__always)
  func account(_ value: Value) throws(Trap) {
    guard case .object(let object) = value else { return }
    let kind = type(of: object)
    if kind == StringObject.self {
      try spend(unsafeDowncast(object, to: StringObject.self).text.utf8.count)
    } else if kind == ArrayObject.self {
      try spend(unsafeDowncast(object, to: ArrayObject.self).elements.count << 4)
    }
  }

  /// Small values are paid for by the instructions that make them.
  package func spend(_ bytes: Int) throws(Trap) {
    guard bytes >= 128 else { return }
    fuel -= bytes >> 5
    memory -= bytes
    guard memory >= 0 else { throw ValueLimits.memory }
  }

  /// `print`: text for the console, in whole lines; what is left of one waits for its end.
  package func write(_ text: String, terminator: String, at range: SourceRange) {
    if terminator == "\n", openLine.isEmpty, !text.utf8.contains(10) {
      return write(text, at: range)
    }
    openLine += text + terminator
    guard openLine.utf8.count <= ValueLimits.printedBytes else { return endLine(at: range) }
    while let end = openLine.firstIndex(of: "\n") {
      write(String(openLine[..<end]), at: range)
      openLine = String(openLine[openLine.index(after: end)...])
    }
  }

  /// Writes a line that was begun and not ended.
  func endLine(at range: SourceRange) {
    let line = openLine
    openLine = ""
    write(line, at: range)
  }

  /// `print`: a line for the console. What is too much is left out, which is said once.
  package func write(_ line: String, at range: SourceRange) {
    fuel -= 100
    guard printedLines >= 0 else { return }
    printedLines += 1
    printedBytes += line.utf8.count + 1
    guard printedLines <= ValueLimits.printedLines, printedBytes <= ValueLimits.printedBytes else {
      let isLong = printedLines > ValueLimits.printedLines
      let bound =
        isLong
        ? "\(ValueLimits.printedLines) lines" : "\(ValueLimits.printedBytes / 1024) KiB"
      printedLines = -1
      note("... the program printed more than \(bound); the rest is left out")
      let trap = Trap("the program printed more than \(bound)", id: "limit-output", at: range)
      if let host { host.report(trap) } else { earlyTraps.append(trap) }
      return
    }
    note(line)
  }

  /// A line for the console that does not count as the program's own.
  func note(_ line: String) {
    if let host { host.log(line) } else { output.append(line) }
  }

  /// A number for a card, within its bounds.
  func bounded(_ number: Double, _ site: CallSite) -> Double {
    switch builtins[site.card].bounds {
    case .none: return number
    case .points(let isFrame, let isFlexible):
      if isFrame, number.isNaN || number < 0 || (number.isInfinite && !isFlexible) {
        noteOnce(site) { "Invalid frame dimension (negative or non-finite)." }
        return number.isNaN ? 0 : min(max(number, -NumberBounds.mostPoints), .infinity)
      }
      if isFlexible, number == .infinity { return number }
      return within(NumberBounds.mostPoints, "points", number, site)
    case .seconds: return within(NumberBounds.mostSeconds, "seconds", number, site)
    }
  }

  private func within(
    _ most: Double, _ unit: String, _ number: Double, _ site: CallSite
  ) -> Double {
    let bounded = number.isNaN ? 0 : min(max(number, -most), most)
    guard bounded != number else { return number }
    noteOnce(site) {
      let name = MemberIndex.baseName(of: builtins[site.card].declaration.text) ?? "a value"
      return number.isNaN
        ? "'\(name)' got a number that is not a number; 0 is used"
        : "'\(name)' got \(number); at most \(Int(most)) \(unit) are used"
    }
    return bounded
  }

  /// The text is made for the first time at a place only: the others must cost little.
  private func noteOnce(_ site: CallSite, _ text: () -> String) {
    if notedSites.insert(site.range).inserted { note(text()) }
  }
}
