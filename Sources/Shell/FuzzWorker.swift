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

  /// Seconds of processor time that a candidate may take before it counts as hanging.
  static let longest = 1.0

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var isRunning = false

  init() throws(CommandFailure) {
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["fuzz", "--child"]
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      isRunning = true
    } catch {
      throw CommandFailure("no worker can be started: \(error)", status: .fault)
    }
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Runs one candidate; after a crash or a hang the worker is of no more use.
  func run(_ program: String) -> Verdict {
    let bytes = Data(program.utf8)
    let head = Data("\(bytes.count)\n".utf8)
    do {
      try input.fileHandleForWriting.write(contentsOf: head + bytes)
    } catch {
      return ended()
    }
    guard let line = answer() else {
      if process.isRunning, isRunning { return stop() }
      return ended()
    }
    let words = line.split(separator: " ", maxSplits: 3).map(String.init)
    guard words.count == 4, let seconds = Double(words[0]) else { return .fault("answer \(line)") }
    if seconds > FuzzWorker.longest { return .hang }
    if words[1] == "fault" { return .fault(words[3]) }
    return .done(
      isLoaded: words[1] != "refused", hasRun: words[1] == "ran",
      limits: words[2].split(separator: ",").map(String.init).filter { $0 != "-" })
  }

  /// A line from the worker; nil after ten seconds, or when it has gone.
  private func answer() -> String? {
    var line = Data()
    let descriptor = output.fileHandleForReading.fileDescriptor
    while true {
      var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&poller, 1, 10_000) > 0 else { return nil }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else {
        isRunning = false
        return nil
      }
      line.append(contentsOf: buffer[..<count])
      if buffer[count - 1] == 10 {
        return String(decoding: line.dropLast(), as: UTF8.self)
      }
    }
  }

  private func stop() -> Verdict {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return .hang
  }

  private func ended() -> Verdict {
    process.waitUntilExit()
    return .crash("signal \(process.terminationStatus)")
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
      let start = clock()
      var rasterizer = Rasterizer()
      let trial = FuzzTrial(String(decoding: bytes, as: UTF8.self)) { frame in
        _ = rasterizer.render(frame.displayList).lines()
      }
      let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
      let state =
        trial.fault != nil
        ? "fault" : !trial.isLoaded ? "refused" : trial.hasRun ? "ran" : "stopped"
      let limits = trial.limits.isEmpty ? "-" : trial.limits.joined(separator: ",")
      let fault = (trial.fault ?? "-").replacingOccurrences(of: "\n", with: " ")
      guard Output.write("\(seconds) \(state) \(limits) \(fault)\n") else { return .fault }
    }
    return .fine
  }
}
