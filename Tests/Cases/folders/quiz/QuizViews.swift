// A question, and the score at the end.
import SwiftUI

struct QuestionView: View {
  let question: Question
  let onAnswer: (Int) -> Void

  var body: some View {
    VStack(spacing: 12) {
      Text(question.text).font(.title3)
      ForEach(question.answers.indices, id: \.self) { index in
        Button(question.answers[index]) { onAnswer(index) }
          .padding(8)
          .background(Color.blue.opacity(0.2))
          .cornerRadius(8)
      }
    }
  }
}

struct ScoreView: View {
  let score: Int
  let total: Int
  var again: () -> Void

  var body: some View {
    VStack {
      Text("\(score) of \(total)").font(.largeTitle)
      Button("Again", action: again)
    }
  }
}
