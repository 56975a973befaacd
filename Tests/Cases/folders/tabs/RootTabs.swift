// A tab bar whose mark glides.
import SwiftUI

struct RootTabs: View {
  @State private var tab = Tab.home

  var body: some View {
    VStack(spacing: 0) {
      Group {
        switch tab {
        case .home: HomeTab()
        case .search: SearchTab()
        case .profile: ProfileTab()
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      TabStrip(selection: $tab)
    }
  }
}

#Preview {
  RootTabs()
}
