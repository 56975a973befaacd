import Basics
import Lab

/// A grade for programs: members in a fixed order, numbers in one form.
enum JSONReport {
  static let report = Report(name: "json") { grade in
    var json = JSONWriter()
    json.object { json in
      json.member("exercise", grade.exercise)
      json.member("submission", grade.submission)
      json.member("status", Int(grade.status.rawValue))
      json.member("score", grade.isFault ? nil : grade.score)
      json.member("points", grade.points)
      if let problem = grade.problem {
        json.key("problem")
        json.object { json in
          json.member("verdict", problem.verdict.name)
          json.member("message", problem.message)
          json.key("details")
          json.array { json in for line in problem.details { json.value(line) } }
        }
      }
      json.key("criteria")
      json.array { json in
        for result in grade.results {
          json.lineBreak()
          write(result, &json)
        }
      }
    }
    return json.text + "\n"
  }

  private static func write(_ result: CriterionResult, _ json: inout JSONWriter) {
    json.object { json in
      json.member("title", result.title)
      json.member("verdict", result.verdict.name)
      json.member("score", result.score)
      json.member("points", result.points)
      json.member("hidden", result.isHidden)
      if case .notRun(let need) = result.verdict {
        json.member("needs", need)
      }
      if let failure = result.failure {
        json.key("failure")
        write(failure, &json)
      }
    }
  }

  private static func write(_ failure: StepFailure, _ json: inout JSONWriter) {
    json.object { json in
      json.member("message", failure.message)
      json.member("checkLine", failure.line)
      if let evidence = failure.evidence {
        json.member("t", evidence.seconds)
        json.member("frame", evidence.frame)
        json.member("view", evidence.view)
        json.member("file", evidence.file)
        json.member("line", evidence.line)
        json.member("expected", evidence.expected)
        json.member("found", evidence.found)
      }
      json.key("details")
      json.array { json in for line in failure.details { json.value(line) } }
      json.member("try", failure.hint)
    }
  }
}
