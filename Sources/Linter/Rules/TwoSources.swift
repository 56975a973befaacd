/// Two views that are there together and both want to be the source of one group.
import Basics
import Language

extension Rules {
  package static let twoSources = Rule(
    "two-sources", "Two sources for one place",
    why: "A group has one rectangle, and it is that of its source. With several the result is "
      + "undefined: they take turns frame by frame and the views tremble, or, in builds of today, "
      + "the newest wins and the others lie on it. The console says so once.",
    wrong: """
      struct ContentView: View {
        @State private var isOpen = false
        @Namespace private var space
        var body: some View {
          ZStack {
            Color.teal.matchedGeometryEffect(id: "card", in: space)
              .frame(width: 80, height: 80)
            if isOpen {
              Color.orange.matchedGeometryEffect(id: "card", in: space)
                .padding(40)
                .zIndex(1)
            }
          }
          .onTapGesture { withAnimation { isOpen.toggle() } }
        }
      }
      """,
    right: """
      struct ContentView: View {
        @State private var isOpen = false
        @Namespace private var space
        var body: some View {
          ZStack {
            if !isOpen {
              Color.teal.matchedGeometryEffect(id: "card", in: space)
                .frame(width: 80, height: 80)
            }
            if isOpen {
              Color.orange.matchedGeometryEffect(id: "card", in: space)
                .padding(40)
                .zIndex(1)
            }
          }
          .onTapGesture { withAnimation { isOpen.toggle() } }
        }
      }
      """
  ) { survey in
    let sources = survey.matches.filter { $0.isSource == true }
    let pairs = sources.enumerated().compactMap { index, match -> Diagnostic? in
      guard let other = sources[..<index].first(where: { survey.areRivals($0, match) }) else {
        return nil
      }
      let name = survey.code(match.idRange)
      return survey.finding(
        "\(name) has two sources at once: this view and that of line "
          + "\(survey.line(other.modifier.range))",
        at: match.modifier.range,
        hint: "show only one of the two at a time, or let this one follow",
        notes: [Diagnostic.Note("the other source", at: survey.trimmed(other.modifier.range))],
        fix: survey.following(match))
    }
    let rows = sources.filter(survey.isOneForAllRows).map { match in
      survey.finding(
        "every row has the id \(survey.code(match.idRange)): all of them are sources of one place",
        at: match.modifier.range, hint: "make the id of the element part of it")
    }
    return pairs + rows
  }
}

extension Survey {
  /// Whether two sources of one id are ever there together, for certain.
  func areRivals(_ a: Match, _ b: Match) -> Bool {
    guard a.node != b.node, a.namespace == b.namespace, a.host == b.host, a.id == b.id,
      !a.id.contains("?")
    else { return false }
    let (one, other) = (nodes[a.node], nodes[b.node])
    guard !areExclusive(one, other) else { return false }
    return accompanies(one, other) || accompanies(other, one)
  }

  /// Whether the view stands in a row, without a condition, under an id that is that of every row.
  func isOneForAllRows(_ match: Match) -> Bool {
    let steps = nodes[match.node].steps
    guard !match.id.contains("?"),
      let last = steps.lastIndex(where: { if case .row = $0 { return true } else { return false } }
      ),
      case .row(let node) = steps[last], let scope = rowScopes[node]
    else { return false }
    let isConditional = steps[last...].contains {
      if case .branch = $0 { return true } else { return false }
    }
    return !isConditional && !match.id.contains("<s\(scope).")
      && !match.namespace.contains("<s\(scope).") && !isMadeInRow(match.namespace, row: node)
  }

  /// Whether the namespace is a property of a view that each row makes anew.
  private func isMadeInRow(_ namespace: String, row: Int) -> Bool {
    nodes.contains { node in
      guard let instance = node.instance, isInside(node, nodes[row]) else { return false }
      return namespace.contains("<i\(instance.number).")
    }
  }

  /// The edit that makes a matched view follow.
  func following(_ match: Match) -> Diagnostic.FixIt? {
    let range = match.modifier.range
    if let written = argument("isSource", of: match.modifier), written.range.file >= 0 {
      return Diagnostic.FixIt("write 'isSource: false'", replace: written.range, with: "false")
    }
    return inserting("isSource: false", range)
  }

  /// The edit that adds an argument at the end of a call that ends in a parenthesis.
  func inserting(_ argument: String, _ range: SourceRange) -> Diagnostic.FixIt? {
    guard text(range).hasSuffix(")") else { return nil }
    let place = SourceRange(range.end - 1, range.end - 1, file: range.file)
    return Diagnostic.FixIt("add '\(argument)'", replace: place, with: ", " + argument)
  }
}
