/// The common base of everything an interpreted value can refer to: strings, arrays, structures,
/// closures and the engine's view values. One base class keeps a value two words wide. `open`
/// because the interpreter and the engine derive from it; nothing else in the project is.
open class HeapObject {
  package init() {}
}
