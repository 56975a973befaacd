// What stands behind the messages about declarations and statements.
internal import Basics

extension LanguageDiagnostics {
  static let declarationExplanations: [ExplainText] = [
    ExplainText(
      "assign-constant", .error, "A constant keeps its value",
      "What is declared with 'let', what only has a getter, and what is the result of a "
        + "call cannot be assigned.",
      wrong: """
        struct ContentView: View {
          let count = 0
          var body: some View { Text("Hi").onTapGesture { count = 1 } }
        }
        """,
      right: """
        struct ContentView: View {
          @State private var count = 0
          var body: some View { Text("Hi").onTapGesture { count = 1 } }
        }
        """),
    ExplainText(
      "assign-immutable-self", .error, "A view's own properties cannot be assigned",
      "A view is a value that is made anew for every evaluation. What should last and "
        + "change is a state: mark it '@State'. A method of another structure that changes it "
        + "is 'mutating'.",
      wrong: """
        struct ContentView: View {
          var count = 0
          var body: some View { Text("Hi").onTapGesture { count = 1 } }
        }
        """,
      right: """
        struct ContentView: View {
          @State private var count = 0
          var body: some View { Text("Hi").onTapGesture { count = 1 } }
        }
        """),
    ExplainText(
      "closure-parameters", .error, "The closure takes another number of values",
      "A closure names the values it is handed, or uses '$0', '$1', or ignores each with "
        + "'_'.",
      wrong: """
        struct ContentView: View {
          var body: some View { ForEach(0..<3, id: \\.self) { a, b in Text("\\(a)") } }
        }
        """,
      right: """
        struct ContentView: View {
          var body: some View { ForEach(0..<3, id: \\.self) { a in Text("\\(a)") } }
        }
        """),
    ExplainText(
      "conformance", .error, "The type lacks what its protocol asks for",
      "A protocol lists what its types must have. A view must have a body.",
      wrong: """
        struct ContentView: View {
          let title = "Hi"
        }
        """,
      right: """
        struct ContentView: View {
          let title = "Hi"
          var body: some View { Text(title) }
        }
        """),
    ExplainText(
      "redeclared", .error, "The name is declared twice",
      "Within one program a type, and within one type a property, is declared once. Files "
        + "of a folder are one program.",
      wrong: """
        struct ContentView: View {
          let size = 1
          let size = 2
          var body: some View { Text("Hi") }
        }
        """,
      right: """
        struct ContentView: View {
          let size = 1
          var body: some View { Text("Hi") }
        }
        """),
    ExplainText(
      "stored-property", .error, "An extension cannot store anything",
      "An extension adds methods and computed properties. What is stored belongs into the "
        + "declaration of the type.",
      wrong: """
        struct ContentView: View {
          var body: some View { Text("Hi") }
        }

        extension ContentView { var size: Double = 2 }
        """,
      right: """
        struct ContentView: View {
          var body: some View { Text("Hi") }
        }

        extension ContentView { var size: Double { 2 } }
        """),
    ExplainText(
      "unknown-attribute", .error, "The attribute is not known",
      "What begins with '@' is a property wrapper or says something to the compiler.",
      wrong: """
        struct ContentView: View {
          @Zebra private var count = 0
          var body: some View { Text("Hi") }
        }
        """,
      right: """
        struct ContentView: View {
          @State private var count = 0
          var body: some View { Text("Hi") }
        }
        """),
    ExplainText(
      "wrapper-misspelt", .error, "The property wrapper is misspelt",
      "Wrappers such as '@State' and '@Binding' are written exactly so.",
      wrong: """
        struct ContentView: View {
          @Stat private var count = 0
          var body: some View { Text("Hi") }
        }
        """,
      right: """
        struct ContentView: View {
          @State private var count = 0
          var body: some View { Text("Hi") }
        }
        """),
    ExplainText(
      "wrapper-use", .error, "The property wrapper does not fit its property",
      "Each wrapper has its own kind of property: '@State' values, '@StateObject' and "
        + "'@ObservedObject' objects that can be observed.",
      wrong: """
        struct ContentView: View {
          @State private let count = 0
          var body: some View { Text("Hi") }
        }
        """,
      right: """
        struct ContentView: View {
          @State private var count = 0
          var body: some View { Text("Hi") }
        }
        """),
    ExplainText(
      "argument-order", .error, "The arguments are in another order",
      "Arguments with labels come in the order of the declaration; those with defaults may be left "
        + "out, and none may change places.",
      wrong: """
        struct ContentView: View {
          var body: some View { Color.red.frame(height: 20, width: 10) }
        }
        """,
      right: """
        struct ContentView: View {
          var body: some View { Color.red.frame(width: 10, height: 20) }
        }
        """),
    ExplainText(
      "modifier-without-dot", .error, "The dot before a modifier is missing",
      "Inside a body a modifier without a view before it means the view that is being described "
        + "itself. It would then consist of itself, without an end.",
      wrong: """
        struct ContentView: View {
          var body: some View {
            Text("Hi")
            padding()
          }
        }
        """,
      right: """
        struct ContentView: View {
          var body: some View {
            Text("Hi")
              .padding()
          }
        }
        """),
    ExplainText(
      "missing-type", .error, "The type of the declaration is not known",
      "A property has its type from what is written behind the colon, or from its first "
        + "value.",
      wrong: """
        struct ContentView: View {
          var count
          var body: some View { Text("Hi") }
        }
        """,
      right: """
        struct ContentView: View {
          var count = 0
          var body: some View { Text("Hi") }
        }
        """),
    ExplainText(
      "missing-value", .error, "The property needs a first value",
      "What is not given by whoever makes the value must be given where it is declared."),
    ExplainText(
      "raw-value", .error, "Only an enumeration with a raw type has raw values",
      "The type of the raw values is written behind the name of the enumeration.",
      wrong: """
        struct ContentView: View {
          var body: some View { Text("Hi") }
        }

        enum Kind { case small = "s" }
        """,
      right: """
        struct ContentView: View {
          var body: some View { Text("Hi") }
        }

        enum Kind: String { case small = "s" }
        """),
    ExplainText(
      "view-type", .error, "A view is expected here",
      "A body and the closures of containers list views. Statements and plain values belong "
        + "into functions.",
      wrong: """
        struct ContentView: View {
          var body: some View { VStack { 12 } }
        }
        """,
      right: """
        struct ContentView: View {
          var body: some View { VStack { Text("12") } }
        }
        """),
    ExplainText(
      "not-callable", .error, "This is not something that can be called",
      "Only functions, closures and types can be called.",
      wrong: """
        struct ContentView: View {
          let size = 2
          var body: some View { Text("\\(size())") }
        }
        """,
      right: """
        struct ContentView: View {
          let size = 2
          var body: some View { Text("\\(size)") }
        }
        """),
    ExplainText(
      "sequence-type", .error, "This is nothing to go through",
      "'for' goes through lists, ranges, sets, dictionaries and texts. A number is none: "
        + "write a range.",
      wrong: """
        struct ContentView: View {
          func sum() -> Int { var all = 0; for i in 3 { all += i }; return all }
          var body: some View { Text("Hi") }
        }
        """,
      right: """
        struct ContentView: View {
          func sum() -> Int { var all = 0; for i in 0..<3 { all += i }; return all }
          var body: some View { Text("Hi") }
        }
        """),
    ExplainText(
      "switch-exhaustive", .error, "The switch leaves a case out",
      "Each case of an enumeration must be covered, one by one or by 'default'.",
      wrong: """
        struct ContentView: View {
          let kind = Kind.small
          var body: some View { switch kind { case .small: Text("s") } }
        }

        enum Kind { case small, large }
        """,
      right: """
        struct ContentView: View {
          let kind = Kind.small
          var body: some View { switch kind { case .small: Text("s"); case .large: Text("l") } }
        }

        enum Kind { case small, large }
        """),
    ExplainText(
      "instance-member", .error, "There is no 'self' here",
      "The first value of a property, and a static member, are made before there is a value "
        + "of the type: they cannot look at its other properties.",
      wrong: """
        struct ContentView: View {
          let count = 2
          let double = count * 2
          var body: some View { Text("\\(double)") }
        }
        """,
      right: """
        struct ContentView: View {
          let count = 2
          var double: Int { count * 2 }
          var body: some View { Text("\\(double)") }
        }
        """),
    ExplainText(
      "guard-body", .error, "A guard must leave the body",
      "What follows a guard may rely on its condition. So its 'else' ends in 'return', "
        + "'throw', 'break' or 'continue'.",
      wrong: """
        struct ContentView: View {
          func first(_ a: Int?) -> Int {
            guard let a else { print("none") }
            return a
          }
          var body: some View { Text("Hi") }
        }
        """,
      right: """
        struct ContentView: View {
          func first(_ a: Int?) -> Int {
            guard let a else { return 0 }
            return a
          }
          var body: some View { Text("Hi") }
        }
        """),
    ExplainText(
      "not-in-swiftui", .warning, "SwiftUI has no such name",
      "The name stands in texts about SwiftUI, and so it is taken here; the compiler will not take "
        + "it. Matching nothing is written as an empty set of properties.",
      wrong: """
        struct ContentView: View {
          @Namespace private var space
          var body: some View {
            HStack {
              Color.red.matchedGeometryEffect(id: 1, in: space)
              Color.blue
                .matchedGeometryEffect(id: 1, in: space, properties: .identity, isSource: false)
            }
          }
        }
        """,
      right: """
        struct ContentView: View {
          @Namespace private var space
          var body: some View {
            HStack {
              Color.red.matchedGeometryEffect(id: 1, in: space)
              Color.blue
                .matchedGeometryEffect(id: 1, in: space, properties: [], isSource: false)
            }
          }
        }
        """),
    ExplainText(
      "limit-nesting", .limit, "The text is nested too deeply",
      "Brackets, interpolations, chains and operators may lie in each other only so deep. "
        + "No text that people write comes near."),
  ]
}
