/// A text matched by its frame with a text of another size.
import Basics
import Language

extension Rules {
  package static let textCutByFrame = Rule(
    "text-cut-by-frame", "Text is matched by frame",
    why: "Matched by frame, a view is laid out anew in every frame at the size of the flight. A "
      + "shape fills that; a text that is offered less than it needs is shortened.",
    wrong: """
      struct ContentView: View {
        @State private var isOpen = false
        @Namespace private var space
        var body: some View {
          VStack {
            if isOpen {
              Text("Harbour").font(.largeTitle)
                .matchedGeometryEffect(id: "title", in: space)
            } else {
              Text("Harbour").font(.caption)
                .matchedGeometryEffect(id: "title", in: space)
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
          VStack {
            if isOpen {
              Text("Harbour").font(.largeTitle)
                .matchedGeometryEffect(id: "title", in: space, properties: .position)
            } else {
              Text("Harbour").font(.caption)
                .matchedGeometryEffect(id: "title", in: space, properties: .position)
            }
          }
          .onTapGesture { withAnimation { isOpen.toggle() } }
        }
      }
      """
  ) { survey in
    survey.matches.compactMap { match in
      guard match.sharesSize == true, survey.isFreeText(match),
        survey.partners(of: match).contains(where: { survey.isOtherText($0, match) })
      else { return nil }
      return survey.finding(
        "this text is matched by its frame with a text of another size; it is cut or moved "
          + "sideways in flight",
        at: match.modifier.range, fix: survey.byPosition(match))
    }
  }
}

extension Survey {
  /// A text that takes the size it is offered.
  func isFreeText(_ match: Match) -> Bool {
    guard let card = core(nodes[match.node]).card,
      case .named(let type, _)? = catalog.signature(card)?.result,
      catalog.marks(ofType: type).contains(.writing)
    else { return false }
    return inside(match).allSatisfy { $0.modifier.marks.isDisjoint(with: [.sizes, .hugs]) }
  }

  /// Whether another text is written, or written otherwise.
  fileprivate func isOtherText(_ a: Match, _ b: Match) -> Bool {
    guard isFreeText(a) else { return false }
    func keys(_ match: Match) -> [[String]] {
      let core = core(nodes[match.node])
      return [[shape(core.base, core.scope)]] + inside(match).map { argumentKeys($0.modifier) }
    }
    return keys(a) != keys(b)
  }

  /// The edit that matches by position only.
  func byPosition(_ match: Match) -> Diagnostic.FixIt? {
    let message = "match the position only"
    if let written = argument("properties", of: match.modifier), written.range.file >= 0 {
      return Diagnostic.FixIt(message, replace: written.range, with: ".position")
    }
    guard let namespace = argument("in", of: match.modifier), namespace.range.file >= 0 else {
      return nil
    }
    let place = SourceRange(namespace.range.end, namespace.range.end, file: namespace.range.file)
    return Diagnostic.FixIt(message, replace: place, with: ", properties: .position")
  }
}
