// Rows that need more than one line of code.
import SwiftUI

struct ThemePicker: View {
  @Binding var theme: Theme

  var body: some View {
    HStack {
      ForEach(Theme.allCases) { choice in
        Button(choice.title) {
          withAnimation(.easeOut(duration: 0.2)) { theme = choice }
        }
        .padding(6)
        .background(theme == choice ? Color.accentColor.opacity(0.3) : .clear)
        .clipShape(Capsule())
      }
    }
  }
}

struct AdvancedSettings: View {
  @Binding var preferences: Preferences

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("Cache: \(preferences.cacheSize) GB", value: $preferences.cacheSize, in: 1...10)
      Text("Needs a restart").font(.footnote).foregroundColor(.gray)
    }
  }
}
