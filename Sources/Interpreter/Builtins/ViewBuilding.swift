/// How builder blocks become view values: a small table of closures given to the machine, so that
/// running programs needs no view.
package import Basics

package struct ViewBuilding {
  /// A value written in a block as one view; nil when it is none.
  package var item: (_ value: Value, _ site: SourceRange) -> Value?
  package var tuple: ([Value]) -> Value
  package var conditional: (_ branch: Int, _ content: Value, _ site: SourceRange) -> Value
  package var empty: () -> Value
  package var placeholder: (_ name: String, _ site: SourceRange) -> Value

  package init(
    item: @escaping (_ value: Value, _ site: SourceRange) -> Value?,
    tuple: @escaping ([Value]) -> Value,
    conditional: @escaping (_ branch: Int, _ content: Value, _ site: SourceRange) -> Value,
    empty: @escaping () -> Value,
    placeholder: @escaping (_ name: String, _ site: SourceRange) -> Value
  ) {
    self.item = item
    self.tuple = tuple
    self.conditional = conditional
    self.empty = empty
    self.placeholder = placeholder
  }

  /// Blocks as plain tuples and arrays, for programs without views.
  package static var plain: ViewBuilding {
    ViewBuilding(
      item: { value, _ in value },
      tuple: { .object(TupleObject($0)) },
      conditional: { branch, content, _ in .object(TupleObject([.int(branch), content])) },
      empty: { .object(TupleObject([])) },
      placeholder: { name, _ in .string("<\(name)>") })
  }
}
