import Basics
import Drawing
import Engine

/// A matched pair as document 000 builds it, as engine values, with a state that a test switches.
final class PairBench: CompositeDefinition {
  var name: String { "ContentView" }
  var animatableData: AnimatableVector? { nil }
  var large = false
  let content: (Bool, Int) -> ViewValue

  init(_ content: @escaping (_ large: Bool, _ namespace: Int) -> ViewValue) {
    self.content = content
  }

  func body(in context: BodyContext) throws(Trap) -> ViewValue {
    content(large, context.storage.namespace(0, context.host))
  }
}

extension ViewGraph {
  static func pair(
    _ bench: PairBench, semantics: Semantics = Semantics()
  ) -> ViewGraph {
    ViewGraph(CompositeView(bench), canvas: Size(390, 844), semantics: semantics)
  }

  /// Switches the bench in a transaction.
  func toggle(_ bench: PairBench, _ animation: Animation?) {
    send {
      withTransaction(Transaction(animation: animation)) {
        enqueue { bench.large.toggle() }
      }
    }
  }

  func frame(at seconds: Double) -> Frame {
    advance(to: now - sinceEvent + Instant(seconds: seconds))
    return frame()
  }
}

extension Animation {
  static func linear(_ seconds: Double) -> Animation { .bezier(.linear, duration: seconds) }
}

extension ViewValue {
  func matched(_ namespace: Int, isSource: Bool = true) -> ViewValue {
    modified(
      by: MatchedGeometryModifier(
        MatchedKey(id: .string("id"), namespace: namespace), properties: .frame, anchor: .center,
        isSource: isSource))
  }
  func frame(_ width: Double?, _ height: Double?) -> ViewValue {
    modified(by: LayoutModifier.frame(width: width, height: height, alignment: .center))
  }
  func padding(_ d: Double) -> ViewValue {
    modified(
      by: LayoutModifier.padding(Insets(top: d, leading: d, bottom: d, trailing: d)))
  }
  func transition(_ t: TransitionValue) -> ViewValue { modified(by: TraitModifier.transition(t)) }
}

func vstack(_ views: ViewValue...) -> ViewValue {
  StackView.vertical(
    alignment: .horizontalCenter, spacing: nil, views.count == 1 ? views[0] : TupleView(views))
}

func choice(_ flag: Bool, _ first: ViewValue, _ second: ViewValue) -> ViewValue {
  ConditionalView(branch: flag ? 0 : 1, content: flag ? first : second, range: .none)
}

func yellow() -> ViewValue { ShapeView(Rectangle(), fill: Color(hex: 0xFFCC00)) }
