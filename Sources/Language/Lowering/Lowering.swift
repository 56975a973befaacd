// From the syntax tree to the program tree: one walk, no names looked up.
internal import Basics
internal import SwiftSyntax

/// Turns one file's syntax tree into declarations. What the language here does not have becomes an
/// `unsupported` node, which the checker reports where it matters.
final class Lowering {
  let file: Int
  /// Highest `$n` seen in the closure being lowered, plus one.
  var shorthandCount = 0

  /// How deep the expression being lowered stands, operators to its left included.
  var depth = 0
  static let maxDepth = 1000

  /// How tightly the program's own operators bind.
  let operators: [String: Int]

  /// `file` is negative for texts that are not part of a program: their ranges are `none`.
  init(file: Int, operators: [String: Int] = [:]) {
    self.file = file
    self.operators = operators
  }

  func range(_ node: some SyntaxProtocol) -> Basics.SourceRange {
    if file < 0 { return .none }
    return Basics.SourceRange(
      node.positionAfterSkippingLeadingTrivia.utf8Offset,
      node.endPositionBeforeTrailingTrivia.utf8Offset, file: file)
  }

  func range(from start: Basics.SourceRange, to end: Basics.SourceRange) -> Basics.SourceRange {
    file < 0 ? .none : Basics.SourceRange(start.start, max(start.start, end.end), file: file)
  }

  /// Types of this file that are private to it and share their name with one of another file.
  var aliases: [String: String] = [:]

  func name(_ token: TokenSyntax) -> String {
    let text = token.text
    if !aliases.isEmpty, let alias = aliases[text] { return alias }
    guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// Types declared inside of bodies; they stand beside the others.
  var hoisted: [Declaration] = []

  func file(_ tree: SourceFileSyntax) -> [Declaration] {
    let all = declarations(tree.statements)
    return all + hoisted
  }

  func declarations(_ items: CodeBlockItemListSyntax) -> [Declaration] {
    var all: [Declaration] = []
    for item in items {
      switch item.item {
      case .decl(let node):
        if let configuration = node.as(IfConfigDeclSyntax.self) {
          if case .statements(let inner)? = chosen(configuration) { all += declarations(inner) }
        } else {
          all += declaration(node)
        }
      case .stmt(let node): all.append(.statement(statement(node)))
      case .expr(let node):
        let macro = node.as(MacroExpansionExprSyntax.self)
        if macro?.macroName.text == "Preview" { continue }
        all.append(.statement(Statement(.expression(expression(node)), range(node))))
      @unknown default: continue
      }
    }
    return all
  }

  /// The branch of `#if` that is taken: the first whose condition is not known to be false here.
  func chosen(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    for clause in node.clauses {
      guard let condition = clause.condition else { return clause.elements }
      if holds(condition) { return clause.elements }
    }
    return nil
  }

  private func holds(_ condition: ExprSyntax) -> Bool {
    let text = condition.trimmedDescription
    if text.hasPrefix("!") { return text == "!DEBUG" ? false : text.hasPrefix("!os(iOS)") == false }
    return text == "DEBUG" || text == "true" || text.hasPrefix("os(iOS)")
      || text.hasPrefix("canImport(SwiftUI") || text.hasPrefix("canImport(UIKit")
      || text.hasPrefix("swift(>=") || text.hasPrefix("compiler(>=")
  }

  func attributes(_ list: AttributeListSyntax) -> [WrittenAttribute] {
    var all: [WrittenAttribute] = []
    for element in list {
      guard case .attribute(let node) = element else { continue }
      var arguments: [ExpressionArgument] = []
      if case .argumentList(let given)? = node.arguments { arguments = self.arguments(given) }
      let written = type(node.attributeName)
      all.append(
        WrittenAttribute(
          name: written.simpleName ?? "", arguments: arguments, range: range(node)))
    }
    return all
  }

  func generics(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  )
    -> [WrittenGeneric]
  {
    var all: [WrittenGeneric] = []
    for parameter in clause?.parameters ?? [] {
      let constraint = parameter.inheritedType.map { type($0).simpleName ?? "Any" }
      all.append(WrittenGeneric(name: parameter.name.text, constraint: constraint))
    }
    for requirement in requirements?.requirements ?? [] {
      switch requirement.requirement {
      case .conformanceRequirement(let node):
        guard let left = type(node.leftType).simpleName else { continue }
        let right = type(node.rightType).simpleName
        if let index = all.firstIndex(where: { $0.name == left }) {
          all[index].constraint = all[index].constraint ?? right
        } else {
          all.append(WrittenGeneric(name: left, constraint: right))
        }
      case .sameTypeRequirement(let node):
        let sides = ["\(node.leftType.trimmedDescription)", "\(node.rightType.trimmedDescription)"]
        if sides[0] == "Self" { all.append(WrittenGeneric(name: "Self", constraint: sides[1])) }
      default: continue
      }
    }
    return all
  }
}

extension Lowering {
  func type(_ node: TypeSyntax) -> WrittenType {
    let place = range(node)
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      return WrittenType(.name(name(node.name), typeArguments(node.genericArgumentClause)), place)
    case .memberType(let node):
      let base = type(node.baseType).simpleName ?? "?"
      return WrittenType(
        .name("\(base).\(name(node.name))", typeArguments(node.genericArgumentClause)), place)
    case .optionalType(let node): return WrittenType(.optional(type(node.wrappedType)), place)
    case .implicitlyUnwrappedOptionalType(let node):
      return WrittenType(.forced(type(node.wrappedType)), place)
    case .arrayType(let node): return WrittenType(.array(type(node.element)), place)
    case .dictionaryType(let node):
      return WrittenType(.dictionary(type(node.key), type(node.value)), place)
    case .tupleType(let node):
      let elements = node.elements.map { (label: $0.firstName?.text, type: type($0.type)) }
      if elements.count == 1 { return elements[0].type }
      return WrittenType(.tuple(elements), place)
    case .functionType(let node):
      return WrittenType(
        .function(node.parameters.map { type($0.type) }, type(node.returnClause.type)), place)
    case .someOrAnyType(let node): return WrittenType(.opaque(type(node.constraint)), place)
    case .attributedType(let node):
      let inner = type(node.baseType)
      for case .simpleTypeSpecifier(let part) in node.specifiers
      where part.specifier.text == "inout" {
        return WrittenType(.name("inout", [inner]), place)
      }
      return inner
    case .metatypeType(let node): return WrittenType(.metatype(type(node.baseType)), place)
    case .compositionType(let node):
      let names = node.elements.compactMap { type($0.type).simpleName }
      guard !names.isEmpty else { break }
      return WrittenType(.name(names.joined(separator: " & "), []), place)
    default: break
    }
    return WrittenType(.unsupported("this type"), place)
  }

  func typeArguments(_ clause: GenericArgumentClauseSyntax?) -> [WrittenType] {
    var all: [WrittenType] = []
    for argument in clause?.arguments ?? [] {
      if case .type(let node) = argument.argument { all.append(type(node)) }
    }
    return all
  }
}
