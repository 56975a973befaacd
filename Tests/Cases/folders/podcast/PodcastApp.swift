// The app and its window.
import SwiftUI

@main
struct PodcastApp: App {
  @StateObject private var library = Library()

  var body: some Scene {
    WindowGroup {
      EpisodeList()
        .environmentObject(library)
    }
  }
}
