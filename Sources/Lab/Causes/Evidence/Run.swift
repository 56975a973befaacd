/// A recording together with the program it was made from.
import Basics
import Drawing
import Engine
import Language

struct Run {
  let recording: Recording
  /// Views of one group that come and go in one change.
  let pairs: [Pair]
  /// Those of them that set out on a flight.
  let flights: [Pair]
  let program: ResolvedProgram
  /// Name of the root view.
  let root: String

  init(_ session: Session) {
    recording = session.recording()
    pairs = recording.changes.flatMap(\.pairs)
    flights = pairs.filter(\.isFlying)
    program = session.bench.program
    root = session.bench.root
  }

  var samples: [Recording.Sample] { recording.samples }
  var changes: [ChangeRecord] { recording.changes }

  /// Everything the run shows, the most telling first.
  func findings(about items: Set<Int>? = nil) -> [Finding] {
    Causes.all.compactMap { cause in
      let found = cause.find(self).filter { explanation in
        items.map { !$0.isDisjoint(with: explanation.items) } ?? true
      }
      return found.isEmpty ? nil : Finding(cause: cause, explanations: found)
    }
  }

  // MARK: - Leaves

  /// The leaves of a matched view, without those of matched views inside it.
  func leaves(of member: MemberFact, in frame: Frame?) -> [LeafSnapshot] {
    frame?.leaves.filter { $0.member == member.number } ?? []
  }

  func leaves(of member: MemberFact, in sample: Recording.Sample) -> [LeafSnapshot] {
    sample.leaves[member.number] ?? []
  }

  func shape(of member: MemberFact, in sample: Recording.Sample) -> LeafSnapshot? {
    leaves(of: member, in: sample).first { $0.text == nil }
  }

  /// The first shape of a matched view.
  func shape(of member: MemberFact, in frame: Frame?) -> LeafSnapshot? {
    leaves(of: member, in: frame).first { $0.text == nil }
  }

  /// The items a leaf lies in, at any time of the run.
  func ancestry(of leaf: LeafSnapshot) -> Set<Int> {
    var items: Set<Int> = [leaf.item]
    for anatomy in changes.flatMap({ [$0.before, $0.after] }) + samples.prefix(1).map(\.anatomy) {
      items.formUnion(anatomy.ancestry(of: leaf.item).map(\.number))
    }
    return items
  }

  // MARK: - The program

  /// What a user calls an item: the custom view it is made of, else the built-in one.
  func name(_ item: ItemFact) -> String {
    let names = item.names.filter { !$0.contains("#") && !$0.contains("[") && $0 != "Group" }
    return Run.short(names.first ?? item.names.last ?? "view", to: 40)
  }

  /// The same with the line of its built-in view: `the Card of line 12`.
  func place(_ item: ItemFact) -> String {
    "the \(name(item))" + (lineNumber(item.range).map { " of line \($0)" } ?? "")
  }

  /// The type in whose declaration a place lies: the last that is declared before it.
  func type(around range: SourceRange) -> ResolvedType? {
    program.types.filter { $0.range.file == range.file && $0.range.start <= range.start }
      .max { $0.range.start < $1.range.start }
  }

  /// The namespace a type declares.
  func namespace(of type: ResolvedType?) -> ResolvedField? {
    type?.fields.first { $0.wrapper == .namespace }
  }
}
