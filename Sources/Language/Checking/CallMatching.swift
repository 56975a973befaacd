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
        return .fails(failure(index, label, next, parameters))
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

  private static func failure(
    _ index: Int, _ label: String?, _ next: Int, _ parameters: [Signature.Parameter]
  ) -> CallFailure {
    guard next < parameters.count else {
      return CallFailure(reason: .extra(argument: index), matched: index)
    }
    let rest = parameters[next...]
    if let label, rest.contains(where: { $0.label == label }) {
      // The label exists further on: something before it is missing.
      return CallFailure(reason: .missing(parameter: next), matched: index)
    }
    if label == nil, rest.first?.isBuilder == true || rest.first?.type.isFunction == true {
      return CallFailure(reason: .extra(argument: index), matched: index)
    }
    let required = rest.first { !$0.hasDefault }
    let expected = required?.label ?? (label == nil ? rest.first?.label : nil)
    if label != nil, expected == nil, required == nil || required?.label != nil {
      return CallFailure(reason: .label(argument: index, expected: nil), matched: index)
    }
    return CallFailure(reason: .label(argument: index, expected: expected), matched: index)
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

  private static func isOpen(_ type: TypeName) -> Bool { type == .unknown }

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
