import Basics
import Engine
import Interpreter
import Language
import Vocabulary

/// One checkable sentence: when, an ordinary Swift expression over query values, and a tolerance.
struct Expectation {
  enum When: Equatable {
    case now
    case at(Double)
    case always
    case ever
    case never
  }

  var when = When.now
  var expression = ""
  var tolerance: Double?

  /// Reads `[now | at <t> | always | ever | never] <expression> [within <tolerance>]`.
  init(_ text: String) throws(CommandFailure) {
    var rest = Substring(text)
    let first = String(rest.prefix { $0 != " " })
    func drop(_ word: String) {
      rest = rest.dropFirst(word.count).drop { $0 == " " }
    }
    switch first {
    case "now": drop(first)
    case "always":
      when = .always
      drop(first)
    case "ever":
      when = .ever
      drop(first)
    case "never":
      when = .never
      drop(first)
    case "at":
      drop(first)
      let word = String(rest.prefix { $0 != " " })
      guard let seconds = try Arguments(words: [word], text: word).seconds(0) else { break }
      when = .at(seconds)
      drop(word)
    default: break
    }
    var words = rest.split(separator: " ", omittingEmptySubsequences: false)
    if words.count >= 3, words[words.count - 2] == "within" {
      guard let value = Double(words[words.count - 1]), value >= 0, value.isFinite else {
        throw CommandFailure("a tolerance is a number, such as 'within 0.5'")
      }
      tolerance = value
      words.removeLast(2)
    }
    expression = words.joined(separator: " ")
  }

  static func run(_ text: String, _ console: Console) throws(CommandFailure) {
    let expectation = try Expectation(text)
    let session = try console.bench()
    let present = session.now
    defer { session.move(to: present) }
    let question = try Question(expectation, session)
    switch expectation.when {
    case .now: try question.require(true, session.frame(), session.seconds)
    case .at(let seconds):
      try question.require(true, session.frame(atSeconds: seconds), seconds)
    case .always:
      for sample in session.samples() { try question.require(true, sample.frame, sample.seconds) }
    case .never:
      for sample in session.samples() { try question.require(false, sample.frame, sample.seconds) }
    case .ever:
      for sample in session.samples() where try question.answer(sample.frame) { return }
      throw CommandFailure("never true: \(expectation.expression)", status: .failed)
    }
  }
}

/// An expectation's expression, compiled once and asked of frames.
private struct Question {
  private let expression: String
  private let machine: Machine
  private let scope: QueryScope
  private let function: FunctionID
  /// The sides of a comparison, for the failure's text.
  private let sides: [FunctionID]

  init(_ expectation: Expectation, _ session: Session) throws(CommandFailure) {
    expression = expectation.expression
    let cards = Vocabulary.cards + Queries.cards
    let text = SourceText(
      name: "expect", "func expectation() -> Bool {\nreturn \(expectation.expression)\n}\n")
    var (program, diagnostics) = Frontend.compile(
      [text], against: Catalog(cards.map(\.declaration)))
    if let error = diagnostics.first(where: { $0.severity == .error }) {
      throw CommandFailure(
        "this cannot be asked: \(error.message)", hints: error.hints)
    }
    guard
      let index = program.functions.firstIndex(where: { $0.name.hasPrefix("expectation") }),
      case .statements(let statements) = program.functions[index].body,
      case .returnValue(let value?)? = statements.last?.kind
    else { throw CommandFailure("this is not an expression") }
    function = index
    var sides: [FunctionID] = []
    if case .binary(_, let left, let right) = value.kind {
      for side in [left, right] {
        var copy = program.functions[index]
        copy.body = .statements([ResolvedStatement(.returnValue(side), range: side.range)])
        sides.append(program.functions.count)
        program.functions.append(copy)
      }
    }
    self.sides = sides
    if let tolerance = expectation.tolerance {
      let widened = Tolerance(tolerance).widen(value)
      program.functions[index].body = .statements([
        ResolvedStatement(.returnValue(widened), range: value.range)
      ])
    }
    machine = Machine(program, builtins: cards)
    scope = QueryScope(frame: session.frame(), files: session.bench.files) {
      session.samples().map(\.frame)
    }
    machine.owner = scope
  }

  func answer(_ frame: Frame) throws(CommandFailure) -> Bool {
    scope.frame = frame
    machine.fuel = 2_000_000
    do throws(Trap) {
      guard case .bool(let value) = try machine.call(function: function) else {
        throw Trap("this is neither true nor false")
      }
      return value
    } catch {
      throw CommandFailure(error.message, status: .failed)
    }
  }

  func require(_ wanted: Bool, _ frame: Frame, _ seconds: Double) throws(CommandFailure) {
    guard try answer(frame) != wanted else { return }
    var hints = ["expected \(wanted ? "" : "never ")\(expression)"]
    let found = sides.compactMap { try? machine.call(function: $0).debugDescription }
    if !found.isEmpty { hints.append("found " + found.joined(separator: " and ")) }
    throw CommandFailure(
      "not so at t=\(NumberFormat.string(seconds))", status: .failed, hints: hints)
  }
}

/// `within e`: widens every `==`, `<=` and `>=` between numbers.
private struct Tolerance {
  let value: Double
  init(_ value: Double) { self.value = value }

  func widen(_ expression: ResolvedExpression) -> ResolvedExpression {
    var result = expression
    switch expression.kind {
    case .and(let a, let b): result.kind = .and(widen(a), widen(b))
    case .or(let a, let b): result.kind = .or(widen(a), widen(b))
    case .unary(.not, let a): result.kind = .unary(.not, widen(a))
    case .binary(.lessOrEqual, let a, let b) where isNumber(a):
      result.kind = .binary(.lessOrEqual, a, moved(b, by: value))
    case .binary(.greaterOrEqual, let a, let b) where isNumber(a):
      result.kind = .binary(.greaterOrEqual, a, moved(b, by: -value))
    case .binary(.equal, let a, let b) where isNumber(a):
      var low = expression
      low.kind = .binary(.greaterOrEqual, a, moved(b, by: -value))
      var high = expression
      high.kind = .binary(.lessOrEqual, a, moved(b, by: value))
      result.kind = .and(low, high)
    default: break
    }
    return result
  }

  private func isNumber(_ expression: ResolvedExpression) -> Bool { expression.type == .double }

  private func moved(_ expression: ResolvedExpression, by step: Double) -> ResolvedExpression {
    let literal = ResolvedExpression(
      .literal(.double(step)), type: .double, range: expression.range)
    return ResolvedExpression(
      .binary(.add, expression, literal), type: .double, range: expression.range)
  }
}
