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
      root.key("settledAt")
      root.value(settledAt)
    }
    return writer.text + "\n"
  }

  private func write(_ sample: Sample, _ json: inout JSONWriter) {
    json.key("t")
    json.value(sample.seconds)
    json.key("views")
    json.array { views in
      for leaf in sample.frame.leaves { views.object { write(leaf, &$0) } }
    }
    json.key("groups")
    json.array { groups in
      for group in sample.frame.groups { groups.object { write(group, &$0) } }
    }
    json.key("coverage")
    json.value(sample.frame.coverage)
  }

  private func write(_ leaf: LeafSnapshot, _ json: inout JSONWriter) {
    json.key("view")
    json.value(leaf.view)
    let position = position(of: leaf.range)
    if files.count > 1 {
      json.key("file")
      json.value(files.indices.contains(leaf.range.file) ? files[leaf.range.file].name : nil)
    }
    json.key("line")
    json.value(position?.line ?? 0)
    json.key("path")
    json.value(leaf.path)
    json.key("id")
    json.value(leaf.id)
    json.key("namespace")
    json.value(leaf.namespace.map(Double.init))
    json.key("rect")
    write(leaf.rect, &json)
    json.key("opacity")
    json.value(leaf.opacity)
    json.key("effectiveOpacity")
    json.value(leaf.effectiveOpacity)
    json.key("cornerRadius")
    json.value(leaf.cornerRadius)
    json.key("phase")
    json.value(TraceReport.name(of: leaf.phase))
    json.key("text")
    json.value(leaf.text)
    json.key("truncated")
    json.value(leaf.isTruncated)
    json.key("color")
    json.value(leaf.color.hexString)
    json.key("order")
    json.value(leaf.order)
  }

  private func write(_ group: GroupSnapshot, _ json: inout JSONWriter) {
    json.key("id")
    json.value(group.id)
    json.key("namespace")
    json.value(group.namespace)
    json.key("rect")
    if let rect = group.rect { write(rect, &json) } else { json.value(nil as String?) }
    json.key("source")
    json.value(group.source)
    json.key("members")
    json.array { list in for member in group.members { list.value(member) } }
    json.key("flying")
    json.value(group.isFlying)
  }

  private func write(_ rect: Rect, _ json: inout JSONWriter) {
    json.array {
      $0.value(rect.x)
      $0.value(rect.y)
      $0.value(rect.width)
      $0.value(rect.height)
    }
  }

  private func write(_ diagnostic: Diagnostic, _ json: inout JSONWriter) {
    json.key("severity")
    json.value(diagnostic.severity.rawValue)
    json.key("id")
    json.value(diagnostic.id)
    if files.count > 1 {
      json.key("file")
      let file = diagnostic.range.file
      json.value(files.indices.contains(file) ? files[file].name : nil)
    }
    let position = position(of: diagnostic.range)
    json.key("line")
    json.value(position?.line ?? 0)
    json.key("column")
    json.value(position?.column ?? 0)
    json.key("message")
    json.value(diagnostic.message)
  }

  private func position(of range: SourceRange) -> SourcePosition? {
    files.indices.contains(range.file) ? files[range.file].position(of: range.start) : nil
  }

  package static func name(of phase: TransitionPhase) -> String {
    switch phase {
    case .willAppear: return "willAppear"
    case .identity: return "identity"
    case .didDisappear: return "didDisappear"
    }
  }
}
