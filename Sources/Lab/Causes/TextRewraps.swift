/// A text whose room changes takes its new line breaks at once.
import Basics
import Drawing
import Engine

extension Causes {
  static let textRewraps = Cause(
    "text-rewraps", "The text is set anew in the first frame",
    why: "The place of a text is animated, its size is not: it is set for its final width from "
      + "the first frame and slides there as it is."
  ) { run in
    guard run.changes.contains(where: { $0.animations > 0 }), let first = run.samples.first?.frame
    else { return [] }
    return (run.recording.before?.leaves ?? []).compactMap { old in
      guard let text = old.text, !old.isTruncated,
        let new = first.leaves.first(where: { $0.item == old.item && $0.text != nil }),
        let now = new.text, now != text, joined(now) == joined(text),
        abs(new.rect.width - old.rect.width) > 1
      else { return nil }
      let (before, after) = (lines(text), lines(now))
      let width = Wording.number(max(old.rect.width, new.rect.width))
      return Explanation(
        "\(Wording.name(joined(text))) went from \(before) to \(after) lines in one frame, while "
          + "what lies around it took its time.", place: new.range,
        change: ".frame(width: \(width), alignment: .leading)  - one width for the text at both "
          + "ends", items: [new.item])
    }
  }

  private static func lines(_ text: String) -> Int { text.split(separator: "\n").count }

  private static func joined(_ text: String) -> String {
    text.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
  }
}
