/// What holds for the motion of any program: purity, rest, and the way back.
import Basics
import Engine
import Lab
import Terminal
import TestSupport
import Testing

@Suite struct `Properties of motion` {
  /// Everything that can be seen of a frame.
  struct Sight: Hashable {
    let leaves: [LeafSnapshot]
    let groups: [GroupSnapshot]
    let lines: [String]

    init(_ frame: Frame) {
      leaves = frame.leaves
      groups = frame.groups
      lines = Rasterizer.rasterize(frame.displayList).lines()
    }
  }

  private func sights(_ session: Session, _ instants: [Double]) -> [Double: Sight] {
    var found: [Double: Sight] = [:]
    for seconds in instants { found[seconds] = Sight(session.frame(atSeconds: seconds)) }
    return found
  }

  @Test func `generated programs move, leave and fly`() throws {
    var moving = 0
    var leaving = 0
    var flying = 0
    for seed in 1...40 {
      var writer = ProgramWriter(seed: seed)
      let program = writer.program()
      let session = try program.session()
      program.play(session)
      let early = session.frame(atSeconds: 0.05)
      if Sight(session.frame(atSeconds: 0.15)) != Sight(early) { moving += 1 }
      if early.leaves.contains(where: { $0.phase != .identity }) { leaving += 1 }
      if early.groups.contains(where: \.isFlying) { flying += 1 }
    }
    #expect(moving >= 20 && leaving >= 10 && flying >= 5, "\(moving) \(leaving) \(flying)")
  }

  @Test(arguments: 1...30) func `frames do not depend on the order of questions`(seed: Int) throws {
    var writer = ProgramWriter(seed: seed)
    let program = writer.program()
    let session = try program.session()
    program.play(session)
    var instants = [0, 0.017, 0.1, 0.25, 0.333, 0.7, 1.2] + [Double(writer.number(0, 999)) / 1000]
    let first = sights(session, instants)
    instants.shuffle(using: &writer.random)
    let second = sights(session, instants)
    let fresh = try program.session()
    program.play(fresh)
    let third = sights(fresh, instants.reversed())
    for seconds in instants {
      #expect(first[seconds] == second[seconds], "at \(seconds):\n\(program.content)")
      #expect(first[seconds] == third[seconds], "fresh, at \(seconds):\n\(program.content)")
    }
  }

  @Test(arguments: 101...124)
  func `T26: frames do not depend on the rate at which they are asked for`(seed: Int) throws {
    var writer = ProgramWriter(seed: seed)
    let program = writer.program()
    let coarse = try program.session()
    program.play(coarse)
    coarse.move(toSeconds: 0.45)
    let expected = Sight(coarse.frame())
    let rate = [24, 60, 120][seed % 3]
    let fine = try program.session()
    program.play(fine, rate: rate)
    for frame in 0..<Int(0.45 * Double(rate)) {
      fine.move(toSeconds: Double(frame) / Double(rate))
    }
    fine.move(toSeconds: 0.45)
    #expect(Sight(fine.frame()) == expected, "\(rate) a second:\n\(program.content)")
  }

  @Test(arguments: 201...230)
  func `stepping back equals never having gone forward`(seed: Int) throws {
    var writer = ProgramWriter(seed: seed)
    let program = writer.program()
    let session = try program.session()
    program.play(session)
    let steps = writer.number(1, 20)
    session.step(steps)
    let before = Sight(session.frame())
    session.step(9)
    session.step(-9)
    #expect(Sight(session.frame()) == before, "\(steps) steps:\n\(program.content)")
  }

  @Test(arguments: 301...340) func `at rest the presentation equals the model`(seed: Int) throws {
    var writer = ProgramWriter(seed: seed)
    let program = writer.program()
    let animated = try program.session()
    program.play(animated)
    let plain = try program.session(isAnimated: false)
    program.play(plain)
    #expect(animated.settle() && plain.settle(), "\(program.content)")
    let difference = PropertyReport.difference(animated.frame().leaves, plain.frame().leaves)
    #expect(difference == nil, "\(difference ?? "")\n\(program.text())")
  }

  @Test(arguments: 401...430) func `toggled twice it is what it was`(seed: Int) throws {
    var writer = ProgramWriter(seed: seed)
    let program = writer.program()
    let session = try program.session()
    for tap in [0, 0, 1, 1] {
      let before = Sight(session.frame())
      _ = session.tap(at: GeneratedProgram.tapPoint(tap))
      #expect(session.settle())
      _ = session.tap(at: GeneratedProgram.tapPoint(tap))
      #expect(session.settle())
      let after = Sight(session.frame())
      #expect(after.lines == before.lines, "tap \(tap):\n\(program.content)")
      let difference = PropertyReport.difference(after.leaves, before.leaves)
      #expect(difference == nil, "tap \(tap): \(difference ?? "")\n\(program.content)")
    }
  }

  @Test(arguments: 501...530) func `what has an end ends there`(seed: Int) throws {
    var writer = ProgramWriter(seed: seed)
    let program = writer.program()
    let session = try program.session()
    program.play(session)
    let end = try #require(session.settlingSeconds(), "\(program.content)")
    let atEnd = Sight(session.frame(atSeconds: end))
    #expect(Sight(session.frame(atSeconds: end + 7)) == atEnd, "\(end):\n\(program.content)")
    #expect(session.frame().leaves.allSatisfy { !$0.isFlying && $0.phase == .identity })
  }
}
