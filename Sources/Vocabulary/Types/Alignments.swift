/// Alignments, axes and what matched views take over.
import Basics
import Engine
import Interpreter

extension Vocabulary {
  static let alignments: [Builtin] =
    ownGuides
    + horizontals.map { name, key in
      .staticMember(
        of: "HorizontalAlignment",
        text(
          "A guide across.", "VStack(alignment: .\(name)) { Text(\"Hi\"); Text(\"there\") }",
          "static let \(name): HorizontalAlignment")
      ) { HorizontalAlignment(key: key) }
    }
    + verticals.map { name, key in
      .staticMember(
        of: "VerticalAlignment",
        text(
          "A guide up and down.", "HStack(alignment: .\(name)) { Text(\"Hi\"); Text(\"there\") }",
          "static let \(name): VerticalAlignment")
      ) { VerticalAlignment(key: key) }
    }
    + pairs.map { name, alignment in
      .staticMember(
        of: "Alignment",
        text(
          "A guide of each direction.", "ZStack(alignment: .\(name)) { Text(\"Hi\") }",
          "static let \(name): Alignment")
      ) { alignment }
    } + others

  /// A guide is a type of the program; the example shows the call.
  private static func withGuide(_ call: String) -> String { "Text(\"Hi\") /* \(call) */" }

  /// The key of a guide that the program declares.
  private static func guide(_ id: KeyArgument, _ machine: Machine) -> Int {
    let name = id.key.name
    return machine.customGuides.number(name) { [unowned machine] dimensions in
      let view = Dimensions(value: dimensions).toValue()
      do throws(Trap) {
        return try machine.callStatic("\(name).defaultValue(in:)", [view])?.number ?? 0
      } catch {
        machine.host?.report(error)
        return 0
      }
    }
  }

  private static let ownGuides: [Builtin] = [
    .type("/// A guide of the program, and where it lies by default.\nprotocol AlignmentID"),
    .initializer(
      of: "HorizontalAlignment",
      text(
        "A guide across that the program declares.", withGuide("HorizontalAlignment(Middle.self)"),
        "init<K: AlignmentID>(_ id: K.Type)"),
      taking: ["Any"]
    ) { context in
      let id = try context.next(KeyArgument.self)
      return HorizontalAlignment(key: .custom(guide(id, context.machine))).toValue()
    },
    .initializer(
      of: "VerticalAlignment",
      text(
        "A guide up and down that the program declares.",
        withGuide("VerticalAlignment(Middle.self)"), "init<K: AlignmentID>(_ id: K.Type)"),
      taking: ["Any"]
    ) { context in
      let id = try context.next(KeyArgument.self)
      return VerticalAlignment(key: .customVertical(guide(id, context.machine))).toValue()
    },
    .member(
      of: "ViewDimensions",
      text(
        "What the view states for a guide across; nil where it states nothing.",
        "Text(\"Hi\").alignmentGuide(.leading) { $0[explicit: .leading] ?? 4 }",
        "subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get }")
    ) { (view: Dimensions, guide: HorizontalAlignment) in view.value.explicit(guide.key) },
    .member(
      of: "ViewDimensions",
      text(
        "What the view states for a guide up and down; nil where it states nothing.",
        "Text(\"Hi\").alignmentGuide(.top) { $0[explicit: .top] ?? 4 }",
        "subscript(explicit guide: VerticalAlignment) -> CGFloat? { get }")
    ) { (view: Dimensions, guide: VerticalAlignment) in view.value.explicit(guide.key) },
  ]

  private static let horizontals: [(String, AlignmentKey)] = [
    ("leading", .leading), ("center", .horizontalCenter), ("trailing", .trailing),
  ]

  private static let verticals: [(String, AlignmentKey)] = [
    ("top", .top), ("center", .verticalCenter), ("bottom", .bottom),
    ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
  ]

  private static let pairs: [(String, Alignment)] = [
    ("topLeading", Alignment(.leading, .top)), ("top", Alignment(.horizontalCenter, .top)),
    ("topTrailing", Alignment(.trailing, .top)), ("leading", Alignment(.leading, .verticalCenter)),
    ("center", .center), ("trailing", Alignment(.trailing, .verticalCenter)),
    ("bottomLeading", Alignment(.leading, .bottom)),
    ("bottom", Alignment(.horizontalCenter, .bottom)),
    ("bottomTrailing", Alignment(.trailing, .bottom)),
  ]

  private static let others: [Builtin] = [
    .initializer(
      of: "Alignment",
      text(
        "Two guides.",
        "ZStack(alignment: Alignment(horizontal: .leading, vertical: .top)) { Text(\"Hi\") }",
        "init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)")
    ) { (horizontal: HorizontalAlignment, vertical: VerticalAlignment) in
      Alignment(horizontal.key, vertical.key)
    },
    .staticMember(
      of: "Axis", text("Across.", "Text(\"Hi\")", "static let horizontal: Axis")
    ) { Axis.horizontal },
    .staticMember(
      of: "Axis", text("Up and down.", "Text(\"Hi\")", "static let vertical: Axis")
    ) { Axis.vertical },
    .staticMember(
      of: "ContentMode",
      text(
        "All of it visible.", "Color.red.aspectRatio(1, contentMode: .fit)",
        "static let fit: ContentMode")
    ) { ContentMode.fit },
    .staticMember(
      of: "ContentMode",
      text(
        "No room left over.", "Color.red.aspectRatio(1, contentMode: .fill)",
        "static let fill: ContentMode")
    ) { ContentMode.fill },
    .member(
      of: "ViewDimensions",
      text(
        "Width in points.", "Text(\"Hi\").alignmentGuide(.leading) { $0.width }",
        "var width: CGFloat { get }")
    ) { (view: Dimensions) in view.value.width },
    .member(
      of: "ViewDimensions",
      text(
        "Height in points.", "Text(\"Hi\").alignmentGuide(.top) { $0.height }",
        "var height: CGFloat { get }")
    ) { (view: Dimensions) in view.value.height },
    .member(
      of: "ViewDimensions",
      text(
        "A horizontal guide, in points from the leading edge.",
        "Text(\"Hi\").alignmentGuide(.leading) { $0[.trailing] }",
        "subscript(guide: HorizontalAlignment) -> CGFloat { get }")
    ) { (view: Dimensions, guide: HorizontalAlignment) in view.value[guide.key] },
    .member(
      of: "ViewDimensions",
      text(
        "A vertical guide, in points from the top.",
        "Text(\"Hi\").alignmentGuide(.top) { $0[.bottom] }",
        "subscript(guide: VerticalAlignment) -> CGFloat { get }")
    ) { (view: Dimensions, guide: VerticalAlignment) in view.value[guide.key] },
    .staticMember(
      of: "MatchedGeometryProperties",
      text(
        "Position and size.",
        "Text(\"Hi\").matchedGeometryEffect(id: 1, in: space, properties: .frame)",
        "/// Marks: places measures\nstatic let frame: MatchedGeometryProperties")
    ) { MatchedProperties.frame },
    .staticMember(
      of: "MatchedGeometryProperties",
      text(
        "The position only.",
        "Text(\"Hi\").matchedGeometryEffect(id: 1, in: space, properties: .position)",
        "/// Marks: places\nstatic let position: MatchedGeometryProperties")
    ) { MatchedProperties.position },
    .staticMember(
      of: "MatchedGeometryProperties",
      text(
        "The size only.",
        "Text(\"Hi\").matchedGeometryEffect(id: 1, in: space, properties: .size)",
        "/// Marks: measures\nstatic let size: MatchedGeometryProperties")
    ) { MatchedProperties.size },
    .staticMember(
      of: "MatchedGeometryProperties",
      """
      /// Nothing is matched, though the view still registers; some texts write it.
      ///
      /// Example:
      ///     Text("Hi").matchedGeometryEffect(id: 1, in: space, properties: .identity)
      ///
      /// Differs: SwiftUI has no such member
      /// Warns: SwiftUI has no 'MatchedGeometryProperties.identity'; it is read as '[]'
      static let identity: MatchedGeometryProperties
      """
    ) { MatchedProperties([]) },
  ]
}
