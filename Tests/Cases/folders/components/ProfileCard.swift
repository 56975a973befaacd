// A person with badges, to be put into a screen.
import SwiftUI

struct Profile: Identifiable {
  let id: Int
  let name: String
  let joined: Date
  let tags: [String]
  var isOnline: Bool
}

struct ProfileCard: View {
  let profile: Profile
  @Binding var isFollowing: Bool
  let onMessage: (Profile) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Circle().fill(profile.isOnline ? Color.green : .gray).frame(width: 10, height: 10)
        Text(profile.name).font(.headline)
      }
      HStack {
        ForEach(profile.tags, id: \.self) { tag in
          Badge(title: tag, style: .outlined)
        }
      }
      HStack {
        Button(isFollowing ? "Unfollow" : "Follow") { withAnimation { isFollowing.toggle() } }
        Button("Message") { onMessage(profile) }
      }
    }
    .padding()
  }
}
