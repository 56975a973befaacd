/// What opens over a view: sheets, covers, popovers.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let presentation: [Builtin] = sheets + sheetParts + dialogs + zooms

  /// The view a builder closure answers.
  static func built(_ content: Closure, _ arguments: Value...) throws -> ViewValue {
    let value = try content.machine.call(closure: content.value, arguments: arguments)
    return content.machine.viewValue(value) ?? EmptyView()
  }

  static func action(_ closure: Closure?) -> (() throws -> Void)? {
    closure.map { closure in { _ = try closure() } }
  }

  /// What is asked for while a binding is true.
  static func request(
    _ isPresented: BindingArgument, _ arrival: Presentation.Arrival, isOpaque: Bool = false,
    onDismiss: Closure? = nil,
    layer: @escaping (PresentationPlace, _ dismiss: @escaping () throws -> Void) throws -> ViewValue
  ) throws -> Presentation.Request? {
    let binding = isPresented.object
    guard try isTrue(binding.get()) else { return nil }
    let dismiss = { try binding.set(.bool(false)) }
    return Presentation.Request(
      arrival, isOpaque: isOpaque, dismiss: dismiss, onDismiss: action(onDismiss)
    ) { try layer($0, dismiss) }
  }

  /// What is asked for while a binding has a value; another value's id is another presentation.
  static func request(
    item: BindingArgument, _ arrival: Presentation.Arrival, isOpaque: Bool = false,
    onDismiss: Closure? = nil, _ machine: Machine,
    layer:
      @escaping (PresentationPlace, Value, _ dismiss: @escaping () throws -> Void) throws ->
      ViewValue
  ) throws -> Presentation.Request? {
    let binding = item.object
    let value = try binding.get()
    guard !value.isNone else { return nil }
    let id = (try? machine.member("id", of: value)) ?? value
    let dismiss = { try binding.set(.none) }
    return Presentation.Request(
      id: ElementID(id), arrival, isOpaque: isOpaque, dismiss: dismiss,
      onDismiss: action(onDismiss)
    ) { try layer($0, value, dismiss) }
  }

  // MARK: - Sheets

  /// The part of a sheet's layer above the sheet: a tap there closes it.
  static func backdrop(_ dismiss: @escaping () throws -> Void) -> ViewValue {
    ControlParts.tapped(
      ControlParts.filling(SpacerView(minLength: 0), isHigh: true), dismiss)
  }

  /// A sheet leaves 32 points above it, unless its content says how high it is.
  private static func sheet(
    _ content: ViewValue, _ place: PresentationPlace, _ dismiss: @escaping () throws -> Void
  ) -> ViewValue {
    ElementsView("Sheet", content) { elements in
      let asked: Double
      switch elements.lazy.compactMap(\.sheetHeight).first {
      case .share(let share): asked = place.canvas.height * share
      case .points(let points): asked = points
      case nil: asked = place.canvas.height - 32
      }
      let height = min(max(asked, 0), place.canvas.height)
      let inside = StackView.vertical(
        alignment: .horizontalCenter, spacing: nil, TupleView(elements))
      let card = ControlParts.behind(
        ControlParts.sized(ControlParts.filling(inside), nil, height), ControlParts.surface(10))
      return ControlParts.column([backdrop(dismiss), card], spacing: 0)
    }
  }

  private static func cover(_ content: ViewValue) -> ViewValue {
    let inside = StackView.vertical(alignment: .horizontalCenter, spacing: nil, content)
    return ControlParts.behind(
      ControlParts.filling(inside, isHigh: true), ShapeView(Rectangle(), fill: .white))
  }

  private static func layer(
    _ name: String, _ content: ViewValue, _ place: PresentationPlace,
    _ dismiss: @escaping () throws -> Void
  ) -> ViewValue {
    name == "fullScreenCover" ? cover(content) : sheet(content, place, dismiss)
  }

  private static func differs(_ name: String) -> String {
    name == "fullScreenCover"
      ? "comes up in a spring of 0.5 s"
      : "leaves 32 points above it; comes up in a spring of 0.5 s, nothing dims"
  }

  private static let sheets: [Builtin] =
    ["sheet", "fullScreenCover"].flatMap { name in
      [
        .modifier(
          differing(
            "A view that opens over everything, in a hosting root of its own.",
            "Text(\"Hi\").\(name)(isPresented: $on) { Text(\"a\") }", differs(name),
            """
            /// Marks: hosts
            func \(name)<Content: View>(
              isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
              @ViewBuilder content: @escaping () -> Content
            ) -> some View
            """)
        ) { (isPresented: BindingArgument, onDismiss: Closure?, content: Closure) in
          PresentationModifier(
            .window,
            try request(
              isPresented, .fromBelow, isOpaque: name == "fullScreenCover", onDismiss: onDismiss
            ) { place, dismiss in
              layer(name, try built(content), place, dismiss)
            })
        },
        .modifier(
          differing(
            "A view that opens over everything for a value, in a hosting root of its own.",
            "Text(\"Hi\").\(name)(item: .constant(nil)) { _ in Text(\"a\") }", differs(name),
            """
            /// Marks: hosts
            func \(name)<Item, Content: View>(
              item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
              @ViewBuilder content: @escaping (Item) -> Content
            ) -> some View
            """)
        ) { (item: BindingArgument, onDismiss: Closure?, content: Closure) in
          PresentationModifier(
            .window,
            try request(
              item: item, .fromBelow, isOpaque: name == "fullScreenCover", onDismiss: onDismiss,
              content.machine
            ) {
              place, value, dismiss in layer(name, try built(content, value), place, dismiss)
            })
        },
      ]
    } + [
      .modifier(
        differing(
          "A view that opens beside this one; on a phone a sheet.",
          "Text(\"Hi\").popover(isPresented: $on) { Text(\"a\") }", "always a sheet",
          """
          /// Marks: hosts
          func popover<Content: View>(
            isPresented: Binding<Bool>, attachmentAnchor: Any = 0, arrowEdge: Edge = .top,
            @ViewBuilder content: @escaping () -> Content
          ) -> some View
          """)
      ) { (isPresented: BindingArgument, _: Value, _: Value, content: Closure) in
        PresentationModifier(
          .window,
          try request(isPresented, .fromBelow) { place, dismiss in
            sheet(try built(content), place, dismiss)
          })
      }
    ]

  private static let sheetParts: [Builtin] =
    [("medium", 0.5), ("large", nil as Double?)].map { name, share in
      .staticMember(
        of: "PresentationDetent",
        text(
          "How high a sheet is.", "Text(\"Hi\").presentationDetents([.\(name)])",
          "static let \(name): PresentationDetent")
      ) { Detent(height: share.map { .share($0) }) }
    } + [
      .type("/// How high a sheet is.\nstruct PresentationDetent"),
      .staticMember(
        of: "PresentationDetent",
        text(
          "A height in points.", "Text(\"Hi\").presentationDetents([.height(200)])",
          "static func height(_ height: CGFloat) -> PresentationDetent")
      ) { (points: Double) in Detent(height: .points(points)) },
      .staticMember(
        of: "PresentationDetent",
        text(
          "A share of the window's height.",
          "Text(\"Hi\").presentationDetents([.fraction(0.25)])",
          "static func fraction(_ fraction: CGFloat) -> PresentationDetent")
      ) { (share: Double) in Detent(height: .share(share)) },
      .modifier(
        differing(
          "How high the sheet around is.", "Text(\"Hi\").presentationDetents([.medium])",
          "the first counts; a sheet cannot be dragged to another",
          "func presentationDetents(_ detents: [PresentationDetent]) -> some View")
      ) { (detents: [Detent]) in
        guard let height = detents.first?.height else { return EnvironmentModifier { _ in } }
        return TraitModifier.sheetHeight(height)
      },
      accepted(
        "What is behind a sheet.", "Text(\"Hi\").presentationBackground { Color.red }",
        "func presentationBackground<V: View>(@ViewBuilder content: () -> V) -> some View", 1,
        differs: "sheets are white"),
      accepted(
        "What is behind a sheet.", "Text(\"Hi\").presentationBackground(.red)",
        "func presentationBackground<S: ShapeStyle>(_ style: S) -> some View", 1,
        differs: "sheets are white"),
    ]

  // MARK: - Zoom

  private static let zooms: [Builtin] = [
    .modifier(
      text(
        "Where a presentation with the same id zooms out of.",
        "Text(\"Hi\").matchedTransitionSource(id: 1, in: space)",
        "func matchedTransitionSource<ID: Hashable>(id: ID, in space: Namespace.ID) -> some View")
    ) { (id: IdentityArgument, space: NamespaceID) in
      TransitionSourceModifier(MatchedKey(id: id.id, namespace: space.number))
    },
    .type("/// How what is presented comes.\nstruct NavigationTransition"),
    .staticMember(
      of: "NavigationTransition",
      text(
        "The system's own way.", "Text(\"Hi\").navigationTransition(.automatic)",
        "static let automatic: NavigationTransition")
    ) { ZoomTransition(source: nil) },
    .staticMember(
      of: "NavigationTransition",
      differing(
        "Grows out of the view that matchedTransitionSource(id:in:) marks.",
        "Text(\"Hi\").navigationTransition(.zoom(sourceID: 1, in: space))",
        "the source stays where it is, and nothing fades",
        """
        static func zoom<ID: Hashable>(
          sourceID: ID, in space: Namespace.ID
        ) -> NavigationTransition
        """)
    ) { (id: IdentityArgument, space: NamespaceID) in
      ZoomTransition(source: MatchedKey(id: id.id, namespace: space.number))
    },
    .modifier(
      text(
        "How the presented view comes; written on that view, outside its containers.",
        "Text(\"Hi\").navigationTransition(.automatic)",
        "func navigationTransition(_ style: NavigationTransition) -> some View")
    ) { (transition: ZoomTransition) in ZoomModifier(transition.source) },
  ]
}

/// How high a sheet is; nil is as high as there is room.
struct Detent: HostValue, Hashable {
  static var spelling: String { "PresentationDetent" }
  var height: SheetHeight?
}

/// How what is presented comes; nil is the system's own way.
struct ZoomTransition: HostValue, Hashable {
  static var spelling: String { "NavigationTransition" }
  var source: MatchedKey?
}
