/// All cards' signatures by receiver and base name. Made once from the declarations in the order of
/// their `CardID`s; signatures are parsed when first asked for.
package final class Catalog {
  package let declarations: [CardDeclaration]

  package init(_ declarations: [CardDeclaration]) {
    self.declarations = declarations
  }
}
