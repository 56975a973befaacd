import Foundation
import Lab

/// Another process of this program, asked through a pipe: what brings it down brings down nothing
/// else. What it says comes as lines and as counted bytes.
final class WorkerProcess {
  /// Why there is no answer.
  enum Silence: Error, Hashable {
    /// It took longer than it may, and has been ended.
    case late
    /// It is gone, with this signal or status.
    case gone(Int32)
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  /// What has been read and not yet asked for.
  private var waiting: [UInt8] = []

  /// Starts this program with the words; its standard error is dropped.
  init(_ words: [String]) throws(CommandFailure) {
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = words
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw CommandFailure("no worker can be started: \(error)", status: .fault)
    }
  }

  deinit { stop() }

  /// Hands over bytes; false when it has gone.
  func send(_ data: Data) -> Bool {
    do {
      try input.fileHandleForWriting.write(contentsOf: data)
      return true
    } catch {
      return false
    }
  }

  /// The next line, without its end, before the deadline.
  func line(until deadline: ContinuousClock.Instant) throws(Silence) -> String {
    while true {
      if let end = waiting.firstIndex(of: 10) {
        let line = String(decoding: waiting[..<end], as: UTF8.self)
        waiting.removeSubrange(...end)
        return line
      }
      try receive(until: deadline)
    }
  }

  /// The next bytes, as text, before the deadline.
  func text(_ count: Int, until deadline: ContinuousClock.Instant) throws(Silence) -> String {
    while waiting.count < count { try receive(until: deadline) }
    let text = String(decoding: waiting[..<count], as: UTF8.self)
    waiting.removeSubrange(..<count)
    return text
  }

  private func receive(until deadline: ContinuousClock.Instant) throws(Silence) {
    let descriptor = output.fileHandleForReading.fileDescriptor
    var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let left = (deadline - ContinuousClock().now) / .milliseconds(1)
    guard poll(&poller, 1, Int32(min(max(left, 0), 86_400_000))) > 0 else {
      stop()
      throw .late
    }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else {
      process.waitUntilExit()
      throw .gone(process.terminationStatus)
    }
    waiting.append(contentsOf: buffer[..<count])
  }

  private func stop() {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
