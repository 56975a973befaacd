/// What the loop knows of a body without touching a counted reference.
struct Entry {
  var instructions: UnsafeMutablePointer<Instruction>
  var doubles: UnsafeMutablePointer<Double>
  var constants: UnsafeMutablePointer<Value>
  var cards: UnsafeMutablePointer<CardCall>
  /// 0 before the body is compiled.
  var registerCount: Int
  var objectCount: Int
}

/// One call of a card, ready to be made.
struct CardCall {
  let apply: Builtin.Apply?
  let site: CallSite
  let count: Int
  let isMutating: Bool
  /// Whether it only reads one property, which an array answers at once.
  let isProperty: Bool
  let wraps: Bool

  init(_ site: CallSite) {
    apply = site.apply
    self.site = site
    count = site.count
    isMutating = site.isMutating
    isProperty = site.isProperty
    wraps = site.wraps
  }
}

/// A caller waiting for a callee to return. No `pc`: whoever called the machine.
struct Frame {
  var pc: UnsafeMutablePointer<Instruction>?
  var base: UnsafeMutablePointer<Value>
  var function: Int
}
