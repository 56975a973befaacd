// Text: widths, wrapping, truncation and line heights (L5, L44, L45).
import Drawing
import Engine
import Testing

struct TextLayoutTests {
  private func lines(_ content: TextContent, _ width: Double?, _ height: Double? = nil) -> [String]
  {
    TextLayout.layout(content, Proposal(width: width, height: height)).lines.map(\.text)
  }

  private func width(_ string: String, _ fontSize: Double = 17) -> Double {
    TextLayout.layout(TextContent(string, fontSize: fontSize), .ideal).size.width
  }

  @Test(arguments: [
    (34, 40.67), (28, 33.67), (22, 26.33), (20, 24), (17, 20.33), (16, 19.33), (15, 18),
    (13, 15.67), (12, 14.33), (11, 13.33),
  ]) func `L45: heights of one line`(fontSize: Double, height: Double) {
    let size = TextLayout.layout(TextContent("x", fontSize: fontSize), .ideal).size
    #expect(abs(size.height - height) < 0.005)
  }

  @Test func `L5: widths are rounded up to thirds of a point`() {
    // Inter: "a" is 1588 of 2816 units wide, 9.58... points at 17.
    #expect(abs(width("a") - 29.0 / 3) < 1e-9)
    #expect(abs(width("a", 28.16) - 16) < 1e-9)
  }

  @Test func `L44: one line a paragraph without an offer`() {
    let content = TextContent("one two\nthree")
    #expect(lines(content, nil) == ["one two", "three"])
    #expect(lines(content, .infinity) == ["one two", "three"])
  }

  @Test func `L44: no width is no text`() {
    let content = TextContent("one")
    #expect(TextLayout.layout(content, Proposal(0, 0)).size == .zero)
    #expect(TextLayout.layout(content, Proposal(0, 50)).size.width == 0)
  }

  @Test func `L44: lines break at words and take what they use`() {
    let content = TextContent("aaa bbb ccc")
    let offer = width("aaa bbb") + 1
    #expect(lines(content, offer) == ["aaa bbb", "ccc"])
    let layout = TextLayout.layout(content, Proposal(width: offer, height: nil))
    #expect(layout.size.width == width("aaa bbb"))
    #expect(!layout.truncated)
    // 2 lines of 1.1934 * 17 = 20.2878: 40.5756, rounded up to a third.
    #expect(abs(layout.size.height - 122.0 / 3) < 1e-9)
  }

  @Test func `L44: a text fits into its own size`() {
    for string in ["Aurora Notes", "v3.2.14", "A longer text of some words"] {
      let content = TextContent(string, fontSize: 13)
      let ideal = TextLayout.layout(content, .ideal)
      #expect(TextLayout.layout(content, Proposal(ideal.size)) == ideal)
    }
  }

  @Test func `L44: a word that is too long breaks inside`() {
    #expect(lines(TextContent("aaaa"), width("aa") + 1) == ["aa", "aa"])
    #expect(lines(TextContent("aaa"), 1) == ["a", "a", "a"])
  }

  @Test func `L44: the last line allowed ends in an ellipsis`() {
    let limited = TextContent("aaa bbb ccc", lineLimit: 1)
    let layout = TextLayout.layout(
      limited, Proposal(width: width("aaa bbb\u{2026}") + 1, height: nil))
    #expect(layout.lines.map(\.text) == ["aaa bbb\u{2026}"])
    #expect(layout.truncated)
    let content = TextContent("aaa bbb ccc")
    #expect(lines(content, width("aaa") + 1, 20.34 * 2) == ["aaa", "b\u{2026}"])
    #expect(lines(content, 1, 1) == ["a\u{2026}"])
  }

  @Test func `L44: alignment of the shorter lines`() {
    func offset(_ alignment: TextContent.LineAlignment) -> Double {
      let content = TextContent("aa\na", fontSize: 28.16, alignment: alignment)
      return TextLayout.layout(content, .ideal).lines[1].offset.x
    }
    // "a" is 15.88 wide; the box is 31.76, rounded up to 32.
    #expect(offset(.leading) == 0)
    #expect(abs(offset(.center) - (32 - 15.88) / 2) < 1e-9)
    #expect(abs(offset(.trailing) - (32 - 15.88)) < 1e-9)
  }

  @Test func `wide characters take one em and joined marks nothing`() {
    #expect(width("\u{65E5}", 30) == 30)
    #expect(width("\u{1F680}", 30) == 30)
    #expect(width("e\u{301}") == width("e"))
  }

  @Test(arguments: [
    ("Aurora Notes", 14.0, 27.0, "Aurora N\u{2026}"), ("v3.2.14", 11, 21, "v3.2\u{2026}"),
  ]) func `text cut in flight by a frame match, three quarters of the way`(
    string: String, from: Double, to: Double, shown: String
  ) {
    let small = TextLayout.layout(TextContent(string, fontSize: from), .ideal).size
    let large = TextLayout.layout(TextContent(string, fontSize: to), .ideal).size
    let inFlight = Proposal(
      small.width + 0.75 * (large.width - small.width),
      small.height + 0.75 * (large.height - small.height))
    let layout = TextLayout.layout(TextContent(string, fontSize: to), inFlight)
    #expect(layout.lines.map(\.text) == [shown])
    #expect(layout.truncated)
  }
}
