package import Basics
import Drawing
package import Engine

/// The machine door's JSON: ordered, stable, at most three decimals.
package struct TraceReport {
  /// One asked instant, in seconds after the last event.
  package struct Sample {
    package var seconds: Double
    package var frame: Frame
    package init(seconds: Double, frame: Frame) {
      self.seconds = seconds
      self.frame = frame
    }
  }

  package var session: Session?
  package var files: [SourceText]
  package var options: SessionOptions
  package var samples: [Sample]
  package var diagnostics: [Diagnostic]
  package var log: [String]
  /// Seconds after the last event at which the last animator ends; nil when none of it ends.
  package var settledAt: Double?

  package init(files: [SourceText], options: SessionOptions) {
    self.files = files
    self.options = options
    samples = []
    diagnostics = []
    log = []
  }

  /// The whole report, one frame a line.
  package var json: String {
    var writer = JSONWriter()
    writer.object { root in
      root.key("canvas")
      root.array {
        $0.value(options.canvas.width)
        $0.value(options.canvas.height)
      }
      root.lineBreak()
      root.key("frames")
      root.array { frames in
        for sample in samples {
          frames.lineBreak()
          frames.object { write(sample, &$0) }
        }
      }
      root.lineBreak()
      root.key("log")
      root.array { list in for line in log { list.value(line) } }
      root.lineBreak()
      root.key("diagnostics")
      root.array { list in
        for diagnostic in diagnostics { list.object { write(diagnostic, &$0) } }
      }
      root.lineBreak()
      root.member("settledAt", settledAt)
    }
    return writer.text + "\n"
  }

  private func write(_ sample: Sample, _ json: inout JSONWriter) {
    json.member("t", sample.seconds)
    json.key("views")
    json.array { views in
      for leaf in sample.frame.leaves { views.object { write(leaf, &$0) } }
    }
    json.key("groups")
    json.array { groups in
      for group in sample.frame.groups { groups.object { write(group, &$0) } }
    }
    json.member("coverage", sample.frame.coverage)
  }

  private func write(_ leaf: LeafSnapshot, _ json: inout JSONWriter) {
    json.member("view", leaf.view)
    writeFile(of: leaf.range, &json)
    json.member("line", position(of: leaf.range)?.line ?? 0)
    json.member("path", leaf.path)
    json.member("id", leaf.id)
    json.member("namespace", leaf.namespace)
    json.key("rect")
    write(leaf.rect, &json)
    json.member("opacity", leaf.opacity)
    json.member("effectiveOpacity", leaf.effectiveOpacity)
    json.member("cornerRadius", leaf.cornerRadius)
    json.member("phase", TraceReport.name(of: leaf.phase))
    json.member("text", leaf.text)
    json.member("truncated", leaf.isTruncated)
    json.member("color", leaf.color.hexString)
    json.member("order", leaf.order)
  }

  private func write(_ group: GroupSnapshot, _ json: inout JSONWriter) {
    json.member("id", group.id)
    json.member("namespace", group.namespace)
    json.key("rect")
    if let rect = group.rect { write(rect, &json) } else { json.value(nil as String?) }
    json.member("source", group.source)
    json.key("members")
    json.array { list in for member in group.members { list.value(member) } }
    json.member("flying", group.isFlying)
  }

  private func write(_ rect: Rect, _ json: inout JSONWriter) {
    json.array {
      $0.value(rect.x)
      $0.value(rect.y)
      $0.value(rect.width)
      $0.value(rect.height)
    }
  }

  /// Which file, where there are several.
  private func writeFile(of range: SourceRange, _ json: inout JSONWriter) {
    guard files.count > 1 else { return }
    json.member("file", files.indices.contains(range.file) ? files[range.file].name : nil)
  }

  private func write(_ diagnostic: Diagnostic, _ json: inout JSONWriter) {
    json.member("severity", diagnostic.severity.rawValue)
    json.member("id", diagnostic.id)
    writeFile(of: diagnostic.range, &json)
    let position = position(of: diagnostic.range)
    json.member("line", position?.line ?? 0)
    json.member("column", position?.column ?? 0)
    json.member("message", diagnostic.message)
  }

  private func position(of range: SourceRange) -> SourcePosition? {
    guard files.indices.contains(range.file) else { return nil }
    let file = files[range.file]
    return file.position(of: file.trimmed(range).start)
  }

  package static func name(of phase: TransitionPhase) -> String {
    switch phase {
    case .willAppear: return "willAppear"
    case .identity: return "identity"
    case .didDisappear: return "didDisappear"
    }
  }
}
