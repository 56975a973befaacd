import Basics
package import Lab

/// What came of a criterion, or of a whole submission that could not be graded.
package enum Verdict: Sendable, Hashable {
  case pass
  case fail
  /// A criterion it needs did not pass.
  case notRun(needs: String)
  case limit(String)
  case ungradable(String)
  /// The checks themselves are wrong: never the submission's fault.
  case fault

  package var name: String {
    switch self {
    case .pass: return "pass"
    case .fail: return "fail"
    case .notRun: return "not-run"
    case .limit(let kind): return "limit:\(kind)"
    case .ungradable(let kind): return "ungradable:\(kind)"
    case .fault: return "fault"
    }
  }

  package var status: ExitStatus {
    switch self {
    case .pass: return .fine
    case .fail, .notRun: return .failed
    case .limit: return .limit
    case .ungradable("parse"): return .program
    case .ungradable: return .usage
    case .fault: return .fault
    }
  }
}

/// Why a step of a criterion failed.
package struct StepFailure: Sendable, Hashable {
  /// What the author says, else what the command said.
  package var message: String
  package var evidence: Evidence?
  /// More lines of the command.
  package var details: [String] = []
  /// What to try.
  package var hint: String?
  /// The line of the checks.
  package var line: Int
}

/// A criterion with its verdict.
package struct CriterionResult: Sendable, Hashable {
  package var title: String
  package var points: Int
  package var isHidden: Bool
  package var verdict: Verdict
  package var failure: StepFailure?
  /// Virtual seconds the criterion took.
  package var seconds = 0.0

  package var score: Int { verdict == .pass ? points : 0 }
}

/// A submission graded. A value: reports of every kind are made of it.
package struct Grade: Sendable, Hashable {
  package var exercise: String
  package var title: String
  package var submission: String
  package var results: [CriterionResult]
  /// Of a submission that could not be graded: the verdict and what there is to say.
  package var problem: Problem?

  package struct Problem: Sendable, Hashable {
    package var verdict: Verdict
    package var message: String
    package var details: [String] = []
  }

  package var score: Int { problem == nil ? results.reduce(0) { $0 + $1.score } : 0 }
  package var points: Int { results.reduce(0) { $0 + $1.points } }
  package var passed: Int { results.filter { $0.verdict == .pass }.count }
  package var isPassed: Bool { problem == nil && passed == results.count }
  /// A fault yields no score.
  package var isFault: Bool {
    problem?.verdict == .fault || results.contains { $0.verdict == .fault }
  }

  package var status: ExitStatus {
    ExitStatus.combined((problem.map { [$0.verdict] } ?? results.map(\.verdict)).map(\.status))
  }

  /// What a learner may see: of hidden criteria only that there are some, and how they ended.
  package var forLearner: Grade {
    var grade = self
    for index in results.indices where results[index].isHidden {
      grade.results[index].title = "a hidden criterion"
      grade.results[index].failure = nil
    }
    for index in results.indices {
      guard case .notRun(let need) = results[index].verdict,
        results.contains(where: { $0.isHidden && $0.title == need })
      else { continue }
      grade.results[index].verdict = .notRun(needs: "a hidden criterion")
    }
    return grade
  }
}
