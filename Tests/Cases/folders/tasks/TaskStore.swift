// Where tasks are kept.
import Combine
import SwiftUI

struct TaskItem: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
}

class TaskStore: ObservableObject {
  @Published private(set) var tasks: [TaskItem] = [
    TaskItem(id: 0, title: "Water the plants"),
    TaskItem(id: 1, title: "Call the plumber"),
    TaskItem(id: 2, title: "Book the ferry", isDone: true),
  ]
  private var nextID = 3

  var open: [TaskItem] { tasks.filter { !$0.isDone } }
  var done: [TaskItem] { tasks.filter(\.isDone) }

  func toggle(_ task: TaskItem) {
    guard let index = tasks.firstIndex(where: { $0.id == task.id }) else { return }
    tasks[index].isDone.toggle()
  }

  func add() {
    tasks.append(TaskItem(id: nextID, title: "Task \(nextID)"))
    nextID += 1
  }
}
