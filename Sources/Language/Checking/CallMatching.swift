// Which argument goes to which parameter: labels, defaults, trailing closures.
internal import Basics

/// The outcome of matching a call's arguments with a signature's parameters.
enum CallMatch {
  /// For every parameter the indices of its arguments; several only for variadic ones.
  case fits([[Int]])
  case fails(CallFailure)
}

/// Why a call does not match, and how far it got.
struct CallFailure {
  enum Reason {
    case label(argument: Int, expected: String?)
    case missing(parameter: Int)
    case extra(argument: Int)
    case extraClosure(argument: Int)
  }
  var reason: Reason
  var matched: Int
}

enum CallMatching {
  static func match(_ call: CallArguments, _ parameters: [Signature.Parameter]) -> CallMatch {
    let plainCount = call.arguments.count - call.trailingCount
    var assigned = [[Int]](repeating: [], count: parameters.count)
    var next = 0
    for index in 0..<plainCount {
      let label = call.arguments[index].label
      if next > 0, parameters[next - 1].isVariadic, label == nil,
        !assigned[next - 1].isEmpty, next >= parameters.count || parameters[next].label != nil
      {
        assigned[next - 1].append(index)
        continue
      }
      guard let found = position(of: label, from: next, parameters) else {
        let rest = parameters.dropFirst(next).filter {
          call.trailingCount == 0 || !$0.type.isFunction
        }
        return .fails(failure(index, label, next, Array(rest)))
      }
      assigned[found].append(index)
      next = found + 1
    }
    if call.trailingCount == 0 { return finished(assigned, parameters, plainCount) }
    return trailing(call, plainCount, next, assigned, parameters)
  }

  /// The parameter a label belongs to: the next one, or a later one past parameters that may be
  /// left out.
  private static func position(
    of label: String?, from start: Int, _ parameters: [Signature.Parameter]
  ) -> Int? {
    var at = start
    while at < parameters.count {
      if parameters[at].label == label { return at }
      if !parameters[at].hasDefault { return nil }
      at += 1
    }
    return nil
  }

  /// What is wrong with an argument, given the parameters that are still free.
  private static func failure(
    _ index: Int, _ label: String?, _ next: Int, _ rest: [Signature.Parameter]
  ) -> CallFailure {
    func made(_ reason: CallFailure.Reason) -> CallFailure {
      CallFailure(reason: reason, matched: index)
    }
    guard let first = rest.first else { return made(.extra(argument: index)) }
    let required = rest.firstIndex { !$0.hasDefault }
    if let label {
      if rest.contains(where: { $0.label == label }), let required {
        // The label exists further on: something before it is missing.
        return made(.missing(parameter: next + required))
      }
      if let near = Suggestion.nearest(to: label, in: rest.compactMap(\.label)) {
        return made(.label(argument: index, expected: near))
      }
      return made(.label(argument: index, expected: required.flatMap { rest[$0].label }))
    }
    if first.isBuilder || first.type.isFunction { return made(.extra(argument: index)) }
    let expected = required.map { rest[$0] } ?? first
    return made(.label(argument: index, expected: expected.label))
  }

  /// The unlabelled trailing closure goes to the first function parameter with which the rest of
  /// the call works out.
  private static func trailing(
    _ call: CallArguments, _ plainCount: Int, _ next: Int, _ assigned: [[Int]],
    _ parameters: [Signature.Parameter]
  ) -> CallMatch {
    var firstFailure: CallFailure?
    for start in parameters.indices where start >= next {
      let parameter = parameters[start]
      guard parameter.type.isFunction || isOpen(parameter.type) else {
        if !parameter.hasDefault { break }
        continue
      }
      var made = assigned
      made[start].append(plainCount)
      var at = start + 1
      var isFine = true
      for index in (plainCount + 1)..<max(plainCount + 1, call.arguments.count) {
        guard let found = position(of: call.arguments[index].label, from: at, parameters) else {
          firstFailure =
            firstFailure
            ?? CallFailure(
              reason: .label(argument: index, expected: nil), matched: index)
          isFine = false
          break
        }
        made[found].append(index)
        at = found + 1
      }
      guard isFine else { continue }
      let outcome = finished(made, parameters, call.arguments.count)
      if case .fits = outcome { return outcome }
      if case .fails(let failure) = outcome { firstFailure = firstFailure ?? failure }
    }
    if let firstFailure { return .fails(firstFailure) }
    if case .fails(let failure) = finished(assigned, parameters, plainCount) {
      return .fails(failure)
    }
    return .fails(
      CallFailure(reason: .extraClosure(argument: plainCount), matched: plainCount))
  }

  private static func isOpen(_ type: TypeName) -> Bool {
    type == .unknown || type == .named("Any", [])
  }

  private static func finished(
    _ assigned: [[Int]], _ parameters: [Signature.Parameter], _ count: Int
  ) -> CallMatch {
    for index in parameters.indices
    where assigned[index].isEmpty && !parameters[index].hasDefault {
      return .fails(CallFailure(reason: .missing(parameter: index), matched: count))
    }
    return .fits(assigned)
  }
}
