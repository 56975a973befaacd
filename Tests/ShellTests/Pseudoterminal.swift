import CPTY
import CVterm
import Foundation

/// A program on a pseudo-terminal of its own, with libvterm as the screen. Tests wait for what is
/// on the screen, never for time; the deadline is only for what never comes.
final class Pseudoterminal {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private static let deadlineSeconds = 20.0

  /// Where the program runs: its home, its state, its files.
  let folder: URL
  private let ownsFolder: Bool
  private(set) var process: pid_t = 0
  private let master: Int32
  private let emulator: OpaquePointer
  private let screen: OpaquePointer
  private var columns: Int
  private var rows: Int
  /// All bytes the program has written.
  private(set) var written: [UInt8] = []

  /// Starts the built program, or another.
  init(
    _ arguments: [String] = [], program: String? = nil, in folder: URL? = nil,
    columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) throws {
    ownsFolder = folder == nil
    self.folder = try folder ?? Pseudoterminal.temporaryFolder()
    self.columns = columns
    self.rows = rows
    var name = [CChar](repeating: 0, count: 256)
    master = cpty_open(&name, name.count, Int32(rows), Int32(columns))
    guard master >= 0, let emulator = vterm_new(Int32(rows), Int32(columns)),
      let screen = vterm_obtain_screen(emulator)
    else { throw Failure(description: "no pseudo-terminal") }
    self.emulator = emulator
    self.screen = screen
    vterm_set_utf8(emulator, 1)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
    var variables = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "HOME": self.folder.path, "XDG_STATE_HOME": self.folder.path + "/state",
    ]
    variables.merge(environment) { $1 }
    let words = [program ?? Pseudoterminal.slowmo] + arguments
    let argv = words.map { strdup($0) } + [nil]
    let envp =
      variables.filter { !$0.value.isEmpty }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    let status = cpty_spawn(&process, name, argv, envp, self.folder.path)
    guard status == 0 else { throw Failure(description: "cannot start: errno \(status)") }
  }

  deinit {
    if process > 0 {
      var status: Int32 = 0
      kill(process, SIGKILL)
      waitpid(process, &status, 0)
    }
    close(master)
    vterm_free(emulator)
    if ownsFolder { try? FileManager.default.removeItem(at: folder) }
  }

  /// The program beside the test bundle.
  static var slowmo: String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("slowmo").path
  }

  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("slowmo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Program.pair.write(
      to: folder.appendingPathComponent("Bench.swift"), atomically: true, encoding: .utf8)
    return folder
  }

  // MARK: - Keys

  func send(_ keys: String) {
    var bytes = Array(keys.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(master, $0.baseAddress, min($0.count, 1024)) }
      if count <= 0 { return }
      bytes = bytes.dropFirst(count)
      pump(0)
    }
  }

  func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    vterm_set_size(emulator, Int32(rows), Int32(columns))
    cpty_resize(master, Int32(rows), Int32(columns))
  }

  // MARK: - The screen

  /// A row without the spaces at its end.
  func row(_ number: Int) -> String {
    var out = String.UnicodeScalarView()
    var column = 0
    while column < columns {
      var cell = VTermScreenCell()
      let place = VTermPos(row: Int32(number), col: Int32(column))
      guard vterm_screen_get_cell(screen, place, &cell) != 0 else { break }
      withUnsafeBytes(of: cell.chars) { bytes in
        let scalars = bytes.bindMemory(to: UInt32.self).prefix { $0 != 0 && $0 != UInt32.max }
        out += scalars.compactMap { Unicode.Scalar($0) }
        if scalars.isEmpty { out.append(" ") }
      }
      column += max(1, Int(cell.width))
    }
    while out.last == " " { out.removeLast() }
    return String(out)
  }

  var text: String {
    var lines = (0..<rows).map(row)
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  var cursor: (row: Int, column: Int) {
    var place = VTermPos(row: 0, col: 0)
    vterm_state_get_cursorpos(vterm_obtain_state(emulator), &place)
    return (Int(place.row), Int(place.col))
  }

  var cursorRow: String { row(cursor.row) }

  // MARK: - Waiting

  /// Takes what the program has written; false once it has closed its side.
  @discardableResult
  private func pump(_ milliseconds: Int32) -> Bool {
    var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, milliseconds) > 0 else { return true }
    var buffer = [CChar](repeating: 0, count: 65_536)
    let count = read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    written += buffer[..<count].map { UInt8(bitPattern: $0) }
    vterm_input_write(emulator, buffer, count)
    return true
  }

  func wait(for what: String, until condition: () -> Bool) throws {
    let end = Date().addingTimeInterval(Pseudoterminal.deadlineSeconds)
    while !condition() {
      let isOpen = pump(20)
      if condition() { return }
      guard isOpen, Date() < end else {
        throw Failure(description: "no \(what) on this screen:\n\(text)")
      }
    }
  }

  func wait(for text: String) throws {
    try wait(for: "«\(text)»") { self.text.contains(text) }
  }

  /// Waits until the cursor stands behind a prompt with nothing typed.
  func prompt(_ prompt: String = "slowmo>") throws {
    try wait(for: "prompt «\(prompt)»") { cursorRow == prompt }
  }

  /// Types a line, sees it, enters it, and waits for the prompt behind its output.
  func enter(_ line: String, prompt next: String = "slowmo>") throws {
    send(line)
    try wait(for: "echo of «\(line)»") { cursorRow.hasSuffix(line) }
    send("\r")
    try prompt(next)
  }

  /// The exit status, or the negative signal that ended the program.
  func status() throws -> Int32 {
    let end = Date().addingTimeInterval(Pseudoterminal.deadlineSeconds)
    var status: Int32 = 0
    while Date() < end {
      pump(5)
      if waitpid(process, &status, WNOHANG) == process {
        process = 0
        while pump(0), hasMore() {}
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
      }
    }
    throw Failure(description: "it does not end:\n\(text)")
  }

  private func hasMore() -> Bool {
    var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, 0) > 0 && source.revents & Int16(POLLIN) != 0
  }
}
