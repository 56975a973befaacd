// Where one is.
import SwiftUI

struct PageDots: View {
  let count: Int
  let current: Int

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { index in
        Capsule()
          .fill(index == current ? Color.blue : Color.gray.opacity(0.4))
          .frame(width: index == current ? 20 : 8, height: 8)
      }
    }
  }
}
