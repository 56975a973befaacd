/// What the loop knows of a body without touching a counted reference.
struct Entry {
  var instructions: UnsafeMutablePointer<Instruction>
  var doubles: UnsafeMutablePointer<Double>
  /// 0 before the body is compiled.
  var registerCount: Int
  var objectCount: Int
}

/// A caller waiting for a callee to return. No `pc`: whoever called the machine.
struct Frame {
  var pc: UnsafeMutablePointer<Instruction>?
  var base: UnsafeMutablePointer<Value>
  var function: Int
}
