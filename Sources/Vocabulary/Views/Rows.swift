/// Rows of lists: what is around them, what swiping them uncovers, and what is written on a view
/// for the list it stands in.
import Drawing
import Engine
import Interpreter

/// The rows that lists and forms are made of.
enum ListRows {
  /// The width of a button that a swipe uncovers, in points.
  private static let actionWidth = 74.0
  private static let insets = Insets(top: 11, leading: 16, bottom: 11, trailing: 16)
  private static let leading = Alignment(.leading, .verticalCenter)
  private static let trailing = Alignment(.trailing, .verticalCenter)

  /// A row with what its look asks for; without one padding 16 across, 11 up and down, and a line
  /// at the bottom.
  static func row(_ element: ElementProxy) -> ViewValue {
    let look = element.row
    let plain = lined(element, look)
    let last = look.trailing ?? deletion(look)
    guard look.leading != nil || last != nil else { return plain }
    let closing = Closing()
    return buttons(look.leading, closing) { first in
      buttons(last, closing) { last in swiped(element, plain, first, last, closing) }
    }
  }

  private static func lined(_ element: ElementProxy, _ look: RowLook) -> ViewValue {
    var row = ControlParts.filling(
      element.modified(by: LayoutModifier.padding(look.insets ?? insets)), alignment: leading)
    if let background = look.background { row = ControlParts.behind(row, background) }
    guard look.hasLine else { return row }
    let line = ControlParts.sized(ShapeView.color(Color(hex: 0xC6C6C8)), nil, 1)
    return row.modified(
      by: DecorationModifier(
        line, alignment: Alignment(.horizontalCenter, .bottom), isBehind: false))
  }

  // MARK: - Swiping

  /// Where a row's delete action is known, the button that does it.
  private static func deletion(_ look: RowLook) -> ViewValue? {
    guard let delete = look.delete, let position = look.position else { return nil }
    return Vocabulary.button(TextView("Delete"), role: "destructive") { try delete(position) }
  }

  /// The elements of what is written for one side, as buttons 74 points wide and as high as the
  /// row.
  private static func buttons(
    _ content: ViewValue?, _ closing: Closing, _ make: @escaping ([ViewValue]) -> ViewValue
  ) -> ViewValue {
    guard let content else { return make([]) }
    let look = ButtonLook { label, facts in
      let isDestructive = facts.role == "destructive"
      let paint = ControlParts.tinted(
        "Button", isDestructive ? ControlParts.red : Color(hex: 0x8E8E93)
      ) { ShapeView.color($0) }
      return ControlParts.behind(
        ControlParts.sized(
          ControlParts.filling(ControlParts.colored(label, .white), isHigh: true), actionWidth,
          nil), paint)
    }
    let all = content.modified(
      by: EnvironmentModifier {
        $0.buttonLook = look
        $0.afterButton = FollowUp { closing.close() }
      })
    return ElementsView("swipeActions", all) { make($0) }
  }

  /// A row that follows a finger sideways over the buttons at its ends, and comes to rest where it
  /// covers them or where they are seen whole. The first button of a side is the outermost.
  private static func swiped(
    _ element: ElementProxy, _ row: ViewValue, _ first: [ViewValue], _ last: [ViewValue],
    _ closing: Closing
  ) -> ViewValue {
    let widest = Double(first.count) * actionWidth
    let least = -Double(last.count) * actionWidth
    return ElementFrameView("swipeActions", element) { context in
      let offset = context.state(0, 0.0)
      let rest = context.state(1, 0.0)
      let host = context.host
      func settle(at goal: Double) {
        host.withTransaction(Transaction(animation: .default)) {
          offset.value = goal
          rest.value = goal
        }
      }
      closing.close = { settle(at: 0) }
      let following = GestureDefinition(
        .drag(distance: 10, isLocal: false),
        [
          .changed { reading in
            guard case .drag(let drag) = reading else { return }
            let way = drag.translation
            guard rest.value != 0 || abs(way.width) > abs(way.height) else { return }
            offset.value = min(max(rest.value + way.width, least), widest)
          },
          .ended { _ in
            let now = offset.value
            settle(at: now > widest / 2 ? widest : now < least / 2 ? least : 0)
          },
        ])
      let isClosed = offset.value == 0
      func side(_ views: [ViewValue]) -> ViewValue {
        ConditionalView(
          branch: isClosed ? 1 : 0,
          content: isClosed ? EmptyView() : ControlParts.row(views, spacing: 0), range: row.range)
      }
      return ControlParts.behind(row, ShapeView.color(.white))
        .modified(by: LayoutModifier.offset(x: offset.value, y: 0))
        .modified(by: DecorationModifier(side(first), alignment: leading, isBehind: true))
        .modified(
          by: DecorationModifier(side(last.reversed()), alignment: trailing, isBehind: true)
        )
        .modified(by: GestureModifier(following))
    }
  }
}

/// How a row is made to cover its buttons, for the buttons themselves.
private final class Closing {
  var close: () -> Void = {}
}

extension Vocabulary {
  static let rowLooks: [Builtin] = rowParts + rowActions

  private static let rowParts: [Builtin] = [
    .modifier(
      text(
        "The room around a row of a list.",
        "List { Text(\"a\").listRowInsets(EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)) "
          + "}",
        "func listRowInsets(_ insets: EdgeInsets?) -> some View")
    ) { (insets: Insets?) in TraitModifier.row { $0.insets = insets } },
    .modifier(
      text(
        "What lies behind a row of a list.", "List { Text(\"a\").listRowBackground(Color.yellow) }",
        "func listRowBackground<V: View>(_ view: V?) -> some View")
    ) { (view: OptionalContent) in TraitModifier.row { $0.background = view.view } },
    .modifier(
      text(
        "Whether lines stand below a row of a list.",
        "List { Text(\"a\").listRowSeparator(.hidden) }",
        "func listRowSeparator(_ visibility: Visibility) -> some View")
    ) { (visibility: NameArgument) in
      TraitModifier.row { $0.hasLine = visibility.name != "hidden" }
    },
  ]

  private static let uncovered =
    "a drag uncovers them, each 74 points wide, another or a button hides them; no swipe is so "
    + "long that it does the first"

  private static let rowActions: [Builtin] =
    [
      .modifier(
        differing(
          "Buttons that swiping a row of a list uncovers.",
          "List { Text(\"a\").swipeActions { Button(\"Copy\") { } } }", uncovered,
          """
          func swipeActions<T: View>(
            edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
            @ViewBuilder content: () -> T
          ) -> some View
          """)
      ) { (edge: NameArgument, _: Bool, content: BuiltContent) in
        TraitModifier.row {
          if edge.name == "leading" {
            $0.leading = content.value
          } else {
            $0.trailing = content.value
          }
        }
      },
      .modifier(
        differing(
          "What taking a row of a list out does.",
          "List { ForEach(0..<3) { Text(\"\\($0)\") }.onDelete { _ in on = true } }",
          "a drag uncovers a button that does it",
          "func onDelete(perform action: ((IndexSet) -> Void)?) -> some View")
      ) { (action: Closure?) in
        TraitModifier.row { row in
          row.delete = action.map { action in { _ = try action([$0].toValue()) } }
        }
      },
    ]
}
