import Basics
import Course
import Lab

/// `slowmo check` grades one submission; `slowmo validate` tries a whole course. For scripts and
/// authors; what learners type is among the shell's commands.
enum CheckCommand {
  static let all: [ProgramCommand] = [
    ProgramCommand(
      name: "check", usage: "check EXERCISE FILE-or-DIR [--report json=PATH ...]",
      summary: "Runs the criteria of an exercise on a submission.",
      options: [course, report, Options.strict, Options.child], run: check),
    ProgramCommand(
      name: "validate", usage: "validate [DIR]",
      summary: "Tries every chapter, bench, transcript and exercise of a course.",
      options: [Options.strict], run: validate),
  ]

  static let course = Options.Option(
    name: "--course", value: "DIR", summary: "the course, found by itself if not given"
  ) { (options, text) throws(CommandFailure) in options.course = text }

  static let report = Options.Option(
    name: "--report", value: "KIND=PATH",
    summary: "text, json or junit; without =PATH to standard output"
  ) { (options, text) throws(CommandFailure) in
    let name = String(text.prefix { $0 != "=" })
    guard let report = Report.all.first(where: { $0.name == name }) else {
      let names = Report.all.map(\.name)
      let nearest = Suggestion.nearest(to: name, in: names)
      throw CommandFailure(
        "'\(Escaping.visible(name))' is not a kind of report",
        hints: [nearest.map { "did you mean '\($0)'?" } ?? "use " + names.joined(separator: ", ")])
    }
    let path = text.count > name.count ? String(text.dropFirst(name.count + 1)) : nil
    if let path, path.isEmpty { throw CommandFailure("'\(name)=' needs a path behind it") }
    options.reports.append((report, path))
  }

  private static func check(_ options: Options) throws(CommandFailure) -> ExitStatus {
    guard options.words.count == 2 else {
      throw CommandFailure("give an exercise and a submission")
    }
    let disk = DiskFileTree()
    guard let folder = options.course ?? CoursePlaces.course() else {
      throw CommandFailure("there is no course here", hints: ["give --course DIR"])
    }
    let index = CourseIndex(root: folder, disk)
    guard let exercise = index.exercise(options.words[0]) else {
      let nearest = Suggestion.nearest(to: options.words[0], in: index.exercises.map(\.name))
      throw CommandFailure(
        "there is no exercise '\(Escaping.visible(options.words[0]))'",
        hints: nearest.map { ["did you mean '\($0)'?"] } ?? [])
    }
    let problems = index.problems.filter { $0.path.hasPrefix(exercise.folder + "/") }
    if let problem = problems.first {
      throw CommandFailure("the exercise itself is at fault: \(problem)", status: .fault)
    }
    let reports = options.reports.isEmpty ? [(TextReport.report, nil)] : options.reports
    if options.isChild {
      return CheckWorker.serve(
        exercise, path: options.words[1], isStrict: options.isStrict, reports.map(\.report))
    }
    let answer = try CheckWorker.grade(
      exercise, course: folder, path: options.words[1], isStrict: options.isStrict,
      reports.map(\.report))
    var status = answer.status
    for ((_, path), text) in zip(reports, answer.texts) {
      guard let path else {
        if !Output.write(text) { status = .fault }
        continue
      }
      do throws(FileFailure) {
        try disk.write(text, to: path)
      } catch {
        Output.writeError("slowmo: \(error.message)\n")
        status = .fault
      }
    }
    return status
  }

  private static func validate(_ options: Options) throws(CommandFailure) -> ExitStatus {
    guard options.words.count <= 1 else { throw CommandFailure("give one folder") }
    guard let folder = options.words.first ?? CoursePlaces.course() else {
      throw CommandFailure("there is no course here", hints: ["give its folder"])
    }
    let disk = DiskFileTree()
    guard disk.kind(of: folder) == .folder else {
      throw CommandFailure("there is no folder '\(Escaping.visible(folder))'")
    }
    let validator = CourseValidator(
      root: folder, disk, CommandTable(ShellCommands.all), isStrict: options.isStrict)
    let lines = validator.problems.map(\.description) + [validator.summary]
    guard Output.write(lines.map { $0 + "\n" }.joined()) else { return .fault }
    return validator.problems.isEmpty ? .fine : .fault
  }
}
