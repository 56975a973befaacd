// How cards are read.
import Language
import Testing

@Suite struct `A card's text becomes a signature` {
  @Test func `a modifier with defaults, generics and a builder`() throws {
    let card = CardDeclaration(
      .modifier,
      """
      /// Draws views in front.
      ///
      /// Example:
      ///     Text("Hi").overlay { Circle() }
      func overlay<C: View>(alignment: Alignment = .center, @ViewBuilder content: () -> C)
        -> some View
      """)
    let signature = try #require(SignatureParser.parse(card))
    #expect(signature.fullName == "overlay(alignment:content:)")
    #expect(signature.generics.map(\.name) == ["C"])
    #expect(signature.generics.map(\.constraint) == ["View"])
    #expect(signature.parameters.map(\.hasDefault) == [true, false])
    #expect(signature.parameters.map(\.isBuilder) == [false, true])
    #expect(signature.parameters[1].type == .function(parameters: [], result: .named("C", [])))
    #expect(signature.result == .view)
  }

  @Test func `properties, types, aliases and initialisers`() throws {
    func parse(_ role: CardDeclaration.Role, _ text: String) throws -> Signature {
      try #require(SignatureParser.parse(CardDeclaration(role, text)))
    }
    let leading = try parse(.member(owner: "Edge"), "static let leading: Edge")
    #expect(leading.kind == .property && leading.isStatic && leading.isConstant)
    let width = try parse(.member(owner: "CGSize"), "var width: CGFloat")
    #expect(width.result == .double && !width.isConstant)
    let toggle = try parse(.member(owner: "Bool"), "mutating func toggle()")
    #expect(toggle.isMutating && toggle.result == .void)
    let color = try parse(.type, "struct Color: View, ShapeStyle")
    #expect(color.conformances == ["View", "ShapeStyle"])
    let made = try parse(.initializer(owner: "Int"), "init?(_ text: String)")
    #expect(made.result == .optional(.int))
    #expect(try parse(.type, "typealias Length = CGFloat").result == .double)
    #expect(SignatureParser.parse(CardDeclaration(.modifier, "func a()\nfunc b()")) == nil)
  }

  @Test func `the catalog files cards by owner and name without parsing`() {
    let catalog = ToyCatalog.make()
    #expect(catalog.cards(named: "padding", owner: "View").count == 2)
    #expect(catalog.cards(named: "init", owner: "Text").count == 1)
    #expect(catalog.cards(named: "default", owner: "Animation").count == 1)
    #expect(catalog.cards(named: "withAnimation", owner: "").count == 1)
    #expect(catalog.names(owner: "Bool") == ["toggle"])
    #expect(catalog.types(conformingTo: "ShapeStyle") == ["Color"])
    #expect(catalog.conformances(of: "Circle") == ["Shape", "View"])
  }

  @Test func `every card of the toy catalog can be read`() {
    let catalog = ToyCatalog.make()
    for id in catalog.declarations.indices {
      #expect(catalog.signature(id) != nil, "\(catalog.declarations[id].text)")
    }
  }
}
