/// Lists, forms, sections: rows with a line below each.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let lists: [Builtin] = listTypes + plainLists + dataLists + sections

  private static let listTypes: [Builtin] = [
    ("Rows below each other.", "struct List: View"), ("Controls in rows.", "struct Form: View"),
    ("Rows with a title.", "struct Section: View"),
  ].map { .type("/// \($0)\n\($1)") }

  /// Each element of the content a row. Headers and footers are small, without a line. With a
  /// selection a tap on a row chooses its tag.
  private static func rows(
    _ content: ViewValue, _ selection: BindingObject? = nil
  ) throws -> ViewValue {
    let chosen = try selection.map { ElementID(try $0.get()) }
    let inside = content.modified(by: EnvironmentModifier { $0[.isInRow] = true })
    let all = ElementsView("List", inside) { elements in
      TupleView(
        elements.map { element in
          guard element.rowKind == .row else { return heading(element) }
          let row = ListRows.row(element)
          guard let selection, let value = element.tag?.value else { return row }
          let grey = ShapeView(
            Rectangle(), fill: element.tag?.id == chosen ? ControlParts.track : .clear)
          return ControlParts.tapped(ControlParts.behind(row, grey)) { try selection.set(value) }
        })
    }
    return ScrollRegionView(.vertical, StackView.vertical(alignment: .leading, spacing: 0, all))
  }

  private static func heading(_ view: ViewValue) -> ViewValue {
    ControlParts.filling(
      ControlParts.padded(view, 16, 6), alignment: Alignment(.leading, .verticalCenter))
  }

  private static let plainRows =
    "plain rows in every style: padding 16 and 11, a line of 1 point at the bottom"

  private static let plainLists: [Builtin] =
    ["List", "Form"].map { name in
      .view(
        name,
        differing(
          "Rows below each other that scroll.", "\(name) { Text(\"a\"); Text(\"b\") }", plainRows,
          "init<Content: View>(@ViewBuilder content: () -> Content)")
      ) { (content: BuiltContent) in try rows(content.value) }
    } + [
      .view(
        "List",
        differing(
          "Rows of which some are chosen.",
          "List(selection: .constant(1)) { Text(\"a\") }", plainRows,
          """
          init<V, Content: View>(selection: Binding<V>?, @ViewBuilder content: () -> Content)
          """)
      ) { (selection: BindingArgument?, content: BuiltContent) in
        try rows(content.value, selection?.object)
      }
    ]

  private static let dataLists: [Builtin] = [
    .view(
      "List",
      differing(
        "A row for each element, by a key path to its id.",
        "List([1, 2], id: \\.self) { Text(\"\\($0)\") }", plainRows,
        """
        init<Data: RandomAccessCollection, ID: Hashable, Content: View>(
          _ data: Data, id: KeyPath<Data.Element, ID>,
          @ViewBuilder rowContent: @escaping (Data.Element) -> Content
        )
        """)
    ) { (data: ElementsArgument, id: KeyPathArgument, content: Closure) in
      try rows(
        Vocabulary.views(data, content) { try content.machine.read(id.components, of: $0) })
    },
    .view(
      "List",
      differing(
        "A row for each whole number of a range.", "List(0..<3) { Text(\"\\($0)\") }", plainRows,
        """
        init<Content: View>(
          _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Content
        )
        """)
    ) { (data: ElementsArgument, content: Closure) in
      try rows(Vocabulary.views(data, content))
    },
    .view(
      "List",
      differing(
        "A row for each element; the elements have ids.",
        "List([1, 2], id: \\.self) { Text(\"\\($0)\") }", plainRows,
        """
        init<Data: RandomAccessCollection, Content: View>(
          _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Content
        ) where Data.Element: Identifiable
        """)
    ) { (data: ElementsArgument, content: Closure) in
      try rows(Vocabulary.views(data, content))
    },
    .view(
      "List",
      differing(
        "A row for each element, of which some are chosen.",
        "List(0..<3, selection: .constant(1)) { Text(\"\\($0)\") }", plainRows,
        """
        init<Data: RandomAccessCollection, V, Content: View>(
          _ data: Data, selection: Binding<V>?,
          @ViewBuilder rowContent: @escaping (Data.Element) -> Content
        )
        """)
    ) { (data: ElementsArgument, selection: BindingArgument?, content: Closure) in
      try rows(Vocabulary.views(data, content), selection?.object)
    },
  ]

  private static func section(
    _ header: ViewValue?, _ content: ViewValue, _ footer: ViewValue?
  ) -> ViewValue {
    func small(_ view: ViewValue, _ kind: RowKind) -> ViewValue {
      ControlParts.colored(view, Color(hex: 0x3C3C43, opacity: 0.6)).modified(
        by: EnvironmentModifier { $0[.font] = Font(size: 13) }
      ).modified(by: TraitModifier.rowKind(kind))
    }
    return GroupView(
      TupleView(
        [header.map { small($0, .header) }, content, footer.map { small($0, .footer) }]
          .compactMap { $0 }))
  }

  private static let sections: [Builtin] = [
    .view(
      "Section",
      text(
        "Rows that belong together.", "List { Section { Text(\"a\") } }",
        "init<Content: View>(@ViewBuilder content: () -> Content)")
    ) { (content: BuiltContent) in section(nil, content.value, nil) },
    .view(
      "Section",
      text(
        "Rows with a title in small letters.", "List { Section(\"Title\") { Text(\"a\") } }",
        "init<Content: View>(_ title: String, @ViewBuilder content: () -> Content)")
    ) { (title: String, content: BuiltContent) in section(TextView(title), content.value, nil) },
    .view(
      "Section",
      text(
        "Rows with a header and a footer.",
        "List { Section { Text(\"a\") } header: { Text(\"h\") } footer: { Text(\"f\") } }",
        """
        init<Content: View, Header: View, Footer: View>(
          @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
          @ViewBuilder footer: () -> Footer
        )
        """)
    ) { (content: BuiltContent, header: BuiltContent, footer: BuiltContent) in
      section(header.value, content.value, footer.value)
    },
    .view(
      "Section",
      text(
        "Rows with a header.", "List { Section { Text(\"a\") } header: { Text(\"h\") } }",
        """
        init<Content: View, Header: View>(
          @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
        )
        """)
    ) { (content: BuiltContent, header: BuiltContent) in
      section(header.value, content.value, nil)
    },
    .view(
      "Section",
      text(
        "Rows with a footer.", "List { Section { Text(\"a\") } footer: { Text(\"f\") } }",
        """
        init<Content: View, Footer: View>(
          @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
        )
        """)
    ) { (content: BuiltContent, footer: BuiltContent) in
      section(nil, content.value, footer.value)
    },
    .view(
      "Section",
      text(
        "Rows with a header view.", "List { Section(header: Text(\"h\")) { Text(\"a\") } }",
        """
        init<Header: View, Content: View>(
          header: Header, @ViewBuilder content: () -> Content
        )
        """)
    ) { (header: ViewContent, content: BuiltContent) in
      section(header.value, content.value, nil)
    },
    .view(
      "Section",
      text(
        "Rows with a footer view.", "List { Section(footer: Text(\"f\")) { Text(\"a\") } }",
        """
        init<Footer: View, Content: View>(
          footer: Footer, @ViewBuilder content: () -> Content
        )
        """)
    ) { (footer: ViewContent, content: BuiltContent) in
      section(nil, content.value, footer.value)
    },
  ]
}
