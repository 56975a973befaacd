import Engine
import Foundation
import Lab
import Terminal

/// A process of this program that runs one candidate after another, so that what brings it down
/// brings down nothing else. Programs go in and verdicts come out as lengths, lines and bytes.
final class FuzzWorker {
  /// What became of one candidate.
  enum Verdict {
    case done(isLoaded: Bool, hasRun: Bool, limits: [String])
    case fault(String)
    case crash(String)
    case hang

    /// The kind of failure, nil where there is none; shrinking keeps to one kind.
    var failure: String? {
      switch self {
      case .done: nil
      case .fault(let text): "fault: " + text
      case .crash: "crash"
      case .hang: "hang"
      }
    }
  }

  /// Seconds of processor time that loading, and each step of the run, may take before a candidate
  /// counts as hanging.
  static let longest = 1.0

  private let process: WorkerProcess

  init() throws(CommandFailure) { process = try WorkerProcess(["fuzz", "--child"]) }

  /// Runs one candidate; after a crash or a hang the worker is of no more use.
  func run(_ program: String) -> Verdict {
    let bytes = Data(program.utf8)
    let isSent = process.send(Data("\(bytes.count)\n".utf8) + bytes)
    let line: String
    do throws(WorkerProcess.Silence) {
      line = try process.line(until: ContinuousClock().now + .seconds(isSent ? 10 : 1))
    } catch {
      if case .gone(let signal) = error { return .crash("signal \(signal)") }
      return .hang
    }
    let words = line.split(separator: " ", maxSplits: 3).map(String.init)
    guard words.count == 4, let seconds = Double(words[0]) else { return .fault("answer \(line)") }
    if seconds > FuzzWorker.longest { return .hang }
    if words[1] == "fault" { return .fault(words[3]) }
    return .done(
      isLoaded: words[1] != "refused", hasRun: words[1] == "ran",
      limits: words[2].split(separator: ",").map(String.init).filter { $0 != "-" })
  }

  // MARK: - The other side

  /// Answers candidates until the parent closes the pipe.
  static func serve() -> ExitStatus {
    while let head = readLine(), let count = Int(head), (0...1_000_000).contains(count) {
      var bytes: [UInt8] = []
      while bytes.count < count {
        let byte = getchar()
        guard byte != EOF else { return .fine }
        bytes.append(UInt8(truncatingIfNeeded: byte))
      }
      var watch = Watch()
      var rasterizer = Rasterizer()
      let trial = FuzzTrial(String(decoding: bytes, as: UTF8.self)) { frame in
        _ = rasterizer.render(frame.displayList).lines()
        watch.lap()
      }
      watch.lap()
      let state =
        trial.fault != nil
        ? "fault" : !trial.isLoaded ? "refused" : trial.hasRun ? "ran" : "stopped"
      let limits = trial.limits.isEmpty ? "-" : trial.limits.joined(separator: ",")
      let fault = (trial.fault ?? "-").replacingOccurrences(of: "\n", with: " ")
      guard Output.write("\(watch.longest) \(state) \(limits) \(fault)\n") else { return .fault }
    }
    return .fine
  }
}

/// The longest of several laps, in seconds of processor time.
private struct Watch {
  private var last = clock()
  private(set) var longest = 0.0

  mutating func lap() {
    let now = clock()
    longest = max(longest, Double(now - last) / Double(CLOCKS_PER_SEC))
    last = now
  }
}
