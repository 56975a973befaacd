/// What holds for any still program: children of stacks stand one behind the other, inside what the
/// stack reports, and followers lie on their source.
import Basics
import Drawing
import Engine
import Lab
import TestSupport
import Testing

/// A view of which every part draws a rectangle of its size, so that places can be read from the
/// frame: first its background, then its children in order.
private indirect enum Part {
  case leaf(String)
  case stack(String, [Part])

  static func make(_ writer: inout ProgramWriter, depth: Int) -> Part {
    if depth == 0 || writer.one(of: 4) { return .leaf(leaf(&writer)) }
    let head = writer.pick([
      "HStack(spacing: \(writer.number(0, 12)))", "VStack(spacing: \(writer.number(0, 12)))",
      "HStack", "VStack", "HStack(alignment: .top)", "VStack(alignment: .trailing)",
      "HStack(alignment: .firstTextBaseline)",
    ])
    let count = writer.number(1, 4)
    return .stack(head, (0..<count).map { _ in make(&writer, depth: depth - 1) })
  }

  private static func leaf(_ writer: inout ProgramWriter) -> String {
    let low = writer.number(0, 40)
    let size = "width: \(writer.number(1, 60)), height: \(writer.number(1, 60))"
    return writer.pick([
      "Color.red", "Color.red.frame(\(size))", "Color.red.frame(minWidth: \(low))",
      "Color.red.frame(minHeight: \(low), maxHeight: \(low + writer.number(0, 60)))",
      "Color.red.frame(maxWidth: \(low)).padding(\(writer.number(0, 9)))",
      "Color.red.aspectRatio(\(writer.number(1, 3)), contentMode: .fit)",
      "Color.red.frame(\(size)).layoutPriority(1)", "Color.red.layoutPriority(-1)",
      "Text(\"some words of text\").font(.caption).overlay(Color.red)",
    ])
  }

  /// The text; only the rectangles are drawn in blue.
  var text: String {
    switch self {
    case .leaf(let text): return "\(text).background(Color.blue)"
    case .stack(let head, let children):
      let inside = children.map(\.text).joined(separator: "\n")
      return "\(head) {\n\(inside)\n}.background(Color.blue)"
    }
  }

  /// Takes this part's rects from the front of the list; answers its own.
  func check(_ rects: inout ArraySlice<Rect>, _ faults: inout [String]) -> Rect {
    guard let own = rects.popFirst() else { return Rect(0, 0, 0, 0) }
    guard case .stack(let head, let children) = self else { return own }
    let isRow = head.hasPrefix("H")
    var end = isRow ? own.x : own.y
    for child in children {
      let rect = child.check(&rects, &faults)
      let start = isRow ? rect.x : rect.y
      if start < end - 1e-6 { faults.append("\(head): a child begins at \(start) before \(end)") }
      end = start + (isRow ? rect.width : rect.height)
      let isInside =
        rect.x >= own.x - 1e-6 && rect.y >= own.y - 1e-6
        && rect.maxX <= own.maxX + 1e-6 && rect.maxY <= own.maxY + 1e-6
      if !isInside { faults.append("\(head): \(rect) sticks out of \(own)") }
    }
    return own
  }
}

@Suite struct `Properties of layout` {
  private func session(_ body: String) throws -> Session {
    let text = SourceText(
      name: "Generated.swift",
      """
      import SwiftUI

      struct ContentView: View {
        @State private var on = false
        @Namespace private var room

        var body: some View {
      \(body)
        }
      }
      """)
    var options = SessionOptions()
    options.canvas = Size(400, 300)
    let loaded = try BenchLoader.load([text], options)
    #expect(loaded.diagnostics.map(\.message) == [], "\(text.string)")
    return try #require(loaded.session)
  }

  @Test(arguments: 1...100)
  func `children of stacks stand one behind the other and fit`(seed: Int) throws {
    var writer = ProgramWriter(seed: seed)
    let part = Part.make(&writer, depth: 3)
    let blue = try session(part.text).frame().leaves.filter { $0.color.hexString == "#007AFF" }
    var rects = blue.map(\.rect)[...]
    var faults: [String] = []
    _ = part.check(&rects, &faults)
    #expect(rects.isEmpty)
    #expect(faults == [], "\(part.text)")
  }

  /// Followers are red and take what they are offered; they state which properties they follow.
  @Test(arguments: 1...40)
  func `M27: followers lie on their source at rest, also when it has moved`(seed: Int) throws {
    var writer = ProgramWriter(seed: seed)
    let properties = (0..<writer.number(1, 3)).map { _ in
      writer.pick([".frame", ".position", ".size"])
    }
    var views = properties.map { name in
      "Color.red.matchedGeometryEffect(id: 1, in: room, properties: \(name), isSource: false)"
        + ".frame(width: \(writer.number(5, 90)), height: \(writer.number(5, 60)))"
    }
    let source =
      "Color.blue.matchedGeometryEffect(id: 1, in: room)"
      + ".frame(width: on ? \(writer.number(5, 90)) : 30, height: \(writer.number(5, 60)))"
      + ".padding(.leading, on ? \(writer.number(0, 50)) : 0)"
    views.insert(source, at: writer.number(0, views.count))
    let head = writer.pick(["VStack(alignment: .leading)", "HStack", "ZStack(alignment: .top)"])
    let body =
      "\(head) {\n\(views.joined(separator: "\n"))\n}\n"
      + ".frame(width: 400, height: 300).contentShape(Rectangle())"
      + ".onTapGesture { withAnimation(.smooth) { on.toggle() } }"
    let session = try session(body)
    for _ in 0..<3 {
      compare(session.frame().leaves, properties, body)
      #expect(session.tap(at: Point(399, 299)) != nil)
      #expect(session.settle())
    }
  }

  private func compare(_ leaves: [LeafSnapshot], _ properties: [String], _ body: String) {
    let source = leaves.first { $0.color.hexString == "#007AFF" }?.rect ?? Rect(0, 0, 0, 0)
    let followers = leaves.filter { $0.color.hexString != "#007AFF" }.map(\.rect)
    #expect(followers.count == properties.count)
    for (rect, name) in zip(followers, properties) {
      if name != ".size" {
        let isOn =
          abs(rect.center.x - source.center.x) < 1e-6 && abs(rect.center.y - source.center.y) < 1e-6
        #expect(isOn, "\(name): \(rect) is not on \(source)\n\(body)")
      }
      if name != ".position" {
        let isAlike =
          abs(rect.width - source.width) < 1e-6 && abs(rect.height - source.height) < 1e-6
        #expect(isAlike, "\(name): \(rect) is not as large as \(source)\n\(body)")
      }
    }
  }
}
