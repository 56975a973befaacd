/// Writes small programs about views that change, move, come, go and are matched, from a seed.
import TestSupport

/// The text has four taps at the bottom of a canvas of 400 x 300; see `GeneratedProgram.tapPoint`.
struct ProgramWriter {
  var random: SeededGenerator
  private var pairs = 0

  init(seed: Int) { random = SeededGenerator(seed: UInt64(seed)) }

  mutating func program() -> GeneratedProgram {
    let content = view(3)
    let changes = [
      "a.toggle()", "b.toggle()", "n = (n + 1) % 4", pick(["a.toggle(); b.toggle()", "n = 2"]),
    ]
    let animations = changes.map { _ in one(of: 5) ? "nil" : pick(Self.animations) }
    let steps = (0..<number(1, 4)).map { _ in
      GeneratedProgram.Step(milliseconds: number(0, 900), tap: number(0, 3))
    }
    return GeneratedProgram(
      content: content, changes: changes, animations: animations, steps: steps)
  }

  // MARK: - Chance

  mutating func number(_ low: Int, _ high: Int) -> Int {
    Int.random(in: low...high, using: &random)
  }

  mutating func pick(_ options: [String]) -> String {
    options[number(0, options.count - 1)]
  }

  /// True once in so many times.
  mutating func one(of times: Int) -> Bool { number(1, times) == 1 }

  // MARK: - Views

  private mutating func view(_ depth: Int) -> String {
    var text = depth == 0 || one(of: 4) ? leaf() : container(depth)
    for _ in 0..<number(0, 2) { text += modifier() }
    return text
  }

  private mutating func leaf() -> String {
    let (width, height) = (number(5, 60), number(5, 40))
    return pick([
      "Color.red.frame(width: \(width), height: \(height))",
      "Rectangle().fill(a ? Color.red : Color.blue).frame(width: b ? 60 : \(width), height: 20)",
      "RoundedRectangle(cornerRadius: a ? 12 : 4).fill(.green).frame(width: 40, height: \(height))",
      "Circle().fill(.orange).frame(width: \(width), height: 25)",
      "Text(\"Aurora Notes\").font(.caption)",
      "Text(b ? \"longer words here\" : \"short\").frame(maxWidth: a ? 50 : 120)",
      "Chip(wide: a)",
      "Color.purple",
    ])
  }

  private mutating func container(_ depth: Int) -> String {
    let head = pick([
      "VStack(spacing: \(number(0, 9)))", "HStack(spacing: \(number(0, 9)))", "VStack", "HStack",
      "ZStack", "ZStack(alignment: .bottomTrailing)", "VStack(alignment: .leading)",
    ])
    let children = (0..<number(1, 3)).map { _ in child(depth - 1) }
    return "\(head) {\n\(children.joined(separator: "\n"))\n}"
  }

  private mutating func child(_ depth: Int) -> String {
    switch number(0, 7) {
    case 0: return "if a {\n\(view(depth))\n} else {\n\(view(depth))\n}"
    case 1: return "if b {\n\(view(depth))\n}"
    case 2: return "ForEach(0..<n, id: \\.self) { i in\n\(leaf())\(modifier())\n}"
    case 3, 4: return pair()
    default: return view(depth)
    }
  }

  /// Two views that are one: a source each, never both at once; sometimes with a follower.
  private mutating func pair() -> String {
    pairs += 1
    let more = pick(["", "", ", properties: .position", ", properties: .size", ", anchor: .top"])
    let effect = ".matchedGeometryEffect(id: \(pairs), in: room\(more))"
    let condition = pick(["a", "b", "n > 1"])
    var text = "if \(condition) {\n"
    text += "Color.teal\(effect)\(frame())\(transition())\n} else {\n"
    text += "RoundedRectangle(cornerRadius: 6)\(effect)\(frame())\(transition())\n}"
    if one(of: 3) {
      text +=
        "\nColor.gray.matchedGeometryEffect(id: \(pairs), in: room, isSource: false)\(frame())"
    }
    return text
  }

  private mutating func frame() -> String {
    pick([
      ".frame(width: \(number(10, 90)), height: \(number(10, 60)))", ".padding(\(number(0, 12)))",
      ".frame(height: \(number(10, 80)))",
    ])
  }

  private mutating func transition() -> String {
    one(of: 2) ? "" : ".transition(\(pick(Self.transitions)))"
  }

  private mutating func modifier() -> String {
    pick([
      ".opacity(a ? 1 : 0.4)", ".offset(x: b ? 20 : 0, y: 0)", ".padding(CGFloat(n * 3))",
      ".scaleEffect(a ? 1 : 0.5)", ".rotationEffect(.degrees(b ? 40 : 0))",
      ".frame(maxWidth: a ? .infinity : 50)", ".zIndex(a ? 1 : 0)", ".cornerRadius(b ? 10 : 0)",
      ".geometryGroup()", ".modifier(Grow(amount: a ? 10 : 0))", ".background(Color.yellow)",
      ".overlay { if b { Color.black.frame(width: 5, height: 5) } }", ".id(n)", ".clipped()",
      ".transition(\(pick(Self.transitions)))", ".animation(\(pick(Self.animations)), value: a)",
    ])
  }

  static let animations = [
    ".linear(duration: 0.4)", ".easeInOut(duration: 0.3)", ".smooth", ".bouncy", ".snappy",
    ".linear(duration: 0.3).delay(0.1)", ".interactiveSpring()", ".easeIn.speed(0.5)",
    ".linear(duration: 0.2).repeatCount(3)", ".interpolatingSpring(stiffness: 90, damping: 12)",
  ]

  static let transitions = [
    ".opacity", ".slide", ".move(edge: .leading)", ".scale", ".scale(scale: 0.5)",
    ".push(from: .top)", ".offset(x: 20, y: 0)", ".identity",
    ".asymmetric(insertion: .opacity, removal: .slide)", ".opacity.combined(with: .scale)",
    ".opacity.animation(.linear(duration: 0.2))",
  ]
}
