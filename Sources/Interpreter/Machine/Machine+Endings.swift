/// `deinit`: run as soon as the machine stands between two steps, before anything is printed.
import Basics
import Language

extension Machine {
  /// Runs the `deinit` of every object that has gone, and of those that go with them.
  func runEndings() throws(Trap) {
    while !endings.isEmpty {
      let object = endings.removeFirst()
      for function in object.type.declaration.deinitializers {
        _ = try call(function: function, receiver: .object(object))
      }
    }
  }
}
