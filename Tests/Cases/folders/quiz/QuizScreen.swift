// What is shown in each state of the game.
import SwiftUI

struct QuizScreen: View {
  @State private var game = QuizGame()

  var body: some View {
    VStack {
      switch game.phase {
      case .intro:
        Button("Begin") { change { game.begin() } }
          .transition(.scale)
      case .asking(let number):
        QuestionView(question: game.questions[number]) { answer in
          change { game.answer(answer) }
        }
        .id(number)
        .transition(.slide)
      case .finished(let score):
        ScoreView(score: score, total: game.questions.count) { change { game.begin() } }
          .transition(.opacity)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func change(_ step: () -> Void) {
    withAnimation(.easeInOut) { step() }
  }
}
