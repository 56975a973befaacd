/// A page of prose taken apart: headings, paragraphs and fences. Only what our pages use.
package enum MarkdownBlock: Sendable, Hashable {
  case heading(level: Int, String)
  case paragraph([String])
  /// A fence, the word behind its opening marks, and its lines.
  case fence(String, [String])

  static func blocks(
    _ lines: [String], from first: Int, path: String, problems: inout [CourseProblem]
  ) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var paragraph: [String] = []
    var fence: (word: String, lines: [String], start: Int)?
    func close() {
      if !paragraph.isEmpty { blocks.append(.paragraph(paragraph)) }
      paragraph = []
    }
    for (index, line) in lines.enumerated() {
      if let open = fence {
        if line == "```" {
          blocks.append(.fence(open.word, open.lines))
          fence = nil
        } else {
          fence?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        close()
        fence = (String(line.dropFirst(3)), [], first + index)
      } else if line.hasPrefix("#") {
        close()
        let level = line.prefix { $0 == "#" }.count
        blocks.append(.heading(level: level, String(line.dropFirst(level).drop { $0 == " " })))
      } else if line.allSatisfy({ $0 == " " }) {
        close()
      } else {
        paragraph.append(line)
      }
    }
    close()
    if let fence { problems.append(CourseProblem(path, fence.start, "this fence is never closed")) }
    return blocks
  }

  /// Cuts before each heading of the second level.
  static func pages(_ blocks: [MarkdownBlock]) -> [[MarkdownBlock]] {
    var pages: [[MarkdownBlock]] = []
    for block in blocks {
      if case .heading(level: 2, _) = block {
        pages.append([block])
      } else if pages.isEmpty {
        pages.append([block])
      } else {
        pages[pages.count - 1].append(block)
      }
    }
    return pages
  }
}

/// Blocks as lines of a terminal.
package enum MarkdownPrinter {
  package static func lines(_ blocks: [MarkdownBlock], width: Int = 78) -> [String] {
    var lines: [String] = []
    for block in blocks {
      if !lines.isEmpty { lines.append("") }
      switch block {
      case .heading(let level, let text):
        lines.append(text)
        lines.append(String(repeating: level == 1 ? "=" : "-", count: text.count))
      case .paragraph(let text): lines += paragraph(text, width)
      case .fence(_, let text): lines += text.map { $0.isEmpty ? "" : "  " + $0 }
      }
    }
    return lines
  }

  /// Lines that begin with a dash stay lines; all others flow.
  private static func paragraph(_ text: [String], _ width: Int) -> [String] {
    var items: [String] = []
    for line in text {
      if items.isEmpty || line.hasPrefix("- ") {
        items.append(line)
      } else {
        items[items.count - 1] += " " + line.drop { $0 == " " }
      }
    }
    return items.flatMap { item in
      wrap(item, width, indent: item.hasPrefix("- ") ? "  " : "")
    }
  }

  private static func wrap(_ text: String, _ width: Int, indent: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = indent
      }
      let isFresh = line.allSatisfy { $0 == " " }
      line += isFresh ? String(word) : " " + word
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
