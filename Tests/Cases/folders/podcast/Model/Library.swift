// Episodes and what is playing.
import SwiftUI

struct Episode: Identifiable, Hashable {
  let id: Int
  let title: String
  let minutes: Int
}

final class Library: ObservableObject {
  @Published var episodes = [
    Episode(id: 1, title: "Harbour at dawn", minutes: 24),
    Episode(id: 2, title: "Slow trains", minutes: 41),
    Episode(id: 3, title: "A map of rain", minutes: 18),
  ]
  @Published var playing: Episode?

  func play(_ episode: Episode) {
    playing = playing == episode ? nil : episode
  }
}
