// What is shown in each state of the game.
import SwiftUI

struct QuizScreen: View {
  @State private var game = QuizGame()

  var body: some View {
    VStack {
      switch game.phase {
      case .intro:
        Button("Begin") { change { $0.begin() } }
          .transition(.scale)
      case .asking(let number):
        QuestionView(question: game.questions[number]) { answer in
          change { $0.answer(answer) }
        }
        .id(number)
        .transition(.slide)
      case .finished(let score):
        ScoreView(score: score, total: game.questions.count) { change { $0.begin() } }
          .transition(.opacity)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func change(_ step: (inout QuizGame) -> Void) {
    withAnimation(.easeInOut) { step(&game) }
  }
}
