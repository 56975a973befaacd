/// JSON comes out in the order it is written, with nothing in it that a terminal would obey.
import Basics
import Foundation
import Testing

@Suite struct `JSON writer` {
  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    return writer.text
  }

  @Test func `members keep their order and their commas`() {
    let text = written { json in
      json.object { json in
        json.key("b")
        json.value(1)
        json.key("a")
        json.array { json in
          json.value(true)
          json.value(nil as String?)
          json.object { _ in }
          json.array { _ in }
          json.value("x")
        }
        json.key("c")
        json.value(0.5)
      }
    }
    #expect(text == #"{"b":1,"a":[true,null,{},[],"x"],"c":0.5}"#)
  }

  @Test func `line breaks stand between elements`() {
    let text = written { json in
      json.array { json in
        json.value(1)
        json.lineBreak()
        json.value(2)
      }
    }
    #expect(text == "[1,\n2]")
  }

  @Test(arguments: [
    (1.0, "1"), (-0.0, "0"), (63.75, "63.75"), (.nan, "null"), (.infinity, "null"), (1e16, "1e+16"),
  ])
  func `numbers are those of the number format`(number: Double, text: String) {
    #expect(written { $0.value(number) } == text)
  }

  @Test(arguments: [
    ("\"\\/", #""\"\\/""#), ("a\n\t\r", #""a\n\t\r""#), ("\0\u{1B}[31m", #""\u0000\u001b[31m""#),
    ("\u{7F}", #""\u007f""#), ("\u{80}\u{9B}\u{9F}", #""\u0080\u009b\u009f""#),
    ("\u{202E}\u{2066}\u{61C}", #""\u202e\u2066\u061c""#), ("\u{200B}\u{FEFF}", #""\u200b\ufeff""#),
    ("\u{2028}", #""\u2028""#), ("\u{E0041}", #""\udb40\udc41""#), ("é🎈", "\"é🎈\""),
  ])
  func `strings are escaped`(string: String, text: String) {
    #expect(JSONWriter.quoted(string) == text)
  }

  @Test func `every character survives the way through a reader`() throws {
    let scalars = (UInt32(0)...0x2_0000).compactMap(Unicode.Scalar.init)
    var string = ""
    string.unicodeScalars.append(contentsOf: scalars)
    let data = Data(("[" + JSONWriter.quoted(string) + "]").utf8)
    let read = try #require(try JSONSerialization.jsonObject(with: data) as? [String])
    #expect(read.first?.utf8.elementsEqual(string.utf8) == true)
  }
}
