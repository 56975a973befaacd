/// The nearest name: near enough to be meant, or none.
import Basics
import Testing

@Suite struct Suggestions {
  @Test(arguments: [
    ("opcity", "opacity"), ("opactiy", "opacity"), ("Opacity", "opacity"), ("paddin", "padding"),
    ("frmae", "frame"), ("zindex", "zIndex"), ("tpa", "tap"), ("ta", "tap"),
  ])
  func `a slip finds the name`(slip: String, name: String) {
    let names = ["frame", "opacity", "padding", "tap", "zIndex"]
    #expect(Suggestion.nearest(to: slip, in: names) == name)
  }

  @Test(arguments: ["", "x", "wobble", "opa", "matchedGeometryEffect"])
  func `a far name finds nothing`(name: String) {
    #expect(Suggestion.nearest(to: name, in: ["frame", "opacity", "padding", "at", "q"]) == nil)
  }

  @Test func `the nearest wins, and the first of equals`() {
    #expect(Suggestion.nearest(to: "stack", in: ["stock", "stick", "stacks"]) == "stock")
    #expect(Suggestion.nearest(to: "HStak", in: ["ZStack", "VStack", "HStack"]) == "HStack")
    #expect(Suggestion.nearest(to: "stack", in: [] as [String]) == nil)
  }

  @Test func `long names are not compared`() {
    let long = String(repeating: "a", count: 65)
    #expect(Suggestion.nearest(to: long, in: [long]) == nil)
  }
}
