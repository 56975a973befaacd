import Basics
import Course
import Drawing
import Lab

/// The words behind a program command: a file and `--options`.
struct Options {
  /// What is not an option.
  var words: [String] = []
  var root: String?
  var makesSamples = false
  var isStrict = false
  /// Of `reference`.
  var output: String?
  var canvas: Size?
  var steps: [String] = []
  var instants: [Double] = []
  var mode: String?
  var scale: Double?
  var isJSON = false
  var course: String?
  /// Reports that are asked for, each with the path it goes to; nil for standard output.
  var reports: [(report: Report, path: String?)] = []
  var wantsHelp = false
  /// Whether this process answers another one of this program.
  var isChild = false
  /// Of `fuzz`.
  var fuzz = FuzzCommand.Settings()
  /// Of `lint`.
  var lint = LintProgramCommand.Settings()

  /// One option: its name, what it takes, and what it does.
  struct Option: Sendable {
    var name: String
    var value: String?
    var summary: String
    var apply: @Sendable (inout Options, String) throws(CommandFailure) -> Void
  }

  static let root = Option(name: "--root", value: "NAME", summary: "the view to run") {
    (options, text) throws(CommandFailure) in options.root = text
  }
  static let sample = Option(
    name: "--sample", value: nil, summary: "gives made-up values to a view that needs arguments"
  ) { (options, _) throws(CommandFailure) in options.makesSamples = true }
  static let strict = Option(
    name: "--strict", value: nil, summary: "what is unknown or approximated is an error, status 3"
  ) { (options, _) throws(CommandFailure) in options.isStrict = true }
  static let canvas = Option(
    name: "--canvas", value: "WxH", summary: "size of the window in points, 390x844 if not given"
  ) { (options, text) throws(CommandFailure) in
    guard let size = SessionOptions.canvas(text) else {
      throw CommandFailure(
        "'\(Escaping.visible(text))' is not a canvas", hints: ["write it as 390x844"])
    }
    options.canvas = size
  }
  static let steps = Option(
    name: "--do", value: "\"A; B\"", summary: "commands to run first, such as \"tap; at 0.5; tap\""
  ) { (options, text) throws(CommandFailure) in
    options.steps += text.split(separator: ";").map {
      String($0.drop { $0 == " " })
    }.filter { !$0.isEmpty }
  }
  static let instants = Option(
    name: "--at", value: "T,T,...", summary: "instants in seconds after the last event"
  ) { (options, text) throws(CommandFailure) in
    for word in text.split(separator: ",") {
      let argument = Arguments(words: [word.filter { $0 != " " }], text: text)
      if let seconds = try argument.seconds(0) { options.instants.append(seconds) }
    }
  }
  static let json = Option(name: "--json", value: nil, summary: "JSON, the only format so far") {
    (options, _) throws(CommandFailure) in options.isJSON = true
  }
  static let mode = Option(name: "--mode", value: "ascii", summary: "how frames are drawn") {
    (options, text) throws(CommandFailure) in
    guard text == "ascii" else {
      throw CommandFailure(
        "'\(Escaping.visible(text))' is not a mode that is there yet", hints: ["use --mode ascii"])
    }
    options.mode = text
  }
  static let scale = Option(
    name: "--scale", value: "N", summary: "points a column, 8 if not given; a row has twice as many"
  ) { (options, text) throws(CommandFailure) in
    guard let scale = Double(text), scale >= 1, scale <= 200 else {
      throw CommandFailure("a scale is a number of points from 1 to 200")
    }
    options.scale = scale
  }
  static let child = Option(
    name: "--child", value: nil, summary: "answers another process of this program by a pipe"
  ) { (options, _) throws(CommandFailure) in options.isChild = true }
  static let help = Option(name: "--help", value: nil, summary: "this text") {
    (options, _) throws(CommandFailure) in options.wantsHelp = true
  }

  /// Reads the words; options may stand anywhere, also as `--name=value`.
  static func parse(_ words: [String], _ known: [Option]) throws(CommandFailure) -> Options {
    var options = Options()
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      guard word.hasPrefix("--"), word != "--" else {
        options.words.append(word)
        continue
      }
      let name = String(word.prefix { $0 != "=" })
      guard let option = (known + [help]).first(where: { $0.name == name }) else {
        let nearest = Suggestion.nearest(to: name, in: known.map(\.name))
        throw CommandFailure(
          "'\(Escaping.visible(name))' is not an option here",
          hints: nearest.map { ["did you mean '\($0)'?"] } ?? ["--help lists them"])
      }
      var value = ""
      if option.value != nil {
        if name.count < word.count {
          value = String(word.dropFirst(name.count + 1))
        } else if index < words.count {
          value = words[index]
          index += 1
        } else {
          throw CommandFailure(
            "'\(name)' needs a value", hints: ["usage: \(name) \(option.value ?? "")"])
        }
      }
      try option.apply(&options, value)
    }
    return options
  }
}
