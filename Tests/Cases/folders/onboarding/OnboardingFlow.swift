// Pages that push each other aside.
import SwiftUI

struct OnboardingFlow: View {
  @State private var page = 0
  @State private var isForward = true

  var body: some View {
    VStack {
      ZStack {
        ForEach(OnboardingPage.all) { content in
          if content.id == page {
            OnboardingPageView(page: content)
              .transition(
                .asymmetric(
                  insertion: .move(edge: isForward ? .trailing : .leading),
                  removal: .move(edge: isForward ? .leading : .trailing)))
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .clipped()
      PageDots(count: OnboardingPage.all.count, current: page)
      HStack {
        if page > 0 {
          Button("Back") { go(-1) }
        }
        Spacer()
        Button(page == OnboardingPage.all.count - 1 ? "Start" : "Next") { go(1) }
      }
      .padding()
    }
    .animation(.easeInOut(duration: 0.35), value: page)
  }

  private func go(_ step: Int) {
    isForward = step > 0
    page = min(max(page + step, 0), OnboardingPage.all.count - 1)
  }
}

#Preview("Flow") { OnboardingFlow() }
#Preview("Dots") { PageDots(count: 4, current: 2).padding() }
