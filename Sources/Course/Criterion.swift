import Basics
import Lab

/// One criterion of an exercise: what it is called, what it is worth, and the commands and
/// expectations that a submission must pass.
package struct Criterion: Sendable, Hashable {
  package struct Step: Sendable, Hashable {
    package var command: String
    /// Line of the checks, from 1.
    package var line: Int
    /// What to say, and what to try, when the step fails.
    package var message: String?
    package var hint: String?
  }

  package var title: String
  package var points: Int
  package var needs: [String] = []
  package var isHidden = false
  package var steps: [Step] = []
  package var line: Int

  /// Reads a checks file. The opening line is
  /// `criterion "title" points 2 [needs "other"] [visibility hidden]`.
  package static func parse(
    _ text: String, path: String, problems: inout [CourseProblem]
  ) -> [Criterion] {
    var criteria: [Criterion] = []
    let names = LabCommands.all.map(\.name)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let number = index + 1
      let command = String(line.drop { $0 == " " })
      let word = String(command.prefix { $0 != " " })
      if word.isEmpty || word.hasPrefix("#") { continue }
      let rest = String(command.dropFirst(word.count).drop { $0 == " " })
      if word == "criterion" {
        guard let criterion = opening(command, number, path, &problems) else { continue }
        if criteria.contains(where: { $0.title == criterion.title }) {
          problems.append(CourseProblem(path, number, "two criteria are called the same"))
        }
        for need in criterion.needs where !criteria.contains(where: { $0.title == need }) {
          problems.append(CourseProblem(path, number, "no criterion above is called '\(need)'"))
        }
        criteria.append(criterion)
        continue
      }
      guard !criteria.isEmpty else {
        problems.append(CourseProblem(path, number, "this stands above the first criterion"))
        continue
      }
      let last = criteria.count - 1
      let step = criteria[last].steps.count - 1
      switch word {
      case "message" where step >= 0: criteria[last].steps[step].message = rest
      case "hint" where step >= 0: criteria[last].steps[step].hint = rest
      default:
        if !names.contains(word), !CommandTable.isSwift(command) {
          problems.append(CourseProblem(path, number, "'\(word)' is not a command"))
        }
        criteria[last].steps.append(Step(command: command, line: number))
      }
    }
    for criterion in criteria where !criterion.steps.contains(where: { $0.isExpectation }) {
      problems.append(CourseProblem(path, criterion.line, "this criterion expects nothing"))
    }
    if criteria.isEmpty { problems.append(CourseProblem(path, 1, "there is no criterion")) }
    return criteria
  }

  private static func opening(
    _ line: String, _ number: Int, _ path: String, _ problems: inout [CourseProblem]
  ) -> Criterion? {
    var words = CommandTable.words(line).dropFirst()
    guard let title = words.popFirst(), !title.isEmpty else {
      problems.append(CourseProblem(path, number, "a criterion needs a title"))
      return nil
    }
    var criterion = Criterion(title: title, points: 0, line: number)
    while let word = words.popFirst() {
      let value = words.popFirst() ?? ""
      switch word {
      case "points":
        guard let points = Int(value), (1...1_000).contains(points) else {
          problems.append(CourseProblem(path, number, "points are a number from 1 to 1000"))
          continue
        }
        criterion.points = points
      case "needs": criterion.needs.append(value)
      case "visibility" where value == "hidden": criterion.isHidden = true
      default:
        problems.append(CourseProblem(path, number, "'\(word) \(value)' says nothing here"))
      }
    }
    if criterion.points == 0 {
      problems.append(CourseProblem(path, number, "the criterion has no points"))
    }
    return criterion
  }
}

extension Criterion.Step {
  var isExpectation: Bool { command.hasPrefix("expect ") }
}
