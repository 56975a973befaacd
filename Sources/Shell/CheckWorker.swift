import Course
import Foundation
import Lab

/// Grades a submission in another process, so that there is a report whatever happens to it.
enum CheckWorker {
  /// Seconds that grading may take. Fuel ends programs long before; this is for what fuel does not
  /// count.
  static let longest = 60
  /// Bytes of addresses that the process may use.
  private static let mostMemory: rlim_t = 4 << 30

  /// What the reports say, and how it ended.
  struct Answer {
    var status: ExitStatus
    /// One for each report asked for.
    var texts: [String]
  }

  static func grade(
    _ exercise: Exercise, course: String, path: String, isStrict: Bool, _ reports: [Report]
  ) throws(CommandFailure) -> Answer {
    let kinds = reports.flatMap { ["--report", $0.name] }
    let worker = try WorkerProcess(
      ["check", "--child", exercise.folderName, path, "--course", course] + kinds
        + (isStrict ? ["--strict"] : []))
    let deadline = ContinuousClock().now + .seconds(longest)
    do throws(WorkerProcess.Silence) {
      guard let code = Int32(try worker.line(until: deadline)),
        let status = ExitStatus(rawValue: code)
      else { throw .gone(0) }
      var texts: [String] = []
      for _ in reports {
        guard let count = Int(try worker.line(until: deadline)) else { throw .gone(0) }
        texts.append(try worker.text(count, until: deadline))
      }
      return Answer(status: status, texts: texts)
    } catch {
      let name = CoursePath.last(path)
      let grade =
        switch error {
        case .late:
          Grader(exercise).stopped(
            .limit("wall"), "grading took longer than \(longest) seconds", name)
        case .gone(let signal):
          Grader(exercise).stopped(
            .fault, "grading ended unexpectedly (signal \(signal)); this is a fault of slowmo",
            name, details: ["the submission is not to blame; please keep it and report it"])
        }
      return Answer(status: grade.status, texts: reports.map { $0.make(grade) })
    }
  }

  /// The other side: grades and answers.
  static func serve(
    _ exercise: Exercise, path: String, isStrict: Bool, _ reports: [Report]
  ) -> ExitStatus {
    var bound = rlimit(rlim_cur: mostMemory, rlim_max: mostMemory)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &bound)
    let grade = Grader(exercise, isStrict: isStrict).grade(path: path, DiskFileTree())
    var answer = "\(grade.status.rawValue)\n"
    for report in reports {
      let text = report.make(grade)
      answer += "\(text.utf8.count)\n" + text
    }
    return Output.write(answer) ? .fine : .fault
  }
}
