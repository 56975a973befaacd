import Basics
import Drawing
import Engine
import Foundation
import Lab
import TestSupport
import Testing

/// One line of `Tests/Vectors`: a program of an independent implementation with its leaves.
struct Vector: Sendable, CustomTestStringConvertible {
  struct Leaf: Sendable {
    var color: String
    var rect: [Double]
    var opacity: Double
    /// Stated for circles only: for rectangles the other implementation folds a rounded clip into
    /// the leaf and lists none, where ours names the radius in force.
    var cornerRadius: Double?
  }

  struct Sample: Sendable {
    var seconds: Double
    var leaves: [Leaf]
  }

  var id: Int
  var canvas: Size
  var source: String
  var steps: [String]
  var frames: [Sample]
  var tags: [String]

  var testDescription: String { "\(id) \(tags.joined(separator: " "))" }

  static func load(_ name: String) -> [Vector] {
    guard let file = RepositoryFiles.read("Tests/Vectors/\(name).jsonl") else { return [] }
    return file.text.split(separator: "\n").compactMap { line in
      (try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]).flatMap {
        Vector($0)
      }
    }
  }

  private init?(_ json: [String: Any]) {
    guard let id = json["id"] as? Int, let canvas = json["canvas"] as? [Double],
      let source = json["source"] as? String, let frames = json["frames"] as? [[String: Any]]
    else { return nil }
    self.id = id
    self.canvas = Size(canvas[0], canvas[1])
    self.source = source
    steps = (json["do"] as? String ?? "").split(separator: ";")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    tags = json["tags"] as? [String] ?? []
    self.frames = frames.compactMap { frame in
      guard let seconds = frame["t"] as? Double, let leaves = frame["leaves"] as? [[String: Any]]
      else { return nil }
      return Sample(
        seconds: seconds,
        leaves: leaves.map { leaf in
          Leaf(
            color: leaf["color"] as? String ?? "", rect: leaf["rect"] as? [Double] ?? [],
            opacity: leaf["opacity"] as? Double ?? -1,
            cornerRadius: leaf["cornerRadius"] as? Double)
        })
    }
  }

  /// The first thing that differs, nil when all leaves agree; `unsupported` names what the program
  /// uses that is not there.
  func difference() throws -> (unsupported: String?, text: String?) {
    var options = SessionOptions()
    options.canvas = canvas
    let loaded = try BenchLoader.load([SourceText(name: "\(id).swift", source)], options)
    if let diagnostic = loaded.diagnostics.first { return (diagnostic.message, nil) }
    guard let session = loaded.session else { return ("no session", nil) }
    let console = Console(files: NoFiles())
    console.options = options
    console.open(session)
    var runner = ScriptRunner(CommandTable(LabCommands.all), console)
    for step in steps {
      let result = runner.run(step)
      guard result.status == .fine else { return (nil, "\(step): \(result.output)") }
    }
    for frame in frames {
      if let text = difference(frame, session.frame(atSeconds: frame.seconds)) {
        return (nil, "t=\(frame.seconds): \(text)")
      }
    }
    return (nil, session.traps.first.map(\.message))
  }

  private func difference(_ wanted: Sample, _ frame: Frame) -> String? {
    let leaves = frame.leaves.filter {
      $0.effectiveOpacity >= 0.001 && $0.rect.width >= 0.001 && $0.rect.height >= 0.001
    }
    let colors = leaves.map(\.color.hexString)
    guard colors == wanted.leaves.map(\.color) else {
      return "leaves \(colors), expected \(wanted.leaves.map(\.color))"
    }
    for (leaf, expected) in zip(leaves, wanted.leaves) {
      let found = [leaf.rect.x, leaf.rect.y, leaf.rect.width, leaf.rect.height]
      let far = zip(found, expected.rect).contains { abs($0 - $1) > 0.01 }
      if far { return "\(expected.color) at \(found), expected \(expected.rect)" }
      if abs(leaf.effectiveOpacity - expected.opacity) > 0.01 {
        return "\(expected.color) opacity \(leaf.effectiveOpacity), expected \(expected.opacity)"
      }
      if let radius = expected.cornerRadius, abs((leaf.cornerRadius ?? 0) - radius) > 0.01 {
        return "\(expected.color) radius \(leaf.cornerRadius ?? 0), expected \(radius)"
      }
    }
    return nil
  }
}

@Suite struct `Vectors of an independent implementation` {
  /// Lines that a settled decision contradicts, with the reason.
  static let dropped: [Int: String] = [:]

  private func compare(_ name: String) throws -> (agreeing: Int, unsupported: Int, all: Int) {
    let vectors = Vector.load(name)
    var agreeing = 0
    var unsupported = 0
    for vector in vectors where Self.dropped[vector.id] == nil {
      let (missing, text) = try vector.difference()
      if let missing {
        unsupported += 1
        print("\(name) \(vector.id) not run: \(missing)")
      } else if let text {
        Issue.record("\(name) \(vector.testDescription): \(text)")
      } else {
        agreeing += 1
      }
    }
    print("\(name): \(agreeing) of \(vectors.count) programs agree in every leaf")
    return (agreeing, unsupported, vectors.count)
  }

  @Test func `layouts agree in every leaf`() throws {
    let result = try compare("still")
    #expect(result.all == 200)
    #expect(result.agreeing == result.all - Self.dropped.count)
  }

  @Test func `motions agree in every leaf`() throws {
    let result = try compare("motion")
    #expect(result.all == 80)
    #expect(result.agreeing == result.all - Self.dropped.count)
  }
}
