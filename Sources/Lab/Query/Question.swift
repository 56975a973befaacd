import Basics
import Engine
import Interpreter
import Language
import Vocabulary

/// An expression over query values, compiled once and asked of frames. Both `expect` and the
/// printing of values stand on it.
struct Question {
  let expression: String
  private let tolerance: Double?
  private let machine: Machine
  private let scope: QueryScope
  private let function: FunctionID
  /// The question taken apart, where it is answered by yes or no.
  private let condition: Condition?
  /// The sides of a comparison, for the text of a failure.
  private let sides: [FunctionID]

  /// The type in Swift: `Bool` for a check, `Any` for whatever there is to see.
  init(
    _ expression: String, type: String, tolerance: Double? = nil, _ session: Session
  ) throws(CommandFailure) {
    self.expression = expression
    self.tolerance = tolerance
    let cards = Vocabulary.cards + Queries.cards
    let text = SourceText(
      name: "expression", "func question() -> \(type) {\nreturn \(expression)\n}\n")
    var (program, diagnostics) = Frontend.compile(
      [text], against: Catalog(cards.map(\.declaration)))
    if let error = diagnostics.first(where: \.stopsStatement) {
      // A state belongs to the program; what is asked here stands beside it.
      let state = session.bench.states.first { error.message.contains("'\($0.name)'") }
      let hint = state.map { "'\($0.name)' is a state: 'print(\($0.name))' shows it" }
      throw CommandFailure(
        "this cannot be asked: \(error.message)", hints: error.hints + [hint].compactMap { $0 })
    }
    guard
      let index = program.functions.firstIndex(where: { $0.name.hasPrefix("question") }),
      case .statements(let statements) = program.functions[index].body,
      case .returnValue(let value?)? = statements.last?.kind
    else { throw CommandFailure("this is not an expression") }
    function = index
    var sides: [FunctionID] = []
    if case .binary(_, let left, let right) = value.kind {
      for side in [left, right] where !Question.isLiteral(side) {
        sides.append(program.function(answering: side, like: index))
      }
    }
    self.sides = sides
    condition = type == "Bool" ? Condition(value, of: index, &program) : nil
    machine = Machine(program, builtins: cards)
    scope = QueryScope(session)
    machine.owner = scope
  }

  /// What stands in the expectation already, need not be told again.
  private static func isLiteral(_ expression: ResolvedExpression) -> Bool {
    if case .literal = expression.kind { return true }
    return false
  }

  /// The value in a frame.
  func value(_ frame: Frame) throws(CommandFailure) -> Value {
    scope.frame = frame
    machine.fuel = 2_000_000
    do throws(Trap) {
      return try machine.call(function: function)
    } catch {
      throw CommandFailure(error.message, status: .failed)
    }
  }

  /// What is equal to three decimals is equal: more is never shown, and a number that is said to be
  /// 56.5 must not differ from 56.5.
  static let precision = 0.000_5

  func answer(_ frame: Frame) throws(CommandFailure) -> Bool {
    guard let condition else { throw CommandFailure("this is neither true nor false") }
    scope.frame = frame
    machine.fuel = 2_000_000
    do throws(Trap) {
      return try condition.isTrue(machine, tolerance: tolerance ?? Question.precision)
    } catch {
      throw CommandFailure(error.message, status: .failed)
    }
  }

  /// The sides of a comparison in the frame asked last, nil where there is nothing to tell.
  func found() -> String? {
    let found = sides.compactMap { try? machine.call(function: $0) }.map(\.shown)
    return found.isEmpty ? nil : found.joined(separator: " and ")
  }

  /// Fails with the evidence: the frame, the view and its line, what was expected and found.
  func require(_ wanted: Bool, _ frame: Frame, _ seconds: Double) throws(CommandFailure) {
    scope.asked = nil
    scope.largestStep = nil
    let width = tolerance.map { " within " + NumberFormat.string($0) } ?? ""
    var evidence = Evidence(
      seconds: seconds, expected: (wanted ? "" : "never ") + expression + width)
    do throws(CommandFailure) {
      guard try answer(frame) != wanted else { return }
      var leaf = scope.asked
      if let step = scope.largestStep {
        evidence.seconds = step.seconds
        leaf = step.leaf
      }
      if let leaf { evidence.place(leaf, scope.files) }
      evidence.found = found()
    } catch {
      guard error.status == .failed else { throw error }
      evidence.found = error.message
    }
    throw evidence.failure
  }
}

extension Value {
  /// As it is shown to people: numbers with at most three decimals, points and rects as numbers.
  var shown: String {
    if case .double(let number) = self { return NumberFormat.string(number) }
    if case .object = self, let parts = numbers, !parts.isEmpty {
      return "(" + parts.map { NumberFormat.string($0) }.joined(separator: ", ") + ")"
    }
    return Escaping.visible(debugDescription, keepingLines: true)
  }
}
