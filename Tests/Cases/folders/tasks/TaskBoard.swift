// Tasks that come, are done and go.
import SwiftUI

struct TaskBoard: View {
  @StateObject private var store = TaskStore()
  @State private var showsDone = true

  var body: some View {
    VStack(alignment: .leading) {
      BoardHeader(open: store.open.count, showsDone: $showsDone)
      ForEach(store.open) { task in
        TaskRow(task: task) {
          withAnimation(.spring(duration: 0.4, bounce: 0.2)) { store.toggle(task) }
        }
        .transition(.move(edge: .leading).combined(with: .opacity))
      }
      if showsDone {
        DoneList(store: store)
          .transition(.opacity)
      }
      Spacer()
      Button("Add") { withAnimation { store.add() } }
    }
    .padding()
  }
}
