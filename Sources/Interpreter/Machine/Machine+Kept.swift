/// What a program keeps under a name for the time of a session: one place for each name, the same
/// that `@AppStorage` uses.
extension Machine {
  /// The value under a name; nil where nobody has written one, whatever views take it to be.
  package func kept(under key: String) -> Value {
    guard let box = stored["AppStorage " + key], box.isWritten else { return .none }
    return box.read()
  }

  /// Keeps a value under a name, as the views that use it see at their next update; nil forgets it.
  package func keep(_ value: Value, under key: String) {
    let place = "AppStorage " + key
    if value.isNone {
      stored[place] = nil
    } else {
      let box = stored[place] ?? StateBox(value)
      box.host = host
      box.write(value)
      stored[place] = box
    }
  }
}
