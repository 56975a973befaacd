/// An identity that is another one each time it is asked.
import Basics
import Language

extension Rules {
  package static let unstableID = Rule(
    "unstable-id", "The identity changes whenever the body is evaluated",
    why: "A view with another id is another view: the old one leaves by its transition, the new "
      + "one comes in, state is lost, and no flight finds its partner. An id made in the body, by "
      + "chance or as a new UUID, is another one in every evaluation.",
    wrong: """
      struct Song: Identifiable {
        var id: UUID { UUID() }
        var title: String
      }

      struct ContentView: View {
        @State private var songs = [Song(title: "Harbour"), Song(title: "Tide")]
        var body: some View {
          VStack { ForEach(songs) { song in Text(song.title) } }
        }
      }
      """,
    right: """
      struct Song: Identifiable {
        let id = UUID()
        var title: String
      }

      struct ContentView: View {
        @State private var songs = [Song(title: "Harbour"), Song(title: "Tide")]
        var body: some View {
          VStack { ForEach(songs) { song in Text(song.title) } }
        }
      }
      """
  ) { survey in
    let modifiers = survey.nodes.flatMap(\.modifiers).filter {
      $0.marks.contains(.identifies) || $0.marks.contains(.matches)
    }
    let written = modifiers.compactMap { modifier -> Diagnostic? in
      guard let id = modifier.arguments.first ?? nil, survey.isFresh(id, modifier.scope) else {
        return nil
      }
      return survey.finding(
        "this id is a new one in every evaluation of the body", at: id.range,
        hint: "keep the id in a state or a constant")
    }
    let computed = survey.program.types.compactMap { type -> Diagnostic? in
      guard type.conformances.contains("Identifiable"), let getter = type.getters["id"],
        let answer = survey.program.functions[getter].onlyValue,
        survey.isFresh(answer, survey.newScope(getter))
      else { return nil }
      return survey.finding(
        "'id' of \(type.name) is computed, and another one each time it is asked",
        at: answer.range, hint: "make it a stored property: 'let id = \(survey.code(answer.range))'"
      )
    }
    return written + computed
  }
}

extension Survey {
  /// Whether a value is made by a card that answers another one each time.
  func isFresh(_ value: ResolvedExpression, _ scope: Scope) -> Bool {
    var isFresh = false
    visit(value, scope) { part, _ in
      if case .card(let card, _, _) = part.kind, catalog.marks(card).contains(.fresh) {
        isFresh = true
      }
    }
    return isFresh
  }
}

extension ResolvedFunction {
  /// The one expression a body consists of.
  var onlyValue: ResolvedExpression? {
    guard case .statements(let list) = body, list.count == 1 else { return nil }
    switch list[0].kind {
    case .returnValue(let value?), .expression(let value): return value
    default: return nil
    }
  }
}
