// What the tabs hold.
import SwiftUI

struct HomeTab: View {
  var body: some View { Text("Home").font(.largeTitle) }
}

struct SearchTab: View {
  @State private var query = ""

  var body: some View {
    VStack {
      TextField("Search", text: $query).padding()
      Spacer()
    }
  }
}

struct ProfileTab: View {
  var body: some View { Text("Profile").font(.largeTitle) }
}
