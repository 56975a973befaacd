import Basics
import Drawing
import Terminal
import Testing

/// Random display lists, with numbers no engine should ever send.
@Suite struct RandomListTests {
  @Test func `any list stays on its canvas and draws the same twice`() {
    var random = RandomNumbers(seed: 20_26)
    var kept = Rasterizer()
    for _ in 0..<400 {
      let list = RandomList(&random).list
      var fresh = Rasterizer()
      let rendering = fresh.render(list)
      for line in rendering.grid.lines(trimmingTrailingSpaces: false) {
        #expect(line.utf8.count == rendering.grid.columns)
        #expect(line.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F })
      }
      #expect(rendering.grid.lines().count == rendering.grid.rows)
      #expect(kept.render(list) == rendering)
      for line in rendering.legend.lines {
        #expect(!line.unicodeScalars.contains(where: Escaping.isUnsafe))
      }
    }
  }

  @Test func `deep nesting is cut, not followed`() {
    var item = DisplayItem(.fill(.rect(Rect(0, 0, 64, 64)), .black), label: "core")
    for depth in 0..<1000 {
      item = DisplayItem(
        .group(DisplayGroup(opacity: 0.99, clip: .rect(Rect(0, 0, 64, 64)), items: [item])))
      if depth < 30 {
        #expect(
          Rasterizer.rasterize(DisplayList(canvas: Size(64, 64), items: [item])).lines()[0] != "")
      }
    }
    let list = DisplayList(canvas: Size(64, 64), items: [item])
    #expect(Rasterizer.rasterize(list).lines() == ["", "", "", ""])
  }

  @Test func `a singular map draws nothing and says so`() {
    let card = DisplayItem(.fill(.rect(Rect(0, 0, 64, 64)), .black), label: "card")
    let border = DisplayItem(.stroke(.rect(Rect(0, 0, 64, 64)), .black, width: 1), label: "border")
    let flat = Transform.scale(1, 0, about: Point(0, 32))
    let list = DisplayList(
      canvas: Size(64, 64),
      items: [DisplayItem(.group(DisplayGroup(transform: flat, items: [card, border])))])
    var rasterizer = Rasterizer()
    let rendering = rasterizer.render(list)
    #expect(rendering.grid.lines() == ["", "", "", ""])
    #expect(
      rendering.legend.lines == [
        "card    x=0 y=32 w=64 h=0 op=1.00 (not drawn)",
        "border  x=0 y=32 w=64 h=0 op=1.00 (not drawn)",
      ])
  }
}

/// A display list made of random items, some of them broken.
private struct RandomList {
  private var random: RandomNumbers
  private(set) var list = DisplayList(canvas: .zero)

  init(_ random: inout RandomNumbers) {
    self.random = random
    list.canvas = Size(coordinate(300), coordinate(300))
    list.background = color()
    list.items = someItems(depth: 0)
    random = self.random
  }

  private mutating func whole(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private mutating func coordinate(_ size: Double) -> Double {
    switch whole(40) {
    case 0: return .nan
    case 1: return .infinity
    case 2: return -.infinity
    case 3: return 1e300
    case 4: return -1e18
    case 5: return 0
    default: return Double.random(in: -size / 4...size, using: &random)
    }
  }

  private mutating func color() -> Color {
    Color(
      red: coordinate(1), green: coordinate(1), blue: coordinate(1),
      opacity: whole(3) == 0 ? coordinate(1) : 1)
  }

  private mutating func rect() -> Rect {
    Rect(coordinate(250), coordinate(250), coordinate(200), coordinate(200))
  }

  private mutating func outline() -> Outline {
    switch whole(4) {
    case 0: return .rect(rect())
    case 1: return .roundedRect(rect(), radius: coordinate(60))
    case 2: return .ellipse(rect())
    default:
      var path = Path()
      for _ in 0..<whole(8) {
        let p = Point(coordinate(250), coordinate(250))
        switch whole(4) {
        case 0: path.move(to: p)
        case 1: path.addLine(to: p)
        case 2:
          path.addCurve(
            to: p, control1: Point(coordinate(250), coordinate(250)),
            control2: Point(coordinate(250), coordinate(250)))
        default: path.closeSubpath()
        }
      }
      return .path(path, rect())
    }
  }

  private mutating func text() -> TextRun {
    let samples = [
      "", "Hello", "Aurora N\u{2026}", "\u{4E2D}\u{6587}", "\u{1F469}\u{200D}\u{1F4BB}!",
      "\u{1B}[31mred\n\u{202E}", "e\u{301}\u{301}", "\u{301}", "\u{200B}a",
    ]
    var run = TextRun(rect: rect(), lines: [], fontSize: coordinate(17), color: color())
    for _ in 0..<whole(3) {
      run.lines.append(
        TextRun.Line(
          text: samples[whole(samples.count)], offset: Point(coordinate(9), coordinate(40)),
          size: Size(coordinate(90), coordinate(24))))
    }
    return run
  }

  private mutating func transform() -> Transform {
    switch whole(6) {
    case 0: return .identity
    case 1: return .translation(coordinate(60), coordinate(60))
    case 2: return .scale(coordinate(2), coordinate(2), about: Point(coordinate(99), 50))
    case 3: return .rotation(radians: coordinate(7), about: Point(coordinate(99), 50))
    case 4: return .scale(0, 1, about: .zero)
    default:
      return Transform(
        a: coordinate(2), b: coordinate(2), c: coordinate(2), d: coordinate(2),
        tx: coordinate(50), ty: coordinate(50))
    }
  }

  private mutating func someItems(depth: Int) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for leaf in 0..<whole(7) {
      let content: DisplayItem.Content
      switch whole(depth < 4 ? 8 : 5) {
      case 0, 1: content = .fill(outline(), color())
      case 2, 3: content = .stroke(outline(), color(), width: coordinate(30))
      case 4: content = .text(text())
      default:
        let clip = whole(2) == 0 ? outline() : nil
        content = .group(
          DisplayGroup(
            opacity: coordinate(1.3), clip: clip, transform: transform(),
            items: someItems(depth: depth + 1)))
      }
      items.append(
        DisplayItem(content, label: leaf % 3 == 0 ? "\u{1B}[2J" : "item \(leaf)", leaf: leaf))
    }
    return items
  }
}
