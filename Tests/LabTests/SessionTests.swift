// Time in both directions, events, and the purity of frames.
import Basics
import Drawing
import Engine
import Foundation
import Lab
import TestSupport
import Testing

@Suite struct `Sessions` {
  static let program = """
    import SwiftUI

    struct ContentView: View {
      @State private var open = false
      @State private var count = 0
      @Namespace private var room

      var body: some View {
        VStack(spacing: 0) {
          if open {
            Color.teal.matchedGeometryEffect(id: "dot", in: room).padding(40)
              .transition(.move(edge: .top))
          } else {
            Color.teal.matchedGeometryEffect(id: "dot", in: room).frame(width: 80, height: 64)
          }
          ForEach(0..<count, id: \\.self) { i in
            Color.orange.frame(width: 20 + CGFloat(i) * 10, height: 12).transition(.slide)
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .onTapGesture {
          withAnimation(.easeInOut(duration: 0.8)) { open.toggle() }
          withAnimation(.bouncy) { count = (count + 2) % 5 }
        }
      }
    }
    """

  private func console() throws -> Console {
    let console = Console(files: NoFiles())
    let loaded = try BenchLoader.load(
      [SourceText(name: "Bench.swift", Self.program)], console.options)
    console.open(try #require(loaded.session))
    return console
  }

  private func run(_ lines: [String], _ console: Console) -> [String] {
    var runner = ScriptRunner(CommandTable(LabCommands.all), console)
    return lines.flatMap { runner.run($0).output }
  }

  private func picture(_ console: Console) throws -> [LeafSnapshot] {
    try console.bench().frame().leaves
  }

  @Test func `a frame is the same in any order of questions and from a fresh session`() throws {
    let asked = [0.3, 0.05, 0.8, 0.31, 0, 1.9, 0.3]
    let first = try console()
    _ = run(["tap", "at 0.4", "tap"], first)
    var seen: [Double: [LeafSnapshot]] = [:]
    for seconds in asked {
      _ = run(["at \(seconds)"], first)
      let leaves = try picture(first)
      if let earlier = seen[seconds] { #expect(earlier == leaves) }
      seen[seconds] = leaves
    }
    for seconds in asked {
      let fresh = try console()
      _ = run(["tap", "at 0.4", "tap", "at \(seconds)"], fresh)
      #expect(try picture(fresh) == seen[seconds], "at \(seconds)")
    }
  }

  @Test func `no frame depends on how finely time is cut`() throws {
    let coarse = try console()
    _ = run(["tap", "at 0.35", "tap", "at 1.25"], coarse)
    for rate in [24, 60, 120] {
      let fine = try console()
      _ = run(["tap"], fine)
      for frame in 0..<Int(0.35 * Double(rate)) {
        _ = run(["at \(Double(frame) / Double(rate))"], fine)
      }
      _ = run(["at 0.35", "tap"], fine)
      for frame in 0..<Int(1.25 * Double(rate)) {
        _ = run(["at \(Double(frame) / Double(rate))"], fine)
      }
      _ = run(["at 1.25"], fine)
      #expect(try picture(fine) == picture(coarse), "\(rate) frames a second")
    }
  }

  @Test func `stepping back equals never having gone forward`() throws {
    let one = try console()
    _ = run(["tap", "step 7"], one)
    let seventh = try picture(one)
    _ = run(["step 5", "back 5"], one)
    #expect(try picture(one) == seventh)
    #expect(run(["at 0.05", "step"], one).last == "t=0.067")
    #expect(run(["back"], one).last == "t=0.05")
  }

  @Test func `back below zero enters the time before the event`() throws {
    let one = try console()
    _ = run(["tap", "at 0.483334"], one)
    let before = try picture(one)
    _ = run(["at 0.5", "tap"], one)
    #expect(run(["back"], one).last == "t=0.483")
    #expect(try picture(one) == before)
  }

  @Test func `an event at an earlier instant drops the later ones`() throws {
    let one = try console()
    _ = run(["tap", "at 0.5", "tap", "back 10", "tap", "at 0.2"], one)
    let two = try console()
    _ = run(["tap", "at 0.333334", "tap", "at 0.2"], two)
    #expect(try picture(one).map(\.view) == picture(two).map(\.view))
  }

  @Test func `settle goes to the first frame after the end`() throws {
    let one = try console()
    #expect(run(["set open true with .linear(duration: 1)", "settle"], one).last == "t=1.017")
    #expect(try one.bench().settlingSeconds() == 1.000001)
  }

  @Test func `what never ends is named, and stops after a minute`() throws {
    let one = try console()
    let lines = run(
      ["set open true with .linear(duration: 1).repeatForever()", "settle"], one)
    #expect(lines.last?.contains("still moves") == true)
  }

  @Test func `a wrong statement changes nothing`() throws {
    let one = try console()
    let before = try picture(one)
    let lines = run(["opne.toggle()", "set open 7", "count = true"], one)
    #expect(lines.filter { $0.hasPrefix("error:") }.count == 3)
    #expect(try picture(one) == before)
  }

  @Test func `statements run in the root view, and replay`() throws {
    let one = try console()
    _ = run(["withAnimation(.linear(duration: 1)) { open = true }", "at 0.5", "count += 3"], one)
    #expect(try picture(one).filter { $0.color.hexString == "#FF9500" }.count == 3)
    _ = run(["at 0.1", "back 20"], one)
    #expect(try picture(one).filter { $0.color.hexString == "#FF9500" }.count == 0)
  }

  @Test func `toggling twice returns the same frame`() throws {
    let one = try console()
    let before = try picture(one)
    _ = run(["open.toggle()", "settle", "open.toggle()", "settle"], one)
    #expect(try picture(one) == before)
  }
}
