/// Ordered, stable JSON: members come out in the order they were written.
package struct JSONWriter {
  package private(set) var text = ""
  /// Whether the next element of the innermost container needs a comma before it.
  private var needsComma = [false]
  private var breaksLine = false

  package init() {}

  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    container("{", "}", body)
  }

  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    container("[", "]", body)
  }

  package mutating func key(_ name: String) {
    separate()
    text += JSONWriter.quoted(name)
    text += ":"
    needsComma[needsComma.count - 1] = false
  }

  package mutating func value(_ string: String?) { raw(string.map(JSONWriter.quoted) ?? "null") }
  package mutating func value(_ number: Double?) {
    raw(number.map { $0.isFinite ? NumberFormat.string($0) : "null" } ?? "null")
  }
  package mutating func value(_ number: Int?) { raw(number.map { String($0) } ?? "null") }
  package mutating func value(_ flag: Bool) { raw(flag ? "true" : "false") }

  /// A key and its value.
  package mutating func member(_ name: String, _ string: String?) {
    key(name)
    value(string)
  }
  package mutating func member(_ name: String, _ number: Double?) {
    key(name)
    value(number)
  }
  package mutating func member(_ name: String, _ number: Int?) {
    key(name)
    value(number)
  }
  package mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    value(flag)
  }

  /// A line break between elements, for people who look at the output.
  package mutating func lineBreak() { breaksLine = true }

  private mutating func raw(_ token: String) {
    separate()
    text += token
  }

  private mutating func separate() {
    if needsComma[needsComma.count - 1] { text += "," }
    if breaksLine { text += "\n" }
    breaksLine = false
    needsComma[needsComma.count - 1] = true
  }

  private mutating func container(
    _ open: String, _ close: String, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    text += open
    needsComma.append(false)
    body(&self)
    needsComma.removeLast()
    text += close
  }

  /// A JSON string literal. Controls, DEL, C1, bidi controls, zero-width characters and line
  /// separators are escaped.
  package static func quoted(_ string: String) -> String {
    var out = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\t": out += "\\t"
      case "\r": out += "\\r"
      default:
        if Escaping.isUnsafe(scalar) {
          for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16)
            out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        } else {
          out.unicodeScalars.append(scalar)
        }
      }
    }
    return out + "\""
  }
}
