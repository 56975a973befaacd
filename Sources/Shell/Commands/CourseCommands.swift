import Basics
import Course
import Foundation
import Lab

/// The cards of the course: chapters to read, exercises to solve.
enum CourseCommands {
  static let all: [Command] = reading + work

  /// Takes the place of the lab's `open`, which knows files only.
  static let open = Command(
    "open <file> [option...]",
    "Opens a chapter, bench, file, folder; --root, --sample, --strict.",
    example: "open 3", next: ["frame", "tap", "source"]
  ) { (console, arguments) throws(CommandFailure) in
    try console.desk().open(try console.takeOptions(of: arguments), console)
  }

  static let reading: [Command] = [
    Command(
      "chapters", "Lists the chapters.", example: "chapters", next: ["open 3", "read"]
    ) { (console, _) throws(CommandFailure) in
      try console.desk().listChapters(console)
    },
    Command(
      "read [page]", "Shows a page of the chapter, the present one if not given.",
      example: "read 1", next: ["next", "tap", "frame"]
    ) { (console, arguments) throws(CommandFailure) in
      try console.desk().read(try arguments.count(0), console)
    },
    Command(
      "next", "Shows the next page of the chapter.", example: "next",
      next: ["next", "tap", "frame"]
    ) { (console, _) throws(CommandFailure) in
      try console.desk().next(console)
    },
    Command(
      "exercises", "Lists the exercises and how far you are.", example: "exercises",
      next: ["exercise 3"]
    ) { (console, _) throws(CommandFailure) in
      try console.desk().listExercises(console)
    },
  ]

  static let work: [Command] = [
    Command(
      "exercise [exercise]", "Begins an exercise, or goes on with it, on a copy of yours.",
      example: "exercise 3", next: ["edit", "check", "hint"]
    ) { (console, arguments) throws(CommandFailure) in
      try console.desk().openExercise(arguments[0] ?? "", console)
    },
    Command(
      "edit", "Opens your copy in $VISUAL or $EDITOR, or tells where it is.",
      example: "edit", next: ["check", "frame", "tap"]
    ) { (console, _) throws(CommandFailure) in
      try edit(console)
    },
    Command(
      "check [--strict]", "Runs the criteria of the exercise on your copy.", example: "check",
      next: ["exercises", "chapters"]
    ) { (console, arguments) throws(CommandFailure) in
      if let other = arguments.words.first(where: { $0 != "--strict" }) {
        throw CommandFailure(
          "'\(Escaping.visible(other))' is one word too many", hints: ["usage: check [--strict]"])
      }
      try console.desk().check(console, isStrict: !arguments.words.isEmpty)
    },
    Command(
      "hint [n]", "Gives the next hint of the exercise, or shows one again.", example: "hint",
      next: ["edit", "check"]
    ) { (console, arguments) throws(CommandFailure) in
      try console.desk().hint(try arguments.count(0), console)
    },
    Command(
      "solution [n] [anyway]", "Shows one of the author's ways, once yours has passed.",
      example: "solution anyway", next: ["edit", "check"]
    ) { (console, arguments) throws(CommandFailure) in
      try console.desk().solution(arguments.words, console)
    },
    Command(
      "reset", "Puts your copy back to the start; what you had is kept beside it.",
      example: "reset", next: ["edit", "hint"]
    ) { (console, _) throws(CommandFailure) in
      try console.desk().reset(console)
    },
  ]

  private static func edit(_ console: Console) throws(CommandFailure) {
    let desk = console.desk()
    let path = try desk.copyOfCurrent()
    guard console.screen != nil, isatty(0) == 1, let editor = EditorProcess.command() else {
      console.write("your copy: \(path)")
      if console.screen != nil {
        console.write("set VISUAL or EDITOR, and 'edit' opens it; 'check' reads it as it is")
      }
      return
    }
    try EditorProcess.run(editor, on: path)
    try desk.loadCopy(console)
  }
}
