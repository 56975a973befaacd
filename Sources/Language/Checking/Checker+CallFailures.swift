// What is said of a call that fits no signature.
internal import Basics

extension Checker {
  func report(
    _ failure: CallFailure, _ candidate: Candidate, _ name: String, _ arguments: CallArguments
  ) {
    let signature = candidate.signature
    let call = name + signature.labelList
    var isOpen = false
    if case .card = candidate.target { isOpen = true }
    let isModifier = candidate.receiver.map { isView($0.type) } ?? false
    if let (late, early) = misplaced(arguments, signature.parameters) {
      report(
        LanguageDiagnostics.argumentOrder(
          late.label ?? "", before: early.label ?? "", in: call, at: late.labelRange))
      return
    }
    switch failure.reason {
    case .label(let index, let expected):
      let argument = arguments.arguments[index]
      let range = argument.label == nil ? argument.value.range : argument.labelRange
      if isOpen, let label = argument.label,
        Suggestion.nearest(to: label, in: signature.parameters.compactMap(\.label)) == nil
      {
        report(
          LanguageDiagnostics.unknownArgument(label, in: name, isModifier: isModifier, at: range))
        return
      }
      let near = argument.label.flatMap {
        Suggestion.nearest(to: $0, in: signature.parameters.compactMap(\.label))
      }
      report(
        LanguageDiagnostics.argumentLabel(
          argument.label, expected: expected, in: call, nearest: near, at: range))
    case .missing(let index): reportMissing(index, candidate, call, arguments)
    case .extra(let index):
      let argument = arguments.arguments[index]
      if isOpen, let label = argument.label {
        report(
          LanguageDiagnostics.unknownArgument(
            label, in: name, isModifier: isModifier, at: argument.labelRange))
        return
      }
      report(
        LanguageDiagnostics.extraArgument(
          argument.label, in: call,
          at: argument.label == nil ? argument.value.range : argument.labelRange))
    case .extraClosure(let index):
      report(
        LanguageDiagnostics.extraClosure(in: call, at: arguments.arguments[index].value.range))
    }
  }

  private func reportMissing(
    _ index: Int, _ candidate: Candidate, _ call: String, _ arguments: CallArguments
  ) {
    let parameter = candidate.signature.parameters[index]
    var notes: [Diagnostic.Note] = []
    switch candidate.target {
    case .memberwise(let info, let fields):
      notes = [
        Diagnostic.Note(
          "'\(parameter.name)' is declared here", at: info.fields[fields[index]].range)
      ]
    case .function(let info), .initializer(_, let info):
      notes = [Diagnostic.Note("'\(call)' is declared here", at: info.node.nameRange)]
    default: break
    }
    report(
      LanguageDiagnostics.missingArgument(
        parameter.label ?? parameter.name, in: call, at: arguments.range, notes: notes))
  }

  /// The first argument whose parameter comes before that of an earlier one, and that earlier one.
  private func misplaced(
    _ arguments: CallArguments, _ parameters: [Signature.Parameter]
  ) -> (late: ExpressionArgument, early: ExpressionArgument)? {
    let plain = Array(arguments.arguments.dropLast(arguments.trailingCount))
    let places = plain.map { argument in
      argument.label.flatMap { label in parameters.firstIndex { $0.label == label } }
    }
    for (index, place) in places.enumerated() {
      guard let place, let early = places[..<index].firstIndex(where: { $0 ?? -1 > place }) else {
        continue
      }
      return (plain[index], plain[early])
    }
    return nil
  }
}
