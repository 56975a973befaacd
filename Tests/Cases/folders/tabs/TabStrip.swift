// The bar and its mark.
import SwiftUI

enum Tab: String, CaseIterable, Identifiable {
  case home, search, profile
  var id: Self { self }

  var symbol: String {
    switch self {
    case .home: "house"
    case .search: "magnifyingglass"
    case .profile: "person"
    }
  }
}

struct TabStrip: View {
  @Binding var selection: Tab
  @Namespace private var marks

  var body: some View {
    HStack {
      ForEach(Tab.allCases) { tab in
        VStack(spacing: 4) {
          Image(systemName: tab.symbol)
          ZStack {
            Capsule().fill(.clear).frame(width: 24, height: 4)
            if selection == tab {
              Capsule().fill(.blue)
                .matchedGeometryEffect(id: "mark", in: marks)
                .frame(width: 24, height: 4)
            }
          }
        }
        .frame(maxWidth: .infinity)
        .contentShape(Rectangle())
        .onTapGesture {
          withAnimation(.spring(response: 0.35)) { selection = tab }
        }
      }
    }
    .padding(.vertical, 8)
  }
}
