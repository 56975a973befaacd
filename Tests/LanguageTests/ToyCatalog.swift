// A small vocabulary for these tests: enough for the programs of the seed documents.
import Basics
import Language

/// Cards in the notation of the vocabulary, without anything behind them.
enum ToyCatalog {
  static func make() -> Catalog { Catalog(types + views + members + modifiers + functions) }

  private static let types: [CardDeclaration] = [
    "protocol View", "protocol ShapeStyle", "protocol Shape: View", "protocol Transition",
    "protocol ViewModifier", "protocol Animatable", "struct Color: View, ShapeStyle",
    "struct Text: View", "struct VStack: View", "struct HStack: View", "struct ZStack: View",
    "struct Group: View", "struct ForEach: View", "struct Spacer: View", "struct Button: View",
    "struct Image: View", "struct Rectangle: Shape", "struct Circle: Shape",
    "struct RoundedRectangle: Shape", "struct Animation", "struct AnyTransition",
    "struct Alignment", "struct HorizontalAlignment", "struct VerticalAlignment",
    "struct UnitPoint", "struct Font", "struct Namespace", "struct CGPoint", "struct CGSize",
    "struct CGRect", "struct Path: Shape", "struct EnvironmentValues", "struct TransitionPhase",
    "struct OpacityTransition: Transition", "struct Binding<Value>", "struct TextAlignment",
    "struct State<Value>", "typealias Length = Double",
    "struct Bool", "struct Double", "struct Int", "struct String", "struct Array<Element>",
  ].map { CardDeclaration(.type, $0) }

  private static func initializers(_ owner: String, _ texts: String...) -> [CardDeclaration] {
    texts.map { CardDeclaration(.initializer(owner: owner), $0) }
  }

  private static func members(_ owner: String, _ texts: String...) -> [CardDeclaration] {
    texts.map { CardDeclaration(.member(owner: owner), $0) }
  }

  private static let views: [CardDeclaration] =
    initializers("Text", "init(_ content: String)")
    + initializers(
      "VStack",
      """
      /// Lays its views out in a column.
      init<Content: View>(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
      )
      """)
    + initializers(
      "HStack",
      "init<C: View>(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, "
        + "@ViewBuilder content: () -> C)")
    + initializers(
      "ZStack", "init<C: View>(alignment: Alignment = .center, @ViewBuilder content: () -> C)")
    + initializers("Group", "init<C: View>(@ViewBuilder content: () -> C)")
    + initializers(
      "ForEach",
      "init<Data: RandomAccessCollection, ID: Hashable, C: View>(_ data: Data, "
        + "id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> C)",
      "init<Data: RandomAccessCollection, C: View>(_ data: Data, "
        + "@ViewBuilder content: @escaping (Data.Element) -> C)")
    + initializers("Spacer", "init(minLength: CGFloat? = nil)")
    + initializers(
      "Button",
      "init(_ title: String, action: @escaping () -> Void)",
      "init<L: View>(action: @escaping () -> Void, @ViewBuilder label: () -> L)")
    + initializers("Image", "init(systemName: String)") + initializers("Rectangle", "init()")
    + initializers("Circle", "init()") + initializers("Path", "init()")
    + initializers("RoundedRectangle", "init(cornerRadius: CGFloat)")
    + initializers("Color", "init(red: Double, green: Double, blue: Double, opacity: Double = 1)")
    + initializers("CGPoint", "init(x: CGFloat, y: CGFloat)")
    + initializers("CGSize", "init(width: CGFloat, height: CGFloat)")
    + initializers(
      "Double", "init(_ value: Int)", "init(_ value: Double)", "init?(_ text: String)")
    + initializers("Int", "init(_ value: Double)", "init(_ value: Int)")
    + initializers("Binding", "init(get: @escaping () -> Value, set: @escaping (Value) -> Void)")
    + initializers("State", "init(initialValue: Value)")

  private static let members: [CardDeclaration] =
    members("Bool", "mutating func toggle()")
    + members("Double", "static let pi: Double", "static let infinity: Double")
    + members(
      "Array", "var count: Int", "var isEmpty: Bool", "var indices: Range<Int>",
      "var first: Element?", "mutating func append(_ newElement: Element)",
      "func map<T>(_ transform: (Element) -> T) -> [T]",
      "func filter(_ isIncluded: (Element) -> Bool) -> [Element]",
      "func reduce<R>(_ initial: R, _ next: (R, Element) -> R) -> R",
      "func enumerated() -> [(offset: Int, element: Element)]")
    + members("String", "var count: Int")
    + members(
      "Color", "static let red: Color", "static let blue: Color", "static let green: Color",
      "static let gray: Color", "static let yellow: Color", "static let white: Color",
      "static let black: Color", "func opacity(_ opacity: Double) -> Color")
    + members("HorizontalAlignment", "static let center: HorizontalAlignment")
    + members("HorizontalAlignment", "static let leading: HorizontalAlignment")
    + members("VerticalAlignment", "static let center: VerticalAlignment")
    + members("Alignment", "static let center: Alignment", "static let topLeading: Alignment")
    + members("UnitPoint", "static let center: UnitPoint")
    + members("TextAlignment", "static let center: TextAlignment")
    + members(
      "Font", "static let headline: Font", "static let subheadline: Font",
      "static let largeTitle: Font", "static let body: Font")
    + members(
      "Animation", "static let `default`: Animation",
      "static func linear(duration: Double) -> Animation",
      "static let easeInOut: Animation", "static func easeInOut(duration: Double) -> Animation",
      "static func spring(response: Double = 0.5, dampingFraction: Double = 0.8, "
        + "blendDuration: Double = 0) -> Animation", "func speed(_ speed: Double) -> Animation")
    + members(
      "Transition",
      "static func scale(_ scale: Double, anchor: UnitPoint = .center) -> some Transition",
      "static var identity: some Transition", "static var opacity: OpacityTransition",
      "func combined<T: Transition>(with other: T) -> some Transition")
    + members(
      "AnyTransition",
      "static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition",
      "static let opacity: AnyTransition",
      "func combined(with other: AnyTransition) -> AnyTransition",
      "static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition")
    + members("TransitionPhase", "static let identity: TransitionPhase", "var isIdentity: Bool")
    + members(
      "Shape", "func fill<S: ShapeStyle>(_ style: S) -> some View",
      "func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View",
      "static var rect: Rectangle")
    + members("Path", "mutating func move(to point: CGPoint)")
    + members("Path", "mutating func addLine(to point: CGPoint)", "mutating func closeSubpath()")
    + members("CGRect", "var size: CGSize", "var width: CGFloat")
    + members("CGSize", "var width: CGFloat", "var height: CGFloat")
    + members(
      "CGPoint", "subscript(axis: Alignment) -> CGFloat", "var x: CGFloat", "var y: CGFloat")
    + [CardDeclaration(.environmentValue, "var font: Font?")]

  private static let modifiers: [CardDeclaration] = [
    "func padding(_ length: CGFloat) -> some View",
    "func padding(_ edges: EdgeSet = .all, _ length: CGFloat? = nil) -> some View",
    "func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) "
      + "-> some View",
    "func frame(minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, maxHeight: CGFloat? = nil) "
      + "-> some View",
    "func overlay<C: View>(alignment: Alignment = .center, @ViewBuilder content: () -> C) "
      + "-> some View",
    "func background<S: ShapeStyle>(_ style: S) -> some View",
    "func background<V: View>(_ view: V) -> some View",
    "func opacity(_ opacity: Double) -> some View", "func zIndex(_ value: Double) -> some View",
    "func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View",
    "func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View",
    "func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View",
    "func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, "
      + "isSource: Bool = true) -> some View",
    "func transition<T: Transition>(_ transition: T) -> some View",
    "func transition(_ transition: AnyTransition) -> some View",
    "func cornerRadius(_ radius: CGFloat) -> some View",
    "func contentShape<S: Shape>(_ shape: S) -> some View",
    "func border<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> some View",
    "func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) "
      + "-> some View",
    "func modifier<M: ViewModifier>(_ modifier: M) -> some View",
    "func foregroundColor(_ color: Color?) -> some View", "func font(_ font: Font?) -> some View",
    "func ignoresSafeArea() -> some View", "func resizable() -> some View",
    "func scaledToFit() -> some View", "func lineLimit(_ number: Int?) -> some View",
    "func shadow(radius: CGFloat) -> some View",
    "func multilineTextAlignment(_ alignment: TextAlignment) -> some View",
    "func onChange<V: Equatable>(of value: V, _ action: @escaping () -> Void) -> some View",
    "func onChange<V: Equatable>(of value: V, _ action: @escaping (V, V) -> Void) -> some View",
  ].map { CardDeclaration(.modifier, $0) }

  private static let functions: [CardDeclaration] = [
    "func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) "
      + "rethrows -> Result",
    "func min<T: Comparable>(_ x: T, _ y: T) -> T", "func max<T: Comparable>(_ x: T, _ y: T) -> T",
    "func cos(_ x: Double) -> Double", "func sin(_ x: Double) -> Double",
    "func print(_ items: Any...)",
  ].map { CardDeclaration(.function, $0) }
}
