import Basics
import Foundation
import Lab

/// `slowmo benchmark`: the hot loops, each with counts that do not depend on the machine and the
/// median time of its runs, and how the times of some compare.
enum BenchmarkCommand {
  static let all: [ProgramCommand] = [
    ProgramCommand(
      name: "benchmark", usage: "benchmark [NAME [SIZE | FILE]] ... [--json]",
      summary: "Measures the hot loops, as counts and ratios.",
      details: ["NAME is one of:"] + loads.map { "  " + $0.name },
      options: [Options.json], run: run)
  ]

  private static let loads = BenchmarkLoad.all

  private struct Choice {
    var load: BenchmarkLoad
    var input: BenchmarkLoad.Input
  }

  private struct Result {
    var name: String
    var size: Int
    var counts: [(String, Int)]
    var medianNanoseconds: Double
    var runs: Int
  }

  // MARK: - Running

  private static func run(_ options: Options) throws(CommandFailure) -> ExitStatus {
    let chosen = try selection(options.words)
    var results: [Result] = []
    for choice in chosen {
      if isatty(2) == 1 {
        Output.writeError("\r\u{1B}[K\(choice.load.name) \(choice.input.size) ...")
      }
      results.append(try measure(choice))
    }
    if isatty(2) == 1 { Output.writeError("\r\u{1B}[K") }
    let text = options.isJSON ? json(results) : table(results) + ratios(results)
    return Output.write(text) ? .fine : .fault
  }

  /// The loads that the words name, each with its sizes or the size or file behind it.
  private static func selection(_ words: [String]) throws(CommandFailure) -> [Choice] {
    guard !words.isEmpty else { return loads.flatMap(choices) }
    var chosen: [Choice] = []
    var isFresh = false
    for word in words {
      if let load = loads.first(where: { $0.name == word }) {
        chosen += choices(load)
        isFresh = true
      } else if isFresh, let last = chosen.last?.load, Int(word) != nil || last.takesFile {
        chosen.removeLast(last.sizes.count)
        chosen.append(Choice(load: last, input: try input(word, last)))
        isFresh = false
      } else {
        let nearest = Suggestion.nearest(to: word, in: loads.map(\.name))
        throw CommandFailure(
          "'\(Escaping.visible(word))' is not a load",
          hints: nearest.map { ["did you mean '\($0)'?"] } ?? ["--help lists them"])
      }
    }
    return chosen
  }

  private static func choices(_ load: BenchmarkLoad) -> [Choice] {
    load.sizes.map { Choice(load: load, input: .init(size: $0)) }
  }

  private static func input(
    _ word: String, _ load: BenchmarkLoad
  ) throws(CommandFailure) -> BenchmarkLoad.Input {
    guard let size = Int(word) else { return .init(size: 1, path: word) }
    guard (1...10_000_000).contains(size) else {
      throw CommandFailure("a size is a number from 1 to 10000000")
    }
    return .init(size: size)
  }

  /// Runs for a second, at least 5 and at most 1000 times after one to warm up.
  private static func measure(_ choice: Choice) throws(CommandFailure) -> Result {
    let body = try choice.load.prepare(choice.input)
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
      name: choice.load.name, size: choice.input.size, counts: counts,
      medianNanoseconds: times[times.count / 2], runs: times.count)
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

  /// How the times, and the counts of both, compare where one is measured beside the other.
  private static func ratios(_ results: [Result]) -> String {
    BenchmarkLoad.ratios.compactMap { over, under in
      guard
        let above = results.first(where: { $0.name == over.name && $0.size == over.size }),
        let below = results.first(where: { $0.name == under.name && $0.size == under.size })
      else { return nil }
      let time = above.medianNanoseconds / max(below.medianNanoseconds, 1)
      let counts = above.counts.compactMap { name, count -> String? in
        guard let other = below.counts.first(where: { $0.0 == name })?.1, other > 0 else {
          return nil
        }
        return "\(name) \(NumberFormat.string(Double(count) / Double(other), decimals: 2))"
      }
      return "\(over.name) \(over.size) / \(under.name) \(under.size): time "
        + ([NumberFormat.string(time, decimals: 2)] + counts).joined(separator: ", ") + "\n"
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
