// Settings in sections.
import SwiftUI

struct SettingsScreen: View {
  @State private var preferences = Preferences()
  @State private var showsAdvanced = false

  var body: some View {
    NavigationStack {
      Form {
        Section("General") {
          Toggle("Notifications", isOn: $preferences.notifies)
          Toggle("Sounds", isOn: $preferences.sounds)
        }
        Section("Appearance") {
          ThemePicker(theme: $preferences.theme)
          Slider(value: $preferences.textSize, in: 12...24)
        }
        Section {
          Button(showsAdvanced ? "Hide advanced" : "Show advanced") {
            withAnimation { showsAdvanced.toggle() }
          }
          if showsAdvanced {
            AdvancedSettings(preferences: $preferences)
              .transition(.opacity)
          }
        }
      }
      .navigationTitle("Settings")
    }
  }
}

#Preview {
  SettingsScreen()
}
