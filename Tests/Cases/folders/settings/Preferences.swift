// What can be set.
import Foundation

struct Preferences {
  var notifies = true
  var sounds = false
  var theme = Theme.system
  var textSize = 16.0
  var cacheSize = 3
}

enum Theme: String, CaseIterable, Identifiable {
  case system, light, dark

  var id: String { rawValue }
  var title: String { rawValue.capitalized }
}
