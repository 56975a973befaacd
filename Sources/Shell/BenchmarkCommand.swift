import Basics
import Drawing
import Engine
import Foundation
import Lab
import Terminal

/// `slowmo benchmark`: the hot loops, each with counts that do not depend on the machine and the
/// median time of its runs.
enum BenchmarkCommand {
  static let all: [ProgramCommand] = [
    ProgramCommand(
      name: "benchmark", usage: "benchmark [NAME [SIZE]] ... [--json]",
      summary: "Measures the hot loops: " + loads.map(\.name).joined(separator: ", ") + ".",
      options: [Options.json], run: run)
  ]

  /// One load: what to measure, for a size.
  struct Load: Sendable {
    var name: String
    var size: Int
    /// Prepares, and answers what one run does; the run answers its counts.
    var prepare: @Sendable (Int) throws(CommandFailure) -> () -> [(String, Int)]
  }

  struct Result {
    var name: String
    var size: Int
    var counts: [(String, Int)]
    var medianNanoseconds: Double
    var runs: Int
  }

  static let loads: [Load] = [
    Load(name: "first-frame", size: 1) { (_) throws(CommandFailure) in
      { counted(try? BenchLoads.session(BenchLoads.pair)) { draw($0, at: 0) } }
    },
    Load(name: "frame", size: 1) { (_) throws(CommandFailure) in
      try flight(BenchLoads.session(BenchLoads.pair))
    },
    Load(name: "frame-pairs", size: 100) { (size) throws(CommandFailure) in
      try flight(BenchLoads.session(BenchLoads.pairs(size)))
    },
    layout("layout-tree", .tree, 10_000) { $0.full() },
    layout("layout-wide", .wide, 10_000) { $0.full() },
    layout("layout-deep", .deep, 60) { $0.full() },
    layout("relayout-tree", .tree, 10_000) { $0.relayout() },
    Load(name: "loop", size: 1_000_000) { (size) throws(CommandFailure) in
      { [("turns", size), ("result", BenchLoads.loop(turns: size))] }
    },
    Load(name: "fib", size: 25) { (size) throws(CommandFailure) in
      { [("result", BenchLoads.fibonacci(size))] }
    },
    Load(name: "body", size: 1_000) { (size) throws(CommandFailure) in
      let load = try BodyLoad(rows: size)
      return { [("rows", size), ("instructions", load.run())] }
    },
  ]

  private static func layout(
    _ name: String, _ shape: LayoutLoad.Shape, _ size: Int,
    _ run: @escaping @Sendable (inout LayoutLoad) -> LayoutLoad.Counts
  ) -> Load {
    Load(name: name, size: size) { (size) throws(CommandFailure) in
      var load = LayoutLoad(shape, nodes: size)
      return {
        let counts = run(&load)
        return [("nodes", counts.nodes), ("measures", counts.measures), ("places", counts.places)]
      }
    }
  }

  private static func counted(
    _ session: Session?, _ body: (Session) -> [(String, Int)]
  ) -> [(String, Int)] {
    session.map(body) ?? []
  }

  private static func draw(_ session: Session, at seconds: Double) -> [(String, Int)] {
    let frame = session.frame(atSeconds: seconds)
    let grid = Rasterizer.rasterize(frame.displayList)
    return [("leaves", frame.leaves.count), ("cells", grid.columns * grid.rows)]
  }

  /// The next frame of a flight, again from its start when it has ended.
  private static func flight(_ session: Session) throws(CommandFailure) -> () -> [(String, Int)] {
    let center = Point(session.options.canvas.width / 2, session.options.canvas.height / 2)
    guard session.tap(at: center) != nil else {
      throw CommandFailure("a benchmark's own program does not answer a tap", status: .fault)
    }
    var rasterizer = Rasterizer()
    var seconds = 0.0
    return {
      seconds = seconds > 0.9 ? 0.01 : seconds + 0.01
      let frame = session.frame(atSeconds: seconds)
      let grid = rasterizer.draw(frame.displayList)
      return [("leaves", frame.leaves.count), ("cells", grid.columns * grid.rows)]
    }
  }

  // MARK: - Running

  private static func run(_ options: Options) throws(CommandFailure) -> ExitStatus {
    let chosen = try selection(options.words)
    var results: [Result] = []
    for (load, size) in chosen {
      if isatty(2) == 1 { Output.writeError("\r\u{1B}[K\(load.name) \(size) ...") }
      results.append(try measure(load, size))
    }
    if isatty(2) == 1 { Output.writeError("\r\u{1B}[K") }
    let text = options.isJSON ? json(results) : table(results)
    return Output.write(text) ? .fine : .fault
  }

  private static func selection(_ words: [String]) throws(CommandFailure) -> [(Load, Int)] {
    guard !words.isEmpty else { return loads.map { ($0, $0.size) } }
    var chosen: [(Load, Int)] = []
    for word in words {
      if let size = Int(word), let last = chosen.popLast() {
        guard (1...10_000_000).contains(size) else {
          throw CommandFailure("a size is a number from 1 to 10000000")
        }
        chosen.append((last.0, size))
        continue
      }
      guard let load = loads.first(where: { $0.name == word }) else {
        let nearest = Suggestion.nearest(to: word, in: loads.map(\.name))
        throw CommandFailure(
          "'\(Escaping.visible(word))' is not a load",
          hints: nearest.map { ["did you mean '\($0)'?"] } ?? ["--help lists them"])
      }
      chosen.append((load, load.size))
    }
    return chosen
  }

  /// Runs for a second, at least 5 and at most 1000 times after one to warm up.
  private static func measure(_ load: Load, _ size: Int) throws(CommandFailure) -> Result {
    let body = try load.prepare(size)
    // The first run also warms up: what it counts once only does not count.
    _ = body()
    let counts = body()
    let clock = ContinuousClock()
    var times: [Double] = []
    let start = clock.now
    while times.count < 5 || (times.count < 1_000 && clock.now - start < .seconds(1)) {
      let elapsed = clock.measure { _ = body() }
      let parts = elapsed.components
      times.append(Double(parts.seconds) * 1e9 + Double(parts.attoseconds) / 1e9)
    }
    times.sort()
    return Result(
      name: load.name, size: size, counts: counts, medianNanoseconds: times[times.count / 2],
      runs: times.count)
  }

  private static func table(_ results: [Result]) -> String {
    results.map { result in
      let name = "\(result.name) \(result.size)"
      let counts = result.counts.map { "\($0.0)=\($0.1)" }.joined(separator: " ")
      let gap = String(repeating: " ", count: max(1, 22 - name.count))
      return name + gap + "median \(duration(result.medianNanoseconds)) of \(result.runs) runs  "
        + counts + "\n"
    }.joined()
  }

  private static func duration(_ nanoseconds: Double) -> String {
    nanoseconds < 10_000
      ? NumberFormat.string(nanoseconds, decimals: 0) + " ns"
      : nanoseconds < 10_000_000
        ? NumberFormat.string(nanoseconds / 1e3, decimals: 1) + " us"
        : NumberFormat.string(nanoseconds / 1e6, decimals: 2) + " ms"
  }

  private static func json(_ results: [Result]) -> String {
    var writer = JSONWriter()
    writer.array { list in
      for result in results {
        list.object { object in
          object.member("name", result.name)
          object.member("size", result.size)
          object.member("medianNanoseconds", result.medianNanoseconds)
          object.member("runs", result.runs)
          object.key("counts")
          object.object { counts in
            for (name, count) in result.counts {
              counts.member(name, count)
            }
          }
        }
      }
    }
    return writer.text + "\n"
  }
}
