import Basics
import Drawing
import Engine
import Lab
import Terminal

/// One of the loops that `slowmo benchmark` measures.
struct BenchmarkLoad: Sendable {
  struct Input: Sendable {
    var size: Int
    /// A program of the user's, for loads that take one.
    var path: String?
  }

  var name: String
  /// What is measured when no size is given.
  var sizes: [Int]
  var takesFile = false
  /// Prepares, and answers what one run does; the run answers its counts, which are the same on
  /// every machine.
  var prepare: @Sendable (Input) throws(CommandFailure) -> () -> [(String, Int)]

  static let all: [BenchmarkLoad] = programs + loading + flights + layouts + machines

  /// Two results whose quotient says how something grows, or what is saved.
  static let ratios: [(over: (name: String, size: Int), under: (name: String, size: Int))] = [
    (("layout-deep", 60), ("layout-deep", 20)),
    (("layout-tree", 10_000), ("relayout-tree", 10_000)),
    (("layout-wide", 10_000), ("relayout-wide", 10_000)),
    (("frame-pairs", 400), ("frame-pairs", 100)),
  ]

  // MARK: - Programs

  private static let programs: [BenchmarkLoad] = [
    BenchmarkLoad(name: "load", sizes: [1], takesFile: true) { (input) throws(CommandFailure) in
      let files = try texts(input)
      return {
        let (functions, diagnostics) = BenchLoads.compile(files)
        return [
          ("bytes", files.reduce(0) { $0 + $1.bytes.count }), ("functions", functions),
          ("diagnostics", diagnostics),
        ]
      }
    },
    BenchmarkLoad(
      name: "first-frame", sizes: [1], takesFile: true
    ) { (input) throws(CommandFailure) in
      let files = try texts(input)
      // A program that cannot run says so before anything is measured.
      _ = try BenchLoads.session(files)
      return {
        guard let session = try? BenchLoads.session(files) else { return [] }
        var rasterizer = Rasterizer()
        return draw(session, at: 0, &rasterizer, since: WorkCounts())
      }
    },
  ]

  private static func texts(_ input: Input) throws(CommandFailure) -> [SourceText] {
    guard let path = input.path else { return [SourceText(name: "load", BenchLoads.pair)] }
    return try BenchLoader.load(path, DiskFileTree(), SessionOptions()).files
  }

  /// The way of a long file to its first frame, step by step; a size is a number of lines.
  private static let loading: [BenchmarkLoad] = [
    BenchmarkLoad(name: "load-parse", sizes: [400]) { (input) throws(CommandFailure) in
      LoadingLoad.parsing(lines: input.size)
    },
    BenchmarkLoad(name: "load-check", sizes: [400]) { (input) throws(CommandFailure) in
      LoadingLoad.checking(lines: input.size)
    },
    BenchmarkLoad(name: "load-body", sizes: [400]) { (input) throws(CommandFailure) in
      try LoadingLoad.firstBodies(lines: input.size)
    },
    BenchmarkLoad(name: "load-frame", sizes: [400]) { (input) throws(CommandFailure) in
      let file = LoadingLoad.file(lines: input.size)
      _ = try BenchLoads.session([file])
      return {
        guard let session = try? BenchLoads.session([file]) else { return [] }
        var rasterizer = Rasterizer()
        return draw(session, at: 0, &rasterizer, since: WorkCounts())
      }
    },
  ]

  // MARK: - Frames

  private static let flights: [BenchmarkLoad] = [
    BenchmarkLoad(name: "frame", sizes: [1]) { (_) throws(CommandFailure) in
      try flight(BenchLoads.session(BenchLoads.pair))
    },
    BenchmarkLoad(name: "frame-pairs", sizes: [100, 400]) { (input) throws(CommandFailure) in
      try flight(BenchLoads.session(BenchLoads.pairs(input.size)))
    },
  ]

  /// Draws a frame; what it cost is counted from `before`.
  private static func draw(
    _ session: Session, at seconds: Double, _ rasterizer: inout Rasterizer,
    since before: WorkCounts
  ) -> [(String, Int)] {
    let frame = session.frame(atSeconds: seconds)
    let grid = rasterizer.draw(frame.displayList)
    let work = session.work
    return [
      ("leaves", frame.leaves.count), ("cells", grid.columns * grid.rows),
      ("bodies", work.bodies - before.bodies), ("passes", work.passes - before.passes),
      ("measures", work.measures - before.measures), ("places", work.places - before.places),
    ]
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
      return draw(session, at: seconds, &rasterizer, since: session.work)
    }
  }

  // MARK: - Layout

  private static let layouts: [BenchmarkLoad] = [
    layout("layout-tree", .tree, [10_000]) { $0.full() },
    layout("layout-wide", .wide, [10_000]) { $0.full() },
    layout("layout-deep", .deep, [20, 60]) { $0.full() },
    layout("relayout-tree", .tree, [10_000]) { $0.relayout() },
    layout("relayout-wide", .wide, [10_000]) { $0.relayout() },
  ]

  private static func layout(
    _ name: String, _ shape: LayoutLoad.Shape, _ sizes: [Int],
    _ run: @escaping @Sendable (inout LayoutLoad) -> LayoutLoad.Counts
  ) -> BenchmarkLoad {
    BenchmarkLoad(name: name, sizes: sizes) { (input) throws(CommandFailure) in
      var load = LayoutLoad(shape, nodes: input.size)
      return {
        let counts = run(&load)
        return [
          ("nodes", counts.nodes), ("measures", counts.measures), ("places", counts.places),
          ("bytes-a-node", counts.bytes / max(counts.nodes, 1)),
        ]
      }
    }
  }

  // MARK: - Running code

  private static let machines: [BenchmarkLoad] = [
    BenchmarkLoad(name: "loop", sizes: [1_000_000]) { (input) throws(CommandFailure) in
      { [("turns", input.size), ("result", BenchLoads.loop(turns: input.size))] }
    },
    BenchmarkLoad(name: "fib", sizes: [25]) { (input) throws(CommandFailure) in
      { [("result", BenchLoads.fibonacci(input.size))] }
    },
    BenchmarkLoad(name: "body", sizes: [1_000]) { (input) throws(CommandFailure) in
      let load = try BodyLoad(rows: input.size)
      return { [("rows", input.size), ("instructions", load.run())] }
    },
  ]
}
