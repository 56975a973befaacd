import Basics
import Lab

/// A grade for programs: members in a fixed order, numbers in one form.
enum JSONReport {
  static let report = Report(name: "json") { grade in
    var json = JSONWriter()
    json.object { json in
      json.key("exercise")
      json.value(grade.exercise)
      json.key("submission")
      json.value(grade.submission)
      json.key("status")
      json.value(Int(grade.status.rawValue))
      json.key("score")
      if grade.isFault { json.value(nil as String?) } else { json.value(grade.score) }
      json.key("points")
      json.value(grade.points)
      if let problem = grade.problem {
        json.key("problem")
        json.object { json in
          json.key("verdict")
          json.value(problem.verdict.name)
          json.key("message")
          json.value(problem.message)
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
      json.key("title")
      json.value(result.title)
      json.key("verdict")
      json.value(result.verdict.name)
      json.key("score")
      json.value(result.score)
      json.key("points")
      json.value(result.points)
      json.key("hidden")
      json.value(result.isHidden)
      if case .notRun(let need) = result.verdict {
        json.key("needs")
        json.value(need)
      }
      if let failure = result.failure {
        json.key("failure")
        write(failure, &json)
      }
    }
  }

  private static func write(_ failure: StepFailure, _ json: inout JSONWriter) {
    json.object { json in
      json.key("message")
      json.value(failure.message)
      json.key("checkLine")
      json.value(failure.line)
      if let evidence = failure.evidence {
        json.key("t")
        json.value(evidence.seconds)
        json.key("frame")
        json.value(evidence.frame)
        json.key("view")
        json.value(evidence.view)
        json.key("file")
        json.value(evidence.file)
        json.key("line")
        if let line = evidence.line { json.value(line) } else { json.value(nil as String?) }
        json.key("expected")
        json.value(evidence.expected)
        json.key("found")
        json.value(evidence.found)
      }
      json.key("details")
      json.array { json in for line in failure.details { json.value(line) } }
      json.key("try")
      json.value(failure.hint)
    }
  }
}
