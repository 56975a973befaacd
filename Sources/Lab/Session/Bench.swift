package import Basics
import Engine
import Interpreter
import Language
import Vocabulary

/// A program that has been compiled, and the run of it that is on.
package final class Bench {
  /// The user's files; statements typed later follow behind them.
  package let files: [SourceText]
  /// The root view's name.
  package let root: String
  /// What people call it: of an app, a preview or a sample not the view made for it.
  package let title: String
  let program: ResolvedProgram
  private var machine: Machine?
  /// What a run may take, and what is left of it beside what the machine holds.
  private var fuel = Fuel()
  private var reserve = Int.max
  private var rootView: InterpretedView?

  /// What stands around a root that cannot stand alone: between the files and the statements.
  private let hidden: [SourceText]
  /// Whether of several views at the root only the first is run: a provider of previews shows each
  /// by itself.
  private let showsFirst: Bool

  init(
    files: [SourceText], hidden: [SourceText], root: String, title: String,
    showsFirst: Bool = false, program: ResolvedProgram
  ) {
    self.showsFirst = showsFirst
    self.files = files
    self.hidden = hidden
    self.root = root
    self.title = title
    self.program = program
  }

  /// What the program printed in this run.
  package var output: [String] { machine?.output ?? [] }

  /// What people call the bench by: its file without the suffix; of several files, its root.
  package var fileName: String {
    guard files.count == 1, let last = files[0].name.split(separator: "/").last else {
      return title
    }
    return last.hasSuffix(".swift") ? String(last.dropLast(6)) : String(last)
  }

  /// Where the root view is declared.
  package var rootRange: SourceRange { declaration(of: root) ?? SourceRange(0, 0) }

  /// The whole declaration of a type of the program; nil where it declares none of the name.
  package func wholeDeclaration(of name: String) -> SourceRange? {
    program.types.first { $0.name == name && $0.kind != .extensionOnly }?.declared
  }

  /// Where the program declares a type; nil where it does not.
  func declaration(of name: String) -> SourceRange? {
    program.types.first { $0.name == name }?.range
  }

  /// The root view's states with their types.
  package var states: [StateNote] {
    let fields = program.types.first { $0.name == root }?.fields ?? []
    return fields.filter { $0.wrapper == .state }.map { StateNote(name: $0.name, type: $0.type) }
  }

  /// All cards' declarations, for the checker.
  static func catalog() -> Catalog { Catalog(Vocabulary.cards.map(\.declaration)) }

  /// A fresh run from the beginning. A root view that cannot be made leaves an empty window and
  /// says why.
  func start(_ options: SessionOptions) -> ViewGraph {
    let machine = Machine(program, builtins: Vocabulary.cards)
    machine.views = machine.engineViews
    recover()
    machine.refuel(draw(fuel.perEvent))
    self.machine = machine
    var content: ViewValue = EmptyView()
    var traps: [Trap] = []
    do throws(Trap) {
      let view = try machine.rootView(named: root)
      rootView = view
      content = CompositeView(view)
      content.range = rootRange
      if showsFirst {
        content = ElementsView("previews", content) { TupleView(Array($0.prefix(1))) }
      }
    } catch {
      traps.append(error)
    }
    let graph = ViewGraph(
      content, canvas: options.canvas, safeArea: options.safeArea, guides: machine.customGuides,
      semantics: options.semantics, limits: options.limits)
    for trap in machine.earlyTraps + traps { graph.report(trap) }
    return graph
  }

  // MARK: - Fuel

  /// A run, with all its replays, begins: it may take this much.
  func begin(_ fuel: Fuel) {
    self.fuel = fuel
    reserve = fuel.total ?? .max
    machine = nil
  }

  /// What happens next may use as much as the beginning: each event has an allowance of its own, a
  /// tenth of it once a limit has been reached.
  func refuel(afterLimit: Bool) {
    recover()
    machine?.refuel(draw(afterLimit ? fuel.perEvent / 10 : fuel.perEvent))
  }

  /// Time that passes brings some more, up to what an event has.
  func refuel(forSeconds seconds: Double, afterLimit: Bool) {
    guard let machine, seconds > 0, !afterLimit else { return }
    let missing = fuel.perEvent - max(machine.fuel, 0)
    let amount = draw(min(Int(min(seconds, 60) * Double(fuel.perSecond)), missing))
    machine.refuel(by: amount, of: fuel.perEvent)
  }

  /// Puts back what the machine has left.
  private func recover() {
    guard let machine, machine.fuel > 0, fuel.total != nil else { return }
    reserve += machine.fuel
    machine.fuel = 0
  }

  private func draw(_ amount: Int) -> Int {
    guard fuel.total != nil else { return amount }
    let drawn = min(amount, reserve)
    reserve -= drawn
    return drawn
  }

  // MARK: - Statements

  /// The same program with one more statement compiled in, as a method of the root view.
  func adding(statement: String, to earlier: [String]) throws(CommandFailure) -> Bench {
    let texts = (earlier + [statement]).enumerated().map { number, text in
      StatementText(text, root: root, method: Bench.method(number))
    }
    let before = files + hidden
    let (program, diagnostics) = Frontend.compile(
      before + texts.map(\.wrapped), against: Bench.catalog())
    let errors = diagnostics.filter { diagnostic in
      let isOwn = diagnostic.range.file >= before.count
      return isOwn ? diagnostic.stopsStatement : diagnostic.severity == .error
    }
    guard errors.isEmpty else {
      let shown = before + texts.map(\.plain)
      let lines = errors.flatMap { error in
        let number = error.range.file - before.count
        let plain =
          texts.indices.contains(number)
          ? texts[number].unwrapped(error, file: error.range.file) : error
        return DiagnosticPrinter.lines(plain, in: shown)
      }
      throw CommandFailure(
        "this statement cannot run in '\(root)'", status: .usage, hints: lines)
    }
    let bench = Bench(
      files: files, hidden: hidden, root: root, title: title, showsFirst: showsFirst,
      program: program)
    recover()
    (bench.fuel, bench.reserve) = (fuel, reserve)
    return bench
  }

  private static func method(_ number: Int) -> String { "slowmoStatement\(number)" }

  /// Runs a statement compiled in, as an event.
  func perform(statement number: Int, _ graph: ViewGraph) {
    graph.send { [machine, rootView] in
      guard let machine, let receiver = rootView?.installed else { return }
      try machine.call(method: Bench.method(number) + "()", on: receiver)
    }
  }
}
