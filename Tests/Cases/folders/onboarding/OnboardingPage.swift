// The content of a page, and how it looks.
import SwiftUI

struct OnboardingPage: Identifiable {
  let id: Int
  let symbol: String
  let title: String
  let text: String

  static let all = [
    OnboardingPage(id: 0, symbol: "map", title: "Find", text: "Places you have not seen."),
    OnboardingPage(id: 1, symbol: "heart", title: "Keep", text: "What you like, in one list."),
    OnboardingPage(id: 2, symbol: "person.2", title: "Share", text: "With whom you want."),
  ]
}

struct OnboardingPageView: View {
  let page: OnboardingPage

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: page.symbol).font(.largeTitle)
      Text(page.title).font(.title).bold()
      Text(page.text).multilineTextAlignment(.center)
    }
    .padding(40)
  }
}
