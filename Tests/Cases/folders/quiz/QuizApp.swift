// Questions one after another.
import SwiftUI

@main
struct QuizApp: App {
  var body: some Scene {
    WindowGroup {
      QuizScreen()
    }
  }
}
