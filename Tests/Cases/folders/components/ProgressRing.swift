// A ring that fills.
import SwiftUI

struct ProgressRing<Label: View>: View {
  let progress: Double
  let width: CGFloat
  @ViewBuilder let label: () -> Label

  var body: some View {
    ZStack {
      Circle().stroke(Color.gray.opacity(0.3), lineWidth: width)
      Circle().trim(from: 0, to: progress).stroke(Color.blue, lineWidth: width)
      label()
    }
  }
}
