/// Identity, order and matching.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let identityModifiers: [Builtin] = [
    .rewriting(
      text(
        "Gives the view an identity; another id is another view.", "Text(\"Hi\").id(on)",
        "/// Marks: identifies\nfunc id<ID: Hashable>(_ id: ID) -> some View")
    ) {
      (content: ViewValue, id: IdentityArgument) in IdentifiedView(content, id: id.id)
    },
    .modifier(
      text(
        "Draws the view before or behind its neighbours.",
        "ZStack { Color.red.zIndex(1); Text(\"Hi\") }",
        "/// Marks: raises\nfunc zIndex(_ value: Double) -> some View")
    ) {
      (value: Double) in TraitModifier.zIndex(value)
    },
    .modifier(
      text(
        "Gives the view the position or size of another view with the same id.",
        "Circle().matchedGeometryEffect(id: \"dot\", in: space)",
        """
        /// Marks: matches
        func matchedGeometryEffect<ID: Hashable>(
          id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
          anchor: UnitPoint = .center, isSource: Bool = true
        ) -> some View
        """)
    ) {
      (
        id: IdentityArgument, namespace: NamespaceID, properties: MatchedProperties,
        anchor: UnitPoint, isSource: Bool
      ) in
      MatchedGeometryModifier(
        MatchedKey(id: id.id, namespace: namespace.number), properties: properties, anchor: anchor,
        isSource: isSource)
    },
    .modifier(
      text(
        "Puts a modifier of your own around the view.", "Text(\"Hi\")",
        "/// Marks: applies\nfunc modifier<M: ViewModifier>(_ modifier: M) -> some View")
    ) {
      (modifier: ModifierArgument) in modifier.modifier
    },
  ]
}
