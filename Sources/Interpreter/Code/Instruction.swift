/// The machine's instructions: sixteen bytes each, operands are registers of the frame's window
/// unless the comment says otherwise.
enum Opcode: UInt8 {
  // Constants into a slot that holds no object.
  case loadConstant  // a <- constants[b]
  case loadInt  // a <- b itself
  case loadDouble  // a <- doubles[b]
  case loadBool  // a <- b != 0
  case loadNone  // a
  // Moves. A slot holds no object before it is written; a variable may.
  case copy  // slot a <- b
  case take  // slot a <- b, b becomes nil
  case assign  // variable a <- b
  case assignTaking  // variable a <- b, b becomes nil
  case clear  // variable a <- nil
  case toInt  // raw a <- b, which must be a whole number
  case toDouble  // raw a <- b, which must be a number
  case toBool  // raw a <- b, which must be a truth value
  // Whole numbers. The last operand of the ones with I is the number itself.
  case addInt, subtractInt, multiplyInt, divideInt, remainderInt
  case addIntI, subtractIntI, multiplyIntI, remainderIntI
  // Fractional numbers. The last operand of the ones with K is doubles[c].
  case addDouble, subtractDouble, multiplyDouble, divideDouble
  case addDoubleK, subtractDoubleK, multiplyDoubleK, divideDoubleK
  // Comparisons with a truth value as the result.
  case lessInt, lessOrEqualInt, equalInt, notEqualInt
  case lessDouble, lessOrEqualDouble, equalDouble, notEqualDouble
  case not  // a <- !b
  // Anything else: operator number x.
  case binary  // a <- b op c
  case negate  // a <- -b
  // Jumps to instruction c (jump: a).
  case jump
  case jumpIf, jumpUnless  // a, target c
  case jumpIfNone, jumpUnlessNone  // a, target c
  case jumpIfLessInt, jumpIfLessOrEqualInt, jumpIfEqualInt, jumpIfNotEqualInt  // a, b
  case jumpIfLessIntI, jumpIfLessOrEqualIntI, jumpIfGreaterIntI, jumpIfGreaterOrEqualIntI
  case jumpIfEqualIntI, jumpIfNotEqualIntI  // a, number b
  case jumpIfLessDouble, jumpIfLessOrEqualDouble, jumpIfEqualDouble, jumpIfNotEqualDouble
  case jumpUnlessLessDouble, jumpUnlessLessOrEqualDouble
  case jumpUnlessCase  // a is not case b of its enumeration, target c
  // Calls. The callee's window starts at the first argument; the result lands there.
  case call  // function a, window b
  case callValue  // closure in a, arguments after it, b of them; result in a
  case callCard  // site a, window b
  case callDynamic  // site a, window b
  case returnValue  // a
  case returnNone
  case returnMutating  // a, and self beside it
  case trap  // constants[a] is the sentence
  /// Everything that needs no speed: the operation is x, see `SlowOpcode`.
  case slow
}

/// Operations that work on objects: done by a method outside the loop.
enum SlowOpcode: UInt8 {
  case concatenate  // a <- text of c values from b
  case describe  // a <- text of b as types[c]
  case makeArray, makeSet, makeDictionary, makeTuple  // a <- c values from b
  case makeStruct  // a <- type c, fields from b
  case makeCase  // a <- site c, payload from b
  case makeClosure  // a <- site c, captures from b
  case makeBox  // variable a <- box around b
  case readBox  // a <- value in b
  case writeBox  // box a <- b
  case readCapture  // a <- capture c of closure b, out of its box
  case copyCapture  // a <- capture c of closure b as it is
  case writeCapture  // capture b of closure a <- c
  case readGlobal  // a <- global b
  case writeGlobal  // global b <- a
  case readField  // a <- field c of b
  case writeField  // field b of a <- c, in place
  case readWrapped, readProjected  // a <- of field c of b
  case writeWrapped  // behind field b of a <- c
  case readElement  // a <- element c of b
  case writeElement  // element b of a <- c, in place
  case readTupleElement  // a <- element c of b
  case writeTupleElement  // element b of a <- c, in place
  case readMember  // a <- member constants[c] of b, found now
  case writeMember  // member constants[b] of a <- c, found now
  case readPath  // a <- what path c leads to from b
  case writePath  // what path b leads to from a <- c, in place
  case makeWeak  // a <- weak reference to b
  case readWeak  // a <- what weak reference b leads to
  case readCase  // a <- the values of built-in case constants[c] of b, or nil
  case readType  // a <- the type of b
  case readPayload  // a <- payload c of case b
  case force  // a must not be nil
  case testType  // a <- b is types[c]
  case castType  // a <- b as? types[c]
  case matches  // a <- whether subject b is what c says
  case checkRange  // a <= b
  case startIteration  // variable a <- iterator over b
  case advance  // b <- next of iterator a; c <- whether there was one
  case throwValue  // a is the error
  case viewItem  // a as a view; site b
  case viewTuple  // a <- view of c values from b
  case viewConditional  // a <- branch b around a; site c
  case viewEmpty  // a
  case placeholder  // a <- placeholder named constants[b]
}

struct Instruction {
  var opcode: Opcode
  var x: UInt8 = 0
  var a: Int32 = 0
  var b: Int32 = 0
  var c: Int32 = 0
}
