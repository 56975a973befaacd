import Basics
import Lab

/// `slowmo reference`: the vocabulary, the rules and the messages as Markdown, made from the cards.
enum ReferenceCommand {
  static let all: [ProgramCommand] = [
    ProgramCommand(
      name: "reference", usage: "reference [--output DIR]",
      summary: "Writes the vocabulary as Markdown, a page a topic or all in one.",
      options: [output]
    ) { (options) throws(CommandFailure) in
      guard options.words.isEmpty else {
        throw CommandFailure("'reference' takes no files", hints: ["give --output DIR"])
      }
      let files = ReferencePages.all()
      guard let folder = options.output else {
        return Output.write(files.map(\.text).joined(separator: "\n")) ? .fine : .fault
      }
      let disk = DiskFileTree()
      do throws(FileFailure) {
        for file in files {
          let path = folder.hasSuffix("/") ? folder + file.name : folder + "/" + file.name
          try disk.write(file.text, to: path)
        }
      } catch {
        throw CommandFailure(error.message, status: .fault)
      }
      Output.writeError("slowmo: \(files.count) pages in \(Escaping.visible(folder))\n")
      return .fine
    }
  ]

  private static let output = Options.Option(
    name: "--output", value: "DIR", summary: "the folder to write to; it is made if need be"
  ) { (options, text) throws(CommandFailure) in
    guard !text.isEmpty else { throw CommandFailure("'--output' needs a folder") }
    options.output = text
  }
}

/// The pages of the reference.
enum ReferencePages {
  struct File {
    var name: String
    var text: String
  }

  /// The index first.
  static func all() -> [File] {
    let themes = Reference.themes()
    let pages = themes.map { File(name: slug($0.title) + ".md", text: page($0)) }
    let messages = File(name: "messages.md", text: explanations())
    return [index(themes)] + pages + [messages]
  }

  static func slug(_ title: String) -> String {
    String(
      title.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  // MARK: - Index

  private static func index(_ themes: [Reference.Theme]) -> File {
    var lines = ["# Reference", "", "What programs may use here, by theme.", ""]
    for theme in themes {
      lines.append("- [\(theme.title)](\(slug(theme.title)).md)")
    }
    lines += ["- [Messages](messages.md)", "", "## By name", ""]
    var places: [(title: String, page: String)] = []
    for theme in themes {
      for title in titles(theme) { places.append((title, slug(theme.title) + ".md")) }
    }
    places.sort {
      ($0.title.lowercased(), $0.title, $0.page) < ($1.title.lowercased(), $1.title, $1.page)
    }
    lines += places.map { "- [`\($0.title)`](\($0.page)#\(anchor($0.title)))" }
    return File(name: "index.md", text: lines.joined(separator: "\n") + "\n")
  }

  /// The names of a theme, each once, in the order of the cards.
  private static func titles(_ theme: Reference.Theme) -> [String] {
    var seen: Set<String> = []
    return theme.pages.map(\.title).filter { seen.insert($0).inserted }
  }

  /// As Markdown readers make one of a heading.
  private static func anchor(_ title: String) -> String {
    String(title.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
  }

  // MARK: - Pages

  private static func page(_ theme: Reference.Theme) -> String {
    var lines = ["# \(theme.title)", ""]
    for title in titles(theme) {
      lines += ["## `\(title)`", ""]
      for card in theme.pages where card.title == title { lines += section(card) }
    }
    return lines.dropLast().joined(separator: "\n") + "\n"
  }

  private static func section(_ card: CardPage) -> [String] {
    var lines = ["```swift", card.declaration, "```", "", card.summary, ""]
    if let difference = card.difference { lines += ["Differs: \(difference).", ""] }
    if let example = card.example {
      lines += ["```swift", example, "```", ""]
      if let frame = ExampleFrame.lines(example) { lines += ["```text"] + frame + ["```", ""] }
    }
    return lines
  }

  private static func explanations() -> String {
    var lines = ["# Messages", "", "Rules, causes, messages and limits by their ids.", ""]
    for one in Explanations.all {
      lines += ["## `\(one.id)`", "", "\(one.title) (\(one.kind.rawValue)).", "", one.text, ""]
      for (head, program) in [("Wrong", one.wrong), ("Right", one.right)] {
        guard let program else { continue }
        lines += ["\(head):", "", "```swift", program, "```", ""]
      }
    }
    return lines.dropLast().joined(separator: "\n") + "\n"
  }
}
