/// The one function through which a stranger's text passes on its way to a terminal or a report.
package enum Escaping {
  /// Whether a scalar could move a cursor, reorder text or hide: C0, DEL, C1, bidi controls, line
  /// and paragraph separators, zero-width characters, soft hyphens, tags.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0xAD, 0x061C, 0x180E, 0x200B...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      return true
    default:
      return false
    }
  }

  /// The text with unsafe scalars as visible escapes (`\x1b`, `\u{202e}`); line feeds and tabs stay
  /// where `keepingLines` says so.
  package static func visible(_ text: String, keepingLines: Bool = false) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var out = ""
    for scalar in text.unicodeScalars {
      if !isUnsafe(scalar) || (keepingLines && (scalar == "\n" || scalar == "\t")) {
        out.unicodeScalars.append(scalar)
      } else if scalar.value < 0x100 {
        let digits = String(scalar.value, radix: 16)
        out += "\\x" + (digits.count < 2 ? "0" : "") + digits
      } else {
        out += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return out
  }
}
