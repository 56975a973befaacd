// What stands behind the messages about names, calls and values.
internal import Basics

extension LanguageDiagnostics {
  static let callExplanations: [ExplainText] = [
    ExplainText(
      "syntax", .error, "The text is not Swift",
      "The parser stops at a place where nothing in the language fits: a missing bracket, "
        + "comma or quotation mark, or a word in the wrong place. What is wrong often stands "
        + "just before the place that is shown.",
      wrong: """
        struct ContentView: View {
          var body: some View { Text("Hi" }
        }
        """,
      right: """
        struct ContentView: View {
          var body: some View { Text("Hi") }
        }
        """),
    ExplainText(
      "unsupported", .error, "This part of Swift is not known here",
      "Swift has more than a program of views needs, and some of it is not run here. The "
        + "hint says what does the same.",
      wrong: """
        struct ContentView: View {
          var body: some View { for i in 0..<3 { Text("a") } }
        }
        """,
      right: """
        struct ContentView: View {
          var body: some View { ForEach(0..<3, id: \\.self) { i in Text("a") } }
        }
        """),
    ExplainText(
      "unknown-name", .error, "Nothing of this name is in scope",
      "A name is looked for in the body, in the type, among the globals of all files, and "
        + "in the vocabulary, in this order. 'slowmo help NAME' shows what the vocabulary has.",
      wrong: """
        struct ContentView: View {
          let title = "Hi"
          var body: some View { Text(titel) }
        }
        """,
      right: """
        struct ContentView: View {
          let title = "Hi"
          var body: some View { Text(title) }
        }
        """),
    ExplainText(
      "unknown-type", .error, "No type of this name is known",
      "The type is neither declared in the files that are loaded, nor in the vocabulary. A "
        + "program of several files is loaded as a folder.",
      wrong: """
        struct ContentView: View {
          let kind: Knid? = nil
          var body: some View { Text("Hi") }
        }

        enum Kind { case small }
        """,
      right: """
        struct ContentView: View {
          let kind: Kind? = nil
          var body: some View { Text("Hi") }
        }

        enum Kind { case small }
        """),
    ExplainText(
      "unknown-member", .error, "The type has no such member",
      "What follows a point is looked for among the members of the value's type. A member "
        + "that begins with the point takes the type that is expected at its place.",
      wrong: """
        struct ContentView: View {
          var body: some View { Text("Hi").font(.titel) }
        }
        """,
      right: """
        struct ContentView: View {
          var body: some View { Text("Hi").font(.title) }
        }
        """),
    ExplainText(
      "unknown-argument", .warning, "The call has an argument that is not known here",
      "A modifier is left out and its view is drawn without it; any other call leaves out what it "
        + "stands in. With --strict it is an error.",
      wrong: """
        struct ContentView: View {
          var body: some View { Text("Hi").padding(sparkle: 2) }
        }
        """,
      right: """
        struct ContentView: View {
          var body: some View { Text("Hi").padding(2) }
        }
        """),
    ExplainText(
      "unknown-modifier", .warning, "The modifier is not known here",
      "The view is drawn without the modifier, and everything else goes on. With --strict "
        + "it is an error.",
      wrong: """
        struct ContentView: View {
          var body: some View { Text("Hi").sparkle() }
        }
        """,
      right: """
        struct ContentView: View {
          var body: some View { Text("Hi") }
        }
        """),
    ExplainText(
      "unknown-view", .warning, "The view is not known here",
      "A labelled placeholder stands in its place, and everything else goes on. With "
        + "--strict it is an error.",
      wrong: """
        struct ContentView: View {
          var body: some View { Sparkle() }
        }
        """,
      right: """
        struct ContentView: View {
          var body: some View { Circle() }
        }
        """),
    ExplainText(
      "argument-label", .error, "A label in the call is wrong or missing",
      "Arguments are told apart by their labels. The message names the one that the "
        + "declaration has.",
      wrong: """
        struct ContentView: View {
          var body: some View { Color.red.frame(widht: 20) }
        }
        """,
      right: """
        struct ContentView: View {
          var body: some View { Color.red.frame(width: 20) }
        }
        """),
    ExplainText(
      "missing-argument", .error, "The call lacks an argument",
      "A parameter without a default value must be given.",
      wrong: """
        struct ContentView: View {
          var body: some View { Row() }
        }

        struct Row: View {
          let title: String
          var body: some View { Text(title) }
        }
        """,
      right: """
        struct ContentView: View {
          var body: some View { Row(title: "Hi") }
        }

        struct Row: View {
          let title: String
          var body: some View { Text(title) }
        }
        """),
    ExplainText(
      "extra-argument", .error, "The call has an argument too many",
      "The declaration has no parameter for it.",
      wrong: """
        struct ContentView: View {
          var body: some View { Row(title: "Hi", size: 2) }
        }

        struct Row: View {
          let title: String
          var body: some View { Text(title) }
        }
        """,
      right: """
        struct ContentView: View {
          var body: some View { Row(title: "Hi") }
        }

        struct Row: View {
          let title: String
          var body: some View { Text(title) }
        }
        """),
    ExplainText(
      "argument-type", .error, "The value is of another type than the place asks for",
      "Swift converts nothing by itself but a literal: an Int is no Double, a Bool no "
        + "number.",
      wrong: """
        struct ContentView: View {
          var body: some View { Text("Hi").opacity("0.5") }
        }
        """,
      right: """
        struct ContentView: View {
          var body: some View { Text("Hi").opacity(0.5) }
        }
        """),
    ExplainText(
      "assign-type", .error, "The value is of another type than what it is assigned to",
      "A variable keeps the type it was declared with.",
      wrong: """
        struct ContentView: View {
          @State private var count = 0
          var body: some View { Text("Hi").onTapGesture { count = "one" } }
        }
        """,
      right: """
        struct ContentView: View {
          @State private var count = 0
          var body: some View { Text("Hi").onTapGesture { count = 1 } }
        }
        """),
    ExplainText(
      "return-type", .error, "The body answers another type than it declares",
      "Every way through a body must end in a value of the declared type, and a body "
        + "without a declared type answers none.",
      wrong: """
        struct ContentView: View {
          func name() -> String { 1 }
          var body: some View { Text(name()) }
        }
        """,
      right: """
        struct ContentView: View {
          func name() -> String { "one" }
          var body: some View { Text(name()) }
        }
        """),
    ExplainText(
      "condition-type", .error, "A condition is true or false",
      "Numbers and optionals are no conditions. Compare them: '> 0', '!= nil'.",
      wrong: """
        struct ContentView: View {
          @State private var count = 1
          var body: some View { VStack { if count { Text("Hi") } } }
        }
        """,
      right: """
        struct ContentView: View {
          @State private var count = 1
          var body: some View { VStack { if count > 0 { Text("Hi") } } }
        }
        """),
    ExplainText(
      "operator-type", .error, "The operator does not take these operands",
      "Both sides of an arithmetic operator are of one type. 'Double(count)' turns an Int "
        + "into a Double.",
      wrong: """
        struct ContentView: View {
          let count = 2
          let width = 1.5
          var body: some View { Text("\\(count * width)") }
        }
        """,
      right: """
        struct ContentView: View {
          let count = 2
          let width = 1.5
          var body: some View { Text("\\(Double(count) * width)") }
        }
        """),
    ExplainText(
      "optional-unwrap", .error, "An optional must be unwrapped first",
      "An optional may hold nothing. 'if let' binds what it holds, '??' gives something in "
        + "its place, and '?.' goes on only where something is there.",
      wrong: """
        struct ContentView: View {
          let name: String? = nil
          var body: some View { Text(name) }
        }
        """,
      right: """
        struct ContentView: View {
          let name: String? = nil
          var body: some View { Text(name ?? "nobody") }
        }
        """),
    ExplainText(
      "optional-type", .error, "Only an optional can be bound",
      "'if let' asks whether something is there. A value that is no optional is always "
        + "there.",
      wrong: """
        struct ContentView: View {
          let name = "Hi"
          var body: some View { VStack { if let name { Text(name) } } }
        }
        """,
      right: """
        struct ContentView: View {
          let name: String? = "Hi"
          var body: some View { VStack { if let name { Text(name) } } }
        }
        """),
  ]
}
