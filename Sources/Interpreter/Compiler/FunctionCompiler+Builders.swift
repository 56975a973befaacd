/// View-builder blocks: the views of a block become one view value.
import Basics
import Language

extension FunctionCompiler {
  /// Evaluates a block into the slot on top.
  mutating func builder(_ builder: ResolvedBuilder, at range: SourceRange) -> Int32 {
    let start = top
    var count = 0
    for item in builder.items {
      switch item {
      case .view(let expression):
        let item = slot(expression)
        if !context.makesView(expression) {
          code.sites.append(expression.range)
          code.slow(.viewItem, item, Int32(code.sites.count - 1), at: expression.range)
        }
        count += 1
      case .statement(let statement): compile(statement)
      case .conditional(let conditions, let yes, let no, let range):
        conditional(conditions, yes, no, at: range)
        count += 1
      case .switched(let value, let subject, let cases, let range):
        switched(value, subject, cases, at: range)
        count += 1
      }
    }
    if count == 1 { return start }
    if count == 0 { return slow(.viewEmpty, at: range) }
    return finish(.viewTuple, from: start, count: count, at: range)
  }

  private mutating func conditional(
    _ conditions: [ResolvedCondition], _ yes: ResolvedBuilder, _ no: ResolvedBuilder?,
    at range: SourceRange
  ) {
    let slot = top
    let other = Label()
    let end = Label()
    test(conditions, else: other, at: range)
    branch(0, yes, at: range)
    jump(.jump, to: end, at: range)
    place(other)
    top = slot
    branch(1, no ?? ResolvedBuilder(items: []), at: range)
    place(end)
  }

  private mutating func branch(_ index: Int, _ builder: ResolvedBuilder, at range: SourceRange) {
    let slot = self.builder(builder, at: range)
    code.sites.append(range)
    code.slow(.viewConditional, slot, Int32(index), Int32(code.sites.count - 1), at: range)
  }

  private mutating func switched(
    _ value: ResolvedExpression, _ subject: Int, _ cases: [ResolvedBuilderCase],
    at range: SourceRange
  ) {
    let slot = top
    let end = Label()
    declare(subject, value, at: range)
    for (index, one) in cases.enumerated() {
      top = slot
      let failure = Label()
      select(one.patterns, one.filter, register(of: subject), else: failure, at: range)
      branch(index, one.body, at: range)
      jump(.jump, to: end, at: range)
      place(failure)
    }
    top = slot
    branch(cases.count, ResolvedBuilder(items: []), at: range)
    place(end)
  }
}
