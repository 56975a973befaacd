import Basics
import Engine
import Interpreter

// Commands about the session itself, about numbers, and for those who write scripts.

extension LabCommands {
  static let numbers: [Command] = [
    Command(
      "print <expression...>", "Prints the value of an expression over the present frame.",
      example: "print view(\"dot\").rect", next: ["track ...", "expect ..."]
    ) { (console, arguments) throws(CommandFailure) in
      let session = try console.bench()
      let question = try Question(arguments.text, type: "Any", session)
      console.write(console.text(of: try question.value(session.frame())))
    },
    Command(
      "track <view.property...>",
      "Follows numbers over the frames since the last event; also --csv.",
      example: "track dot.rect.width dot.opacity"
    ) { (console, arguments) throws(CommandFailure) in
      try Track.write(arguments.words, console)
    },
  ]

  static let scripting: [Command] = [
    Command(
      "rewind", "Goes back to the instant of loading; the events come again.",
      example: "rewind", next: ["step 10", "frame", "play"]
    ) { (console, _) throws(CommandFailure) in
      try console.bench().move(to: .zero)
      console.printTime()
    },
    Command(
      "undo", "Takes back the last event, as if it had not happened.", example: "undo",
      next: ["frame", "tap"]
    ) { (console, _) throws(CommandFailure) in
      guard let event = try console.bench().undo() else {
        console.write("nothing has happened yet")
        return
      }
      console.write("took back \(Escaping.visible(event))")
      console.printTime()
    },
    Command(
      "settings [setting] [value]",
      "Shows the settings, or changes one.", example: "settings arbitration newest"
    ) { (console, arguments) throws(CommandFailure) in
      try Settings.run(arguments, console)
    },
    Command(
      "note <text...>", "Writes a remark into the transcript.",
      example: "note now it grows"
    ) { (console, arguments) throws(CommandFailure) in
      console.write("# " + Escaping.visible(arguments.text))
    },
    Command(
      "marker <name...>", "Names this place of a script, for recordings.",
      example: "marker halfway"
    ) { (console, arguments) throws(CommandFailure) in
      console.write("-- " + Escaping.visible(arguments.text))
    },
  ]
}

extension Console {
  /// A value as it is printed: numbers with at most three decimals.
  func text(of value: Value) -> String { value.shown }
}
