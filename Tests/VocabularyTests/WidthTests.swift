/// How much of what real SwiftUI files use is known here, and how much of it the programs among the
/// cases use.
import Basics
import Interpreter
import Language
import TestSupport
import Testing
import Vocabulary

@Suite struct WidthTests {
  /// Names of the language itself: a file that declares or uses each, and that must be understood.
  static let probes: [String: String] = [
    "Namespace": "struct V: View { @Namespace var a; var body: some View { EmptyView() } }",
    "State": "struct V: View { @State var a = 1; var body: some View { EmptyView() } }",
    "Binding": "struct V: View { @Binding var a: Int; var body: some View { EmptyView() } }",
    "ViewBuilder": "@ViewBuilder func f() -> some View { EmptyView() }",
    "Environment":
      "struct V: View { @Environment(\\.colorScheme) var a; var body: some View { EmptyView() } }",
    "StateObject":
      "class M: ObservableObject {}\n"
      + "struct V: View { @StateObject var a = M(); var body: some View { EmptyView() } }",
    "ObservedObject":
      "class M: ObservableObject {}\n"
      + "struct V: View { @ObservedObject var a: M; var body: some View { EmptyView() } }",
    "EnvironmentObject":
      "class M: ObservableObject {}\n"
      + "struct V: View { @EnvironmentObject var a: M; var body: some View { EmptyView() } }",
    "Published": "class M: ObservableObject { @Published var a = 1 }",
    "Observable": "@Observable class M { var a = 1 }",
    "ObservableObject": "class M: ObservableObject {}",
    "CGFloat": "let width: CGFloat = 1",
    "escaping": "func f(_ g: @escaping () -> Void) {}",
    "GestureState":
      "struct V: View { @GestureState var a = false; var body: some View { EmptyView() } }",
    "FocusState":
      "struct V: View { @FocusState var a: Bool; var body: some View { EmptyView() } }",
    "AppStorage":
      "struct V: View { @AppStorage(\"a\") var a = 1; var body: some View { EmptyView() } }",
    "available": "@available(iOS 17, *) func f() {}",
    "MainActor": "@MainActor class M {}",
    "resultBuilder":
      "@resultBuilder struct B { static func buildBlock(_ parts: Int...) -> [Int] { parts } }",
    "Preview": "#Preview { Text(\"a\") }",
    "colorLiteral": "let c = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
    "function": "func f() -> String { #function }",
    "PreviewProvider":
      "struct P: PreviewProvider { static var previews: some View { Text(\"\") } }",
    "Identifiable": "struct S: Identifiable { var id = 1 }",
    "CaseIterable": "enum E: CaseIterable { case a }\nlet all = E.allCases",
    "allCases": "enum E: CaseIterable { case a }\nlet all = E.allCases",
    "init": "let size = CGSize.init(width: 1, height: 2)",
    "Equatable": "struct S: Equatable {}",
    "Hashable": "struct S: Hashable {}",
    "PreferenceKey":
      "struct K: PreferenceKey { static var defaultValue = 0\n"
      + "static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() } }",
    "EnvironmentKey": "struct K: EnvironmentKey { static let defaultValue = 0 }",
    "CustomStringConvertible":
      "struct S: CustomStringConvertible { var description: String { \"\" } }",
  ]

  static let missing: [CountedName] = {
    let declared = DeclaredNames()
    let catalog = Catalog(Vocabulary.cards.map(\.declaration))
    return NameCounts.all.filter { one in
      if declared.has(one) { return false }
      guard let probe = probes[one.name] else { return true }
      let (_, diagnostics) = Frontend.compile(
        [SourceText(name: "probe", "import SwiftUI\n" + probe)], against: catalog)
      return !diagnostics.isEmpty
    }
  }()

  @Test func cardsCoverWhatFilesUse() {
    let wanted = NameCounts.all.filter { $0.files >= 2 }
    let missing = Self.missing.filter { $0.files >= 2 }
    let share = 100 * Double(wanted.count - missing.count) / Double(max(1, wanted.count))
    print(
      "vocabulary: \(wanted.count - missing.count) of \(wanted.count) names used by two files or "
        + "more are known, \(NumberFormat.string(share, decimals: 1)) %")
    for one in missing { print("  missing: \(one.files) \(one.use.rawValue) \(one.name)") }
    #expect(wanted.count > 400)
    #expect(share >= 95)
  }

  @Test func theTableCountsEachNameOnceAUse() {
    let keys = NameCounts.all.map { "\($0.use.rawValue) \($0.name)" }
    #expect(Set(keys).count == keys.count)
    #expect(NameCounts.all.first == CountedName(use: .protocol, name: "View", files: 236))
  }

  /// The programs among the cases use all of the 300 names that most files use.
  @Test func programsUseWhatFilesUse() {
    var used: Set<String> = []
    var programs = 0
    for one in CaseFile.cases(in: "programs") where one.isFirst {
      programs += 1
      for token in SwiftToken.code(in: one.program) where token.kind == .word {
        used.insert(token.text)
      }
    }
    let top = NameCounts.all.prefix(300)
    let unused = top.filter { !used.contains($0.name) }
    print("programs: \(programs) use \(top.count - unused.count) of the \(top.count) top names")
    for one in unused { print("  unused: \(one.files) \(one.use.rawValue) \(one.name)") }
    #expect(programs >= 20)
    #expect(unused.isEmpty)
  }
}
