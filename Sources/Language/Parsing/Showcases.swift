// What shows views of a program to people: previews and scenes.
package import Basics
internal import SwiftParser
internal import SwiftSyntax

/// A preview, the window of an app or the page of a playground: code that stands outside of the
/// program's own views and builds one to be looked at.
package struct Showcase: Sendable {
  package enum Kind: String, Sendable {
    case app, preview, provider, page
  }

  package var kind: Kind
  /// The title of a preview, the name of an app or provider; nil for a preview without a title.
  package var name: String?
  /// The code that builds the view.
  package var content: Basics.SourceRange
  /// Properties it needs: those of the app, and states declared inside a preview.
  package var properties: [Basics.SourceRange]
  /// Where it begins.
  package var range: Basics.SourceRange
}

/// Finds showcases by their form, file by file.
struct ShowcaseSearch {
  let file: Int

  func all(in tree: SourceFileSyntax) -> [Showcase] {
    tree.statements.flatMap { item -> [Showcase] in
      switch item.item {
      case .decl(let node):
        if let type = node.as(StructDeclSyntax.self) { return one(showcase(type)) }
        guard let macro = node.as(MacroExpansionDeclSyntax.self) else { return [] }
        return one(
          preview(macro.macroName, macro.arguments, macro.trailingClosure, range(macro)))
      case .expr(let node):
        guard let macro = node.as(MacroExpansionExprSyntax.self) else { return pages(node) }
        return one(
          preview(macro.macroName, macro.arguments, macro.trailingClosure, range(macro)))
      default: return []
      }
    }
  }

  private func one(_ found: Showcase?) -> [Showcase] { found.map { [$0] } ?? [] }

  /// A statement at the top of a file, as playgrounds have: a view handed to what shows it, by a
  /// call or an assignment. What holds the view may be no view itself, so that what is handed to
  /// that comes second.
  private func pages(_ node: ExprSyntax) -> [Showcase] {
    var found: [Showcase] = []
    var shown = handed(by: node)
    while let content = shown, found.count < 4 {
      found.append(
        Showcase(
          kind: .page, name: nil, content: range(content), properties: [], range: range(node)))
      guard let call = content.as(FunctionCallExprSyntax.self) else { break }
      shown = call.arguments.first?.expression
    }
    return found
  }

  private func handed(by node: ExprSyntax) -> ExprSyntax? {
    if let call = node.as(FunctionCallExprSyntax.self) {
      guard call.calledExpression.is(MemberAccessExprSyntax.self) else { return nil }
      return call.arguments.first?.expression
    }
    guard let sequence = node.as(SequenceExprSyntax.self) else { return nil }
    let parts = Array(sequence.elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self) else { return nil }
    return parts[2]
  }

  private func range(_ node: some SyntaxProtocol) -> Basics.SourceRange {
    Basics.SourceRange(
      node.positionAfterSkippingLeadingTrivia.utf8Offset,
      node.endPositionBeforeTrailingTrivia.utf8Offset, file: file)
  }

  private func preview(
    _ name: TokenSyntax, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?,
    _ range: Basics.SourceRange
  ) -> Showcase? {
    guard name.text == "Preview", let closure, let last = closure.statements.last else {
      return nil
    }
    let title = arguments.first.flatMap { $0.expression.as(StringLiteralExprSyntax.self) }?
      .representedLiteralValue
    var properties: [Basics.SourceRange] = []
    var start = closure.statements.first?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
    for item in closure.statements {
      guard case .decl(let node) = item.item, let variable = node.as(VariableDeclSyntax.self),
        let marker = variable.attributes.first(where: {
          $0.trimmedDescription.hasPrefix("@Previewable")
        })
      else { continue }
      let end = variable.endPositionBeforeTrailingTrivia.utf8Offset
      properties.append(
        Basics.SourceRange(
          marker.endPositionBeforeTrailingTrivia.utf8Offset, end, file: file))
      start = end
    }
    let end = last.endPositionBeforeTrailingTrivia.utf8Offset
    return Showcase(
      kind: .preview, name: title, content: Basics.SourceRange(min(start, end), end, file: file),
      properties: properties, range: range)
  }

  private func showcase(_ type: StructDeclSyntax) -> Showcase? {
    let inherited = type.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    let name = type.name.text
    if inherited.contains("PreviewProvider") {
      guard let body = body("previews", of: type) else { return nil }
      return Showcase(
        kind: .provider, name: name, content: range(body),
        properties: stored(in: type, isStatic: true), range: range(type))
    }
    guard inherited.contains("App"), let body = body("body", of: type) else { return nil }
    for item in body {
      guard case .expr(let node) = item.item, let window = window(in: node) else { continue }
      return Showcase(
        kind: .app, name: name, content: range(window.statements),
        properties: stored(in: type, isStatic: false), range: range(type))
    }
    return nil
  }

  /// The closure of the first scene that shows a window of views, under the scene's modifiers.
  private func window(in node: ExprSyntax) -> ClosureExprSyntax? {
    var node = node
    while let call = node.as(FunctionCallExprSyntax.self) {
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = member.base
      {
        node = base
        continue
      }
      return call.trailingClosure
    }
    return nil
  }

  private func body(_ name: String, of type: StructDeclSyntax) -> CodeBlockItemListSyntax? {
    for member in type.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        let binding = variable.bindings.first,
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name,
        case .getter(let items)? = binding.accessorBlock?.accessors
      else { continue }
      return items
    }
    return nil
  }

  /// Stored properties whose wrappers a view may have as well.
  private func stored(in type: StructDeclSyntax, isStatic: Bool) -> [Basics.SourceRange] {
    type.memberBlock.members.compactMap { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        variable.bindings.allSatisfy({ $0.accessorBlock == nil && $0.initializer != nil }),
        variable.modifiers.contains(where: { $0.name.text == "static" }) == isStatic
      else { return nil }
      return range(variable)
    }
  }
}
