// Rows and the header.
import SwiftUI

struct BoardHeader: View {
  let open: Int
  @Binding var showsDone: Bool

  var body: some View {
    HStack {
      Text("\(open) to do").font(.title2)
      Spacer()
      Button(showsDone ? "Hide done" : "Show done") {
        withAnimation { showsDone.toggle() }
      }
    }
  }
}

struct TaskRow: View {
  let task: TaskItem
  let onToggle: () -> Void

  var body: some View {
    HStack {
      Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
      Text(task.title).strikethrough(task.isDone)
    }
    .contentShape(Rectangle())
    .onTapGesture(perform: onToggle)
  }
}

struct DoneList: View {
  @ObservedObject var store: TaskStore

  var body: some View {
    VStack(alignment: .leading) {
      Text("Done").font(.caption)
      ForEach(store.done) { task in
        TaskRow(task: task) { withAnimation { store.toggle(task) } }
      }
    }
  }
}
