/// What `why` prints: the causes found, else what happened.
import Basics
import Engine

enum WhyReport {
  static func write(_ word: String?, _ console: Console) throws(CommandFailure) {
    let session = try console.bench()
    let run = Run(session)
    var items: Set<Int>?
    if let word { items = try self.items(word, run, session, console) }
    let findings = run.findings(about: items)
    for (index, finding) in findings.enumerated() {
      if index > 0 { console.write("") }
      write(finding, run, console)
    }
    if !run.recording.hasEvent {
      console.write("nothing has happened yet: 'tap' sends an event, then ask again")
    } else if findings.isEmpty {
      for line in Summary(run, items).lines { write(line, indent: "", console) }
    }
  }

  /// The items that the views a word means lie in, now or at any time since the event.
  private static func items(
    _ word: String, _ run: Run, _ session: Session, _ console: Console
  ) throws(CommandFailure) -> Set<Int> {
    let query = ViewQuery(word)
    let present = session.frame()
    let frames = [run.recording.before].compactMap { $0 } + run.samples.map(\.frame)
    var items: Set<Int> = []
    for frame in frames {
      for leaf in query.matches(frame, session.bench.files) {
        items.formUnion(run.ancestry(of: leaf))
      }
    }
    guard !items.isEmpty else { throw console.unknownView(word, present) }
    return items
  }

  private static func write(_ finding: Finding, _ run: Run, _ console: Console) {
    guard let first = finding.explanations.first else { return }
    console.write("\(finding.cause.title) [\(finding.cause.id)]")
    write(
      "t=\(Wording.seconds(first.seconds)): \(first.happened)", indent: "  ", console)
    if let position = run.position(first.place) {
      console.write("  \(position)  \(run.line(first.place))")
    }
    write(first.why ?? finding.cause.why, indent: "  ", console)
    write("change: \(first.change)", indent: "  ", console)
    let others = finding.explanations.dropFirst().compactMap { run.position($0.place) }
    var shown: [String] = []
    for other in others where other != run.position(first.place) && !shown.contains(other) {
      shown.append(other)
    }
    if !shown.isEmpty { write("also: " + shown.joined(separator: ", "), indent: "  ", console) }
  }

  /// Lines of at most 80 columns.
  private static func write(_ text: String, indent: String, _ console: Console) {
    var line = indent
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if line.count + word.count + 1 > 80, line.count > indent.count {
        console.write(line)
        line = indent
      }
      line += (line.count > indent.count ? " " : "") + word
    }
    console.write(line)
  }
}
