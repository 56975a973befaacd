/// Layouts as values: custom ones, the built-in ones, and what a custom layout is handed.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let layouts: [Builtin] =
    [
      layoutTypes, [layoutCall], builtInLayouts, proposals, fixedProposals, proposedSides,
      layoutSubviews, layoutValues,
    ].flatMap { $0 }

  /// Members that only a layout of the program can use.
  private static let custom = "HStackLayout { Text(\"a\") }"

  private static let layoutTypes: [Builtin] =
    [
      ("Finds sizes and places of views itself.", "protocol Layout: Animatable"),
      ("Any layout; the views inside stay while it changes.", "struct AnyLayout: Layout"),
      ("`HStack` as a value.", "struct HStackLayout: Layout"),
      ("`VStack` as a value.", "struct VStackLayout: Layout"),
      ("`ZStack` as a value.", "struct ZStackLayout: Layout"),
      ("What a view is offered: lengths, or nil for the ideal one.", "struct ProposedViewSize"),
      ("A view that a layout places.", "struct LayoutSubview"),
      ("The views that a layout places.", "typealias LayoutSubviews = [LayoutSubview]"),
      ("The views that a layout places.", "typealias Subviews = [LayoutSubview]"),
      ("A value that layouts read of their views.", "protocol LayoutValueKey"),
      ("What a layout remembers between its calls.", "typealias Cache = Any"),
    ].map { (summary: String, declaration: String) -> Builtin in
      .type("/// \(summary)\n\(declaration)")
    }

  private static let layoutCall: Builtin =
    .member(
      of: "Layout",
      text(
        "The views, laid out.", "HStackLayout(spacing: 4) { Text(\"a\"); Text(\"b\") }",
        "func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View")
    ) { (layout: LayoutBox, content: BuiltContent) in
      CustomLayoutView(layout.name, layout.kind, content.value)
    }

  private static let builtInLayouts: [Builtin] = [
    .initializer(
      of: "AnyLayout",
      text(
        "A layout under which another may take its place.",
        "AnyLayout(HStackLayout()) { Text(\"a\") }",
        "init<L: Layout>(_ layout: L)")
    ) { (layout: LayoutBox) in LayoutBox(name: "AnyLayout", kind: layout.kind) },
    .initializer(
      of: "HStackLayout",
      text(
        "A row.", "HStackLayout(spacing: 4) { Text(\"a\"); Text(\"b\") }",
        "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)")
    ) { (alignment: VerticalAlignment, spacing: Double?) in
      LayoutBox(
        name: "HStackLayout",
        kind: .builtIn(.hstack, .stack(alignment: alignment.key, spacing: spacing)))
    },
    .initializer(
      of: "VStackLayout",
      text(
        "A column.", "VStackLayout(spacing: 4) { Text(\"a\"); Text(\"b\") }",
        "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)")
    ) { (alignment: HorizontalAlignment, spacing: Double?) in
      LayoutBox(
        name: "VStackLayout",
        kind: .builtIn(.vstack, .stack(alignment: alignment.key, spacing: spacing)))
    },
    .initializer(
      of: "ZStackLayout",
      text(
        "Views on top of each other.", "ZStackLayout { Text(\"a\"); Text(\"b\") }",
        "init(alignment: Alignment = .center)")
    ) { (alignment: Alignment) in
      LayoutBox(name: "ZStackLayout", kind: .builtIn(.zstack, .zstack(alignment)))
    },
  ]

  private static let proposals: [Builtin] =
    [
      .initializer(
        of: "ProposedViewSize",
        text(
          "Lengths to offer; nil asks for the ideal one.",
          "Text(\"\\(ProposedViewSize(width: 4, height: nil).width ?? 0)\")",
          "init(width: CGFloat?, height: CGFloat?)")
      ) { (width: Double?, height: Double?) in Proposal(width: width, height: height) },
      .initializer(
        of: "ProposedViewSize",
        text(
          "A size to offer.",
          "Text(\"\\(ProposedViewSize(CGSize(width: 4, height: 2)).width ?? 0)\")",
          "init(_ size: CGSize)")
      ) { (size: Size) in Proposal(size) },
      .member(
        of: "ProposedViewSize",
        text(
          "The size with lengths in place of those that are not given.",
          "Text(\"\\(ProposedViewSize.unspecified.replacingUnspecifiedDimensions().width)\")",
          """
          func replacingUnspecifiedDimensions(
            by size: CGSize = CGSize(width: 10, height: 10)
          ) -> CGSize
          """)
      ) { (proposal: Proposal, size: Size) in
        Size(
          proposal.width == Proposal.unspecified ? size.width : proposal.width,
          proposal.height == Proposal.unspecified ? size.height : proposal.height)
      },
    ]

  private static let fixedProposals: [Builtin] =
    ([
      ("zero", "The least size.", Proposal(0, 0)), ("unspecified", "The ideal size.", .ideal),
      ("infinity", "The greatest size.", Proposal(.infinity, .infinity)),
    ] as [(String, String, Proposal)]).map {
      (name: String, summary: String, proposal: Proposal) -> Builtin in
      .staticMember(
        of: "ProposedViewSize",
        text(
          summary, "Text(\"\\(ProposedViewSize.\(name).width ?? 0)\")",
          "static let \(name): ProposedViewSize")
      ) { proposal }
    }

  private static let proposedSides: [Builtin] = [
    side("width", { $0.width }, { $0.width = $1 }),
    side("height", { $0.height }, { $0.height = $1 }),
  ]

  private static func side(
    _ name: String, _ read: @escaping @Sendable (Proposal) -> Double,
    _ write: @escaping @Sendable (inout Proposal, Double) -> Void
  ) -> Builtin {
    .property(
      of: "ProposedViewSize",
      text(
        "The length in points, nil where none is given.",
        "Text(\"\\(ProposedViewSize.zero.\(name) ?? 1)\")", "var \(name): CGFloat?"),
      get: { (proposal: Proposal) -> Double? in
        let length = read(proposal)
        return length == Proposal.unspecified ? nil : length
      },
      set: { (proposal: inout Proposal, length: Double?) in
        write(&proposal, length ?? Proposal.unspecified)
      })
  }

  private static let layoutSubviews: [Builtin] = [
    .member(
      of: "LayoutSubview",
      text(
        "The size the view takes of an offer.", custom,
        "func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize")
    ) { (view: LayoutSubview, proposal: Proposal) in view.subviews.size(view.index, proposal) },
    .member(
      of: "LayoutSubview",
      text(
        "Size and guides of the view for an offer.", custom,
        "func dimensions(in proposal: ProposedViewSize) -> ViewDimensions")
    ) { (view: LayoutSubview, proposal: Proposal) in
      Dimensions(value: view.subviews.dimensions(view.index, proposal))
    },
    .member(
      of: "LayoutSubview",
      text(
        "Puts the view's anchor at a point of the layout.", custom,
        """
        func place(
          at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
        )
        """)
    ) { (view: LayoutSubview, point: Point, anchor: UnitPoint, proposal: Proposal) in
      view.subviews.place(view.index, at: point, anchor: anchor, proposal)
      return Nothing()
    },
    .member(
      of: "LayoutSubview",
      text("The view's layout priority.", custom, "var priority: Double { get }")
    ) { (view: LayoutSubview) in view.subviews.priority(view.index) },
    .type("/// The distances a view prefers.\nstruct ViewSpacing"),
    .member(
      of: "LayoutSubview",
      text("The distances the view prefers.", custom, "var spacing: ViewSpacing { get }")
    ) { (view: LayoutSubview) in SpacingOfView(view: view) },
    .member(
      of: "ViewSpacing",
      text(
        "The distance to the view that comes next, in points.", custom,
        "func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat")
    ) { (spacing: SpacingOfView, next: SpacingOfView, axis: Axis) in
      spacing.view.subviews.distance(spacing.view.index, to: next.view.index, along: axis)
    },
  ]
}

extension Vocabulary {
  /// A key is a type of the program; the example shows the call.
  private static func withKey(_ call: String) -> String { "Text(\"Hi\") /* \(call) */" }

  private static let layoutValues: [Builtin] = [
    .modifier(
      text(
        "A value for the layout that places the view.",
        withKey("layoutValue(key: Rank.self, value: 2)"),
        "func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View"),
      taking: ["Any", "Any"]
    ) { context in
      let content = try context.next(ViewContent.self).value
      let key = try context.next(KeyArgument.self).key
      let value = TagValue(try context.next(Value.self))
      return .object(content.modified(by: TraitModifier.layoutValue(key.name, value)))
    },
    .member(
      of: "LayoutSubview",
      text(
        "What was written for the layout under a key.", withKey("subview[Rank.self]"),
        "subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { get }"),
      taking: ["Any"]
    ) { context in
      let view = try context.next(LayoutSubview.self)
      let key = try context.next(KeyArgument.self).key
      if let box = view.subviews.value(view.index, key.name) { return ProgramKey.value(box) }
      return ProgramKey.value(try key.defaultValue())
    },
  ]
}

/// A layout as a value.
struct LayoutBox: HostValue {
  static var spelling: String { "Layout" }
  var name: String
  var kind: CustomLayoutView.Kind

  init(name: String, kind: CustomLayoutView.Kind) {
    self.name = name
    self.kind = kind
  }

  init(_ value: Value, in context: CallContext) throws {
    if let box = value.cast(to: HostObject<LayoutBox>.self)?.value {
      self = box
    } else if let structure = value.cast(to: StructObject.self),
      structure.type.hasMethod("placeSubviews(in:proposal:subviews:cache:)")
    {
      let layout = InterpretedLayout(context.machine, structure)
      self.init(name: layout.name, kind: .custom(layout))
    } else {
      throw context.mismatch(expected: "some Layout", got: value)
    }
  }
}

/// `ViewSpacing`.
struct SpacingOfView: HostValue {
  static var spelling: String { "ViewSpacing" }
  var view: LayoutSubview
}
