import Basics
import Course
import Engine
import Lab

/// Finds what may stand at the cursor: commands, views, states, files, members.
struct Completer {
  let table: CommandTable
  let console: Console

  typealias Candidate = Completion.Candidate

  /// The completion of the word before the cursor; nil when nothing fits.
  func completion(_ head: String) -> Completion? {
    // Only the last line of a block is looked at.
    let line = String(head.split(separator: "\n", omittingEmptySubsequences: false).last ?? "")
    if let found = queryCompletion(line) ?? memberCompletion(line) { return found }
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
      .drop { $0.isEmpty }.map(String.init)
    guard let name = words.first, words.count > 1 else {
      return Completion(stem: words.first ?? "", from: commands + states)
    }
    guard let command = table.command(name) else { return nil }
    let slots = command.usage.split(separator: " ").dropFirst().map(String.init)
    guard let slot = slots.isEmpty ? nil : slots[min(words.count - 2, slots.count - 1)] else {
      return nil
    }
    // A quoted word may hold spaces.
    let typed = line.drop { $0 == " " }.dropFirst(name.count).drop { $0 == " " }
    let stem = typed.hasPrefix("\"") ? String(typed) : words.last ?? ""
    return Completion(stem: stem, from: candidates(slot: slot, stem: stem))
  }

  private var commands: [Candidate] {
    table.commands.map { Candidate(text: $0.name, note: $0.summary) }
  }

  private var states: [Candidate] {
    (console.session?.bench.states ?? []).map {
      Candidate(text: $0.name, note: "state: \($0.typeText)", suffix: "")
    }
  }

  private func candidates(slot: String, stem: String) -> [Candidate] {
    let kind = slot.filter { $0.isLetter }
    switch kind {
    case "file": return courseNames(stem) + files(stem, suffix: ".swift")
    case "exercise":
      let exercises = console.desk().exerciseNames
      return exercises.map { Candidate(text: $0.name, note: $0.note) }
    case "script": return files(stem, suffix: ".slowmo")
    case "view", "viewproperty": return views(quoted: stem.hasPrefix("\""))
    case "state": return states.map { Candidate(text: $0.text, note: $0.note) }
    case "name":
      // Commands come first; words of SwiftUI where no command begins so.
      let isCommand = commands.contains { $0.text.hasPrefix(stem) }
      return isCommand ? commands : Reference.names().map { Candidate(text: $0) }
    case "id": return Explanations.all.map { Candidate(text: $0.id, note: $0.title) }
    case "expression": return queries
    case "setting": return Settings.notes.map { Candidate(text: $0.name, note: $0.note) }
    default: return []
    }
  }

  /// The views of the present frame by id, text, type and line.
  private func views(quoted: Bool) -> [Candidate] {
    guard let session = console.session else { return [] }
    return ViewQuery.candidates(session.frame(), session.bench.files).map { name, note in
      let isPlain = !quoted && !name.contains(where: { $0 == " " || $0 == "\"" })
      return Candidate(text: isPlain ? name : "\"\(name)\"", note: note)
    }
  }

  /// Chapters, and the benches of the one that is read; not where a path is being typed.
  private func courseNames(_ stem: String) -> [Candidate] {
    if stem.contains("/") || stem.hasPrefix(".") { return [] }
    return console.desk().benchNames.map { Candidate(text: $0.name, note: $0.note) }
  }

  /// Files with the suffix and folders, in the folder that the stem names.
  private func files(_ stem: String, suffix: String) -> [Candidate] {
    let cut = stem.lastIndex(of: "/").map { stem.index(after: $0) } ?? stem.startIndex
    let folder = String(stem[..<cut])
    guard let names = try? console.files.list(folder.isEmpty ? "." : folder) else { return [] }
    let isHidden = stem[cut...].hasPrefix(".")
    return names.filter { isHidden || !$0.hasPrefix(".") }.compactMap { name in
      let path = folder + name
      switch console.files.kind(of: path) {
      case .folder: return Candidate(text: path + "/", note: "folder", suffix: "")
      case .file where name.hasSuffix(suffix): return Candidate(text: path)
      default: return nil
      }
    }
  }

  // MARK: - Queries and members

  private var queries: [Candidate] {
    Bench.queries.map { Candidate(text: $0.name, note: $0.note, suffix: "") }
  }

  /// Inside the quotation marks of `view("`.
  private func queryCompletion(_ line: String) -> Completion? {
    guard line.count(where: { $0 == "\"" }) % 2 == 1, let mark = line.lastIndex(of: "\""),
      let session = console.session
    else { return nil }
    let before = line[..<mark]
    let names: [(name: String, note: String)]
    if before.hasSuffix("group(") {
      names = session.frame().groups.map { ($0.id, "matched group") }
    } else if before.hasSuffix("view(") || before.hasSuffix("views(") {
      names = ViewQuery.candidates(session.frame(), session.bench.files)
    } else {
      return nil
    }
    return Completion(
      stem: String(line[line.index(after: mark)...]),
      from: names.map { Candidate(text: $0.name, note: $0.note, suffix: "\")") })
  }

  /// After a point: the members of a state, of a view asked for, or the animations.
  private func memberCompletion(_ line: String) -> Completion? {
    guard let point = line.lastIndex(of: ".") else { return nil }
    let stem = String(line[line.index(after: point)...])
    guard stem.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    let before = line[..<point]
    guard let members = members(before: before) else { return nil }
    return Completion(
      stem: stem, from: members.map { Candidate(text: $0.name, note: $0.note, suffix: "") })
  }

  private func members(before: Substring) -> [MemberNote]? {
    if before.hasSuffix(")"), let call = before.range(of: "view(\"", backwards: true),
      !before[call.upperBound...].dropLast(2).contains("\"")
    {
      return Bench.members(ofQuery: "ViewResult")
    }
    if before.hasSuffix("withAnimation(") || before.hasSuffix(" with ") {
      return Bench.statics(of: "Animation")
    }
    let word = before.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let name = String(word.reversed())
    guard let state = console.session?.bench.states.first(where: { $0.name == name }) else {
      return nil
    }
    return Bench.members(of: state.type)
  }
}

extension Substring {
  /// The last place where the text stands.
  fileprivate func range(of text: String, backwards: Bool) -> Range<Index>? {
    var found: Range<Index>?
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      found = range
      if !backwards { break }
      rest = rest[range.upperBound...]
    }
    return found
  }
}
