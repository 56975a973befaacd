import Drawing
import Terminal
import Testing

/// Pictures judged by eye beside their legends before they were recorded.
@Suite struct PictureTests {
  /// The pictures of this suite are drawn at 4 x 8 points a cell, where curves show best.
  private static func picture(_ list: DisplayList, pointsPerColumn: Double = 4) -> String {
    var rasterizer = Rasterizer(metrics: CellMetrics(pointsPerColumn: pointsPerColumn))
    return rasterizer.render(list).lines().joined(separator: "\n")
  }

  private static func card(
    _ outline: Outline, _ color: Color = .black, size: Size = Size(168, 80)
  ) -> DisplayList {
    DisplayList(
      canvas: size, items: [DisplayItem(.fill(outline, color), label: "card", leaf: 0)])
  }

  private static func bordered(
    _ outline: Outline, size: Size = Size(168, 80)
  ) -> DisplayList {
    DisplayList(
      canvas: size,
      items: [DisplayItem(.stroke(outline, .black, width: 1), label: "border", leaf: 0)])
  }

  private let rect = Rect(12, 8, 144, 64)

  @Test func `a filled card of radius 8`() {
    let text = Self.picture(Self.card(.roundedRect(rect, radius: 8)))
    #expect(
      text == #"""

           #@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@#
           @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
           @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
           @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
           @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
           @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
           @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
           #@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@#

        4x8 points a cell
        card  x=12 y=8 w=144 h=64 r=8 op=1.00
        """#)
  }

  @Test func `a filled card of radius 32`() {
    let text = Self.picture(Self.card(.roundedRect(rect, radius: 32)))
    #expect(
      text == #"""

              -*%@@@@@@@@@@@@@@@@@@@@@@@@%*-
            -@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@-
           =@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@=
           @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
           @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
           =@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@=
            -@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@-
              -*%@@@@@@@@@@@@@@@@@@@@@@@@%*-

        4x8 points a cell
        card  x=12 y=8 w=144 h=64 r=32 op=1.00
        """#)
  }

  @Test func `a border of radius 0`() {
    let text = Self.picture(Self.bordered(.roundedRect(rect, radius: 0)))
    #expect(
      text == #"""

           +----------------------------------+
           |                                  |
           |                                  |
           |                                  |
           |                                  |
           |                                  |
           |                                  |
           +----------------------------------+

        4x8 points a cell
        border  x=12 y=8 w=144 h=64 r=0 op=1.00
        """#)
  }

  @Test func `a border of radius 8`() {
    let text = Self.picture(Self.bordered(.roundedRect(rect, radius: 8)))
    #expect(
      text == #"""

           .----------------------------------.
           |                                  |
           |                                  |
           |                                  |
           |                                  |
           |                                  |
           |                                  |
           '----------------------------------'

        4x8 points a cell
        border  x=12 y=8 w=144 h=64 r=8 op=1.00
        """#)
  }

  @Test func `a border of radius 16`() {
    let text = Self.picture(Self.bordered(.roundedRect(rect, radius: 16)))
    #expect(
      text == #"""

            .--------------------------------.
           /                                  \
           |                                  |
           |                                  |
           |                                  |
           |                                  |
           \                                  /
            '--------------------------------'

        4x8 points a cell
        border  x=12 y=8 w=144 h=64 r=16 op=1.00
        """#)
  }

  @Test func `a border of radius 32`() {
    let text = Self.picture(Self.bordered(.roundedRect(rect, radius: 32)))
    #expect(
      text == #"""

               .--------------------------.
            .--'                          '--.
           /                                  \
           |                                  |
           |                                  |
           \                                  /
            '--.                          .--'
               '--------------------------'

        4x8 points a cell
        border  x=12 y=8 w=144 h=64 r=32 op=1.00
        """#)
  }

  @Test func `a circle as a contour and filled`() {
    let circle = Outline.ellipse(Rect(12, 8, 80, 80))
    let line = Self.picture(Self.bordered(circle, size: Size(104, 96)))
    #expect(
      line == #"""

                .--------.
             .--'        '--.
            /                \
           /                  \
           |                  |
           |                  |
           \                  /
            \                /
             '--.        .--'
                '--------'

        4x8 points a cell
        border  x=12 y=8 w=80 h=80 op=1.00
        """#)
    let disc = Self.picture(Self.card(circle, size: Size(104, 96)))
    #expect(
      disc == #"""

               :+#%@@@@%#+:
             -%@@@@@@@@@@@@%-
            #@@@@@@@@@@@@@@@@#
           *@@@@@@@@@@@@@@@@@@*
           @@@@@@@@@@@@@@@@@@@@
           @@@@@@@@@@@@@@@@@@@@
           *@@@@@@@@@@@@@@@@@@*
            #@@@@@@@@@@@@@@@@#
             -%@@@@@@@@@@@@%-
               :+#%@@@@%#+:

        4x8 points a cell
        card  x=12 y=8 w=80 h=80 op=1.00
        """#)
  }

  @Test func `a cross-fade half way`() {
    func layer(_ radius: Double, _ color: Color, _ text: String, _ leaf: Int) -> DisplayItem {
      let box = Rect(8, 8, 120, 48)
      let width = Double(text.count) * 4
      let run = TextRun(
        rect: Rect(68 - width / 2, 28, width, 8),
        lines: [TextRun.Line(text: text, offset: .zero, size: Size(width, 8))], fontSize: 8,
        color: .white)
      return DisplayItem(
        .group(
          DisplayGroup(
            opacity: 0.5,
            items: [
              DisplayItem(
                .fill(.roundedRect(box, radius: radius), color), label: text, leaf: leaf),
              DisplayItem(.text(run), label: text, leaf: leaf + 1),
            ])))
    }
    let blue = Color(hex: 0x0A3CA0)
    let list = DisplayList(
      canvas: Size(136, 64),
      items: [layer(8, blue, "Inbox (12)", 0), layer(32, blue, "Done", 2)])
    let text = Self.picture(list)
    #expect(
      text == #"""

          -+##%%%%%%%%%%%%%%%%%%%%%%##+-
          *%%%%%%%%%%%%%%%%%%%%%%%%%%%%*
          %%%%%%%%%%%%%%%%%%%%%%%%%%%%%%
          %%%%%%%%%%%% Done %%%%%%%%%%%%
          *%%%%%%%%%%%%%%%%%%%%%%%%%%%%*
          -+##%%%%%%%%%%%%%%%%%%%%%%##+-

        4x8 points a cell
        Inbox (12)  x=8 y=8 w=120 h=48 r=8 op=0.50
        Inbox (12)  x=48 y=28 w=40 h=8 op=0.50 "Inbox (12)" (text hidden by Done)
        Done        x=8 y=8 w=120 h=48 r=24 op=0.50
        Done        x=60 y=28 w=16 h=8 op=0.50 "Done"
        """#)
  }

  @Test func `a truncated text on a card`() {
    let run = TextRun(
      rect: Rect(24, 24, 76, 20),
      lines: [
        TextRun.Line(text: "Aurora N\u{2026}", offset: .zero, size: Size(76, 20))
      ], fontSize: 17, color: .black)
    let list = DisplayList(
      canvas: Size(128, 64),
      items: [
        DisplayItem(
          .fill(.roundedRect(Rect(8, 8, 108, 48), radius: 8), Color(hex: 0xFFCC00)),
          label: "card", leaf: 0),
        DisplayItem(.text(run), label: "Text", leaf: 1),
      ])
    let text = Self.picture(list, pointsPerColumn: 8)
    #expect(
      text == #"""
         =++++++++++++:
         @@@@@@@@@@@@@+
         @ Aurora N. @+
         =++++++++++++:
        8x16 points a cell
        card  x=8 y=8 w=108 h=48 r=8 op=1.00
        Text  x=24 y=24 w=76 h=20 op=1.00 "Aurora N…"
        """#)
  }

  @Test func `turned shapes, a path and a broad ring`() {
    var path = Path()
    path.move(to: Point(20, 70))
    path.addLine(to: Point(50, 10))
    path.addLine(to: Point(80, 70))
    path.closeSubpath()
    let square = Outline.rect(Rect(100, 20, 40, 40))
    let turn = Transform.rotation(radians: .pi / 4, about: Point(120, 40))
    let list = DisplayList(
      canvas: Size(320, 80),
      items: [
        DisplayItem(.fill(.path(path, Rect(20, 10, 60, 60)), .black), label: "path", leaf: 0),
        DisplayItem(
          .group(
            DisplayGroup(
              transform: turn, items: [DisplayItem(.fill(square, .black), label: "turned", leaf: 1)]
            ))),
        DisplayItem(
          .stroke(.ellipse(Rect(170, 12, 56, 56)), .black, width: 12), label: "ring", leaf: 2),
        DisplayItem(
          .group(
            DisplayGroup(
              transform: Transform.rotation(radians: .pi / 6, about: Point(280, 40)),
              items: [
                DisplayItem(
                  .stroke(.rect(Rect(255, 20, 50, 40)), .black, width: 1), label: "frame", leaf: 3)
              ]))),
      ])
    let text = Self.picture(list)
    #expect(
      text == #"""
                                                       .:-:.
                    +                --            .+%@@@@@@@%+.          /---
                   %@%             -%@@%-         =@@@#+---+#@@@=        //  ----
                  %@@@%          -%@@@@@@%-      +@@%:       :%@@+      /        ----
                 %@@@@@%       -%@@@@@@@@@@%-    @@@.         .@@@    //            -|
                %@@@@@@@%      -%@@@@@@@@@@%-    @@@.         .@@@    |-            //
               %@@@@@@@@@%       -%@@@@@@%-      +@@%:       :%@@+     ----        /
              %@@@@@@@@@@@%        -%@@%-         =@@@#+---+#@@@=          ----  //
             +%%%%%%%%%%%%%+         --            .+%@@@@@@@%+.              ---/
                                                       .:-:.
        4x8 points a cell
        path    x=20 y=10 w=60 h=60 op=1.00
        turned  x=91.716 y=11.716 w=56.569 h=56.569 op=1.00
        ring    x=170 y=12 w=56 h=56 op=1.00
        frame   x=248.349 y=10.179 w=63.301 h=59.641 op=1.00
        """#)
  }
}
