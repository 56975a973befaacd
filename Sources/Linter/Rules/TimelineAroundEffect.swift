/// A matched view inside a timeline.
import Basics
import Language

extension Rules {
  package static let timelineAroundEffect = Rule(
    "timeline-around-effect", "A timeline evaluates the matched views again and again",
    why: "Every date of the schedule makes everything inside the timeline anew, in a transaction "
      + "of its own that has no animation. What the date exchanges is there at once: no flight, no "
      + "transition. Only what really needs the time belongs into a timeline.",
    wrong: """
      struct ContentView: View {
        @Namespace private var space
        let start = Date()
        var body: some View {
          TimelineView(.animation) { context in
            ZStack {
              if context.date < start + 1 {
                Color.teal.matchedGeometryEffect(id: "card", in: space)
                  .frame(width: 80, height: 80)
              } else {
                Color.teal.matchedGeometryEffect(id: "card", in: space)
              }
            }
          }
        }
      }
      """,
    right: """
      struct ContentView: View {
        @State private var isOpen = false
        @Namespace private var space
        var body: some View {
          ZStack {
            if isOpen {
              Color.teal.matchedGeometryEffect(id: "card", in: space)
            } else {
              Color.teal.matchedGeometryEffect(id: "card", in: space)
                .frame(width: 80, height: 80)
            }
            TimelineView(.animation) { context in
              Text("\\(context.date)")
            }
          }
          .onTapGesture { withAnimation { isOpen.toggle() } }
        }
      }
      """
  ) { survey in
    survey.matches.compactMap { match in
      let node = survey.nodes[match.node]
      guard
        let timeline = survey.ancestors(of: node).last(where: { around in
          around.card.map { survey.catalog.marks($0).contains(.ticks) } ?? false
        })
      else { return nil }
      return survey.finding(
        "the view is made anew at every date of the timeline around it, without an animation",
        at: match.modifier.range,
        hint: "put the timeline around only what shows the time, beside or inside the matched view",
        notes: [Diagnostic.Note("the timeline", at: survey.trimmed(timeline.base.range))])
    }
  }
}
