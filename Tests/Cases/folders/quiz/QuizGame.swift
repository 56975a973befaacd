// The rules of the game.
import Foundation

struct Question {
  let text: String
  let answers: [String]
  let right: Int
}

struct QuizGame {
  enum Phase: Equatable {
    case intro
    case asking(Int)
    case finished(Int)
  }

  private(set) var phase = Phase.intro
  private var score = 0

  let questions = [
    Question(text: "How many sides has a hexagon?", answers: ["5", "6", "8"], right: 1),
    Question(text: "What is the boiling point of water?", answers: ["90", "100"], right: 1),
  ]

  mutating func begin() {
    score = 0
    phase = .asking(0)
  }

  mutating func answer(_ choice: Int) {
    guard case .asking(let number) = phase else { return }
    if questions[number].right == choice { score += 1 }
    phase = number + 1 < questions.count ? .asking(number + 1) : .finished(score)
  }
}
