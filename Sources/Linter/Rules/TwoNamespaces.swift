/// One id in two namespaces: the views never meet.
import Basics
import Language

extension Rules {
  package static let twoNamespaces = Rule(
    "two-namespaces", "The same id in two namespaces",
    why: "Ids are compared inside one namespace only, and every @Namespace property of every view "
      + "makes its own. The views are strangers to each other, so they merely fade; nothing warns "
      + "about it.",
    wrong: """
      struct Detail: View {
        @Namespace private var space
        var body: some View {
          Color.teal.matchedGeometryEffect(id: "card", in: space)
        }
      }

      struct ContentView: View {
        @State private var isOpen = false
        @Namespace private var space
        var body: some View {
          VStack {
            if isOpen {
              Detail()
            } else {
              Color.teal.matchedGeometryEffect(id: "card", in: space)
                .frame(width: 80, height: 80)
            }
          }
          .onTapGesture { withAnimation { isOpen.toggle() } }
        }
      }
      """,
    right: """
      struct Detail: View {
        let space: Namespace.ID
        var body: some View {
          Color.teal.matchedGeometryEffect(id: "card", in: space)
        }
      }

      struct ContentView: View {
        @State private var isOpen = false
        @Namespace private var space
        var body: some View {
          VStack {
            if isOpen {
              Detail(space: space)
            } else {
              Color.teal.matchedGeometryEffect(id: "card", in: space)
                .frame(width: 80, height: 80)
            }
          }
          .onTapGesture { withAnimation { isOpen.toggle() } }
        }
      }
      """
  ) { survey in
    guard survey.isComplete else { return [] }
    let alone = survey.matches.filter(survey.isAlone)
    return alone.enumerated().compactMap { index, match in
      guard let other = alone[..<index].first(where: { survey.areStrangers($0, match) }) else {
        return nil
      }
      let name = survey.code(match.idRange)
      return survey.finding(
        "\(name) is matched here in another namespace than in line "
          + "\(survey.line(other.modifier.range)); the two views never meet",
        at: match.modifier.range,
        hint: "hand the namespace down: 'let space: Namespace.ID' in place of @Namespace",
        notes: [
          Diagnostic.Note("the other \(name)", at: survey.trimmed(other.modifier.range))
        ])
    }
  }
}

extension Match {
  /// The id as it is written.
  var idRange: SourceRange {
    modifier.arguments.compactMap { $0 }.first?.range ?? modifier.range
  }
}

extension Survey {
  /// A matched view of a fixed id that is written once, not in a row, and finds nobody.
  func isAlone(_ match: Match) -> Bool {
    guard match.isLiteral, isDeclared(match.namespace), partners(of: match).isEmpty else {
      return false
    }
    return !nodes[match.node].steps.contains {
      if case .row = $0 { return true } else { return false }
    }
  }

  /// Whether the namespace is known to be a property of a view.
  func isDeclared(_ namespace: String) -> Bool { namespace.contains(".w") }

  /// One id, two namespaces.
  func areStrangers(_ a: Match, _ b: Match) -> Bool {
    a.id == b.id && a.namespace != b.namespace && nodes[a.node].root == nodes[b.node].root
      && a.host == b.host
  }
}
