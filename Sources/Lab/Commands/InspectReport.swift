import Basics
import Drawing
import Engine

/// What `inspect` and `groups` print.
enum InspectReport {
  static func write(_ word: String?, _ console: Console) throws(CommandFailure) {
    let session = try console.bench()
    let frame = session.frame()
    var leaves = frame.leaves
    if let word {
      leaves = ViewQuery(word).matches(frame, session.bench.files)
      if leaves.isEmpty { throw console.unknownView(word, frame) }
    }
    if leaves.isEmpty { console.write("nothing is drawn") }
    for leaf in leaves {
      for line in lines(leaf, session.bench.files) { console.write(line) }
    }
    // What lies on each other in flight; in any other frame the number is 1 and says nothing.
    if frame.groups.contains(where: \.isFlying) {
      console.write("coverage \(NumberFormat.string(frame.coverage))")
    }
  }

  private static func lines(_ leaf: LeafSnapshot, _ files: [SourceText]) -> [String] {
    var head = Escaping.visible(leaf.path)
    if files.indices.contains(leaf.range.file) {
      let file = files[leaf.range.file]
      let line = file.position(of: leaf.range.start).line
      head += files.count > 1 ? "  \(Escaping.visible(file.name)):\(line)" : "  @\(line)"
    }
    if let id = leaf.id { head += "  id=\(Escaping.visible(id))" }
    var numbers = "  \(rect(leaf.rect)) color=\(leaf.color.hexString)"
    numbers += " opacity=\(NumberFormat.string(leaf.effectiveOpacity))"
    if let radius = leaf.cornerRadius { numbers += " radius=\(NumberFormat.string(radius))" }
    if leaf.phase != .identity { numbers += " phase=\(TraceReport.name(of: leaf.phase))" }
    if leaf.isFlying { numbers += " flying" }
    if let text = leaf.text {
      numbers += " \"\(Escaping.visible(text))\"" + (leaf.isTruncated ? " truncated" : "")
    }
    return [head, numbers]
  }

  private static func rect(_ rect: Rect) -> String {
    "x=\(NumberFormat.string(rect.x)) y=\(NumberFormat.string(rect.y))"
      + " w=\(NumberFormat.string(rect.width)) h=\(NumberFormat.string(rect.height))"
  }

  static func printGroups(_ console: Console) throws(CommandFailure) {
    let groups = try console.bench().frame().groups
    if groups.isEmpty { console.write("no view is matched here") }
    for group in groups {
      let shared = group.rect.map(rect) ?? "no source"
      console.write(
        "\(Escaping.visible(group.id)) in namespace \(group.namespace): \(shared)"
          + (group.isFlying ? " flying" : ""))
      for member in group.members {
        let role = member == group.source ? "source" : "member"
        console.write("  \(role) \(Escaping.visible(member))")
      }
    }
  }
}
