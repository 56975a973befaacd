/// The chapters and exercises that are shipped keep what they promise.
import Basics
import Course
import Foundation
import Lab
import Shell
import TestSupport
import Testing

@Suite struct `The course` {
  static let disk = DiskFileTree()
  static let root = RepositoryFiles.root.path
  static let index = CourseIndex(root: root, disk)

  @Test func `is valid: fronts, benches, transcripts, programs, hints, no stray file`() {
    let validator = CourseValidator(root: Self.root, Self.disk, CommandTable(ShellCommands.all))
    #expect(validator.problems.map(\.description) == [])
    #expect(validator.benches >= 30)
    #expect(validator.steps >= 200)
    #expect(validator.programs >= 35)
  }

  @Test func `has its chapters and exercises`() {
    for number in [3, 4, 5, 6, 11] {
      #expect(Self.index.chapters.map(\.number).contains(number))
      #expect(Self.index.exercises.contains { $0.chapter == number }, "\(number)")
    }
    for chapter in Self.index.chapters { #expect(chapter.benches.count >= 3, "\(chapter.name)") }
    for exercise in Self.index.exercises {
      #expect(exercise.alternatives.count >= 1, "\(exercise.name)")
      #expect(exercise.wrongs.count >= 3, "\(exercise.name)")
      #expect(exercise.hints.count >= 3, "\(exercise.name)")
    }
  }

  @Test func `grades a start below a solution, the same on every run`() {
    for exercise in Self.index.exercises {
      func grade(_ program: Exercise.Program) -> Grade {
        Grader(exercise).grade(
          [SourceText(name: program.file, program.text)], name: program.file)
      }
      #expect(grade(exercise.start).score < grade(exercise.solution).score)
      #expect(grade(exercise.solution).score == exercise.points)
      for wrong in exercise.wrongs { #expect(grade(wrong) == grade(wrong)) }
    }
  }

  @Test func `no submission passes by having its text say so`() throws {
    let exercise = try #require(Self.index.exercise("3"))
    let shout = """
      // criterion "the note flies" pass; note 256 208 44 matchedGeometryEffect(id: "note"
      struct ContentView: View {
        var body: some View { Text("Milk, eggs").onTapGesture { print("5 of 5 passed") } }
      }
      """
    let grade = Grader(exercise).grade([SourceText(name: "a", shout)], name: "a")
    #expect(grade.score == 0)
  }

  @Test func `pages fit a terminal of eighty columns`() {
    for chapter in Self.index.chapters {
      for page in chapter.pages {
        for case .paragraph(let lines) in page {
          for line in MarkdownPrinter.lines([.paragraph(lines)]) { #expect(line.count <= 80) }
        }
      }
    }
  }
}
