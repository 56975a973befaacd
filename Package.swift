// swift-tools-version: 6.3
// The manifest: storeys of targets from the ground up. An arrow only goes to a lower storey; the
// tidy tests check the imports against this file.
import Foundation
import PackageDescription

/// The `usr` folder of the toolchain that evaluates this manifest: the one whose
/// `libPackageDescription` is loaded in this process.
let toolchain: String = {
  let marker = "/lib/swift/pm/ManifestAPI/"
  #if os(Linux)
    // By lines: Foundation's own reading of a whole file stops after the first page of this one.
    guard let maps = fopen("/proc/self/maps", "r") else { fatalError("slowmo: no memory map") }
    defer { fclose(maps) }
    var buffer = [CChar](repeating: 0, count: 8192)
    while let read = fgets(&buffer, Int32(buffer.count), maps) {
      let line = String(cString: read)
      guard line.contains(marker) else { continue }
      if let start = line.firstIndex(of: "/"), let end = line.range(of: marker) {
        return String(line[start..<end.lowerBound])
      }
    }
  #else
    for index in 0..<_dyld_image_count() {
      let path = String(cString: _dyld_get_image_name(index))
      if let end = path.range(of: marker) { return String(path[..<end.lowerBound]) }
    }
  #endif
  fatalError("slowmo: the toolchain with SwiftSyntax was not found; use a swift.org toolchain")
}()

let host = toolchain + "/lib/swift/host"

/// Language settings of every target.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Settings of every target at or above the one that imports the toolchain's SwiftSyntax.
let syntax: [SwiftSetting] = strict + [.unsafeFlags(["-I", host])]

let syntaxLink: [LinkerSetting] = [
  .unsafeFlags([
    "-L", host, "-lSwiftParser", "-lSwiftParserDiagnostics", "-lSwiftDiagnostics", "-lSwiftSyntax",
    "-Xlinker", "-rpath", "-Xlinker", host,
  ])
]

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: dependencies, path: "Tests/" + name + "Tests",
    swiftSettings: syntax)
}

let package = Package(
  name: "slowmo",
  products: [.executable(name: "slowmo", targets: ["slowmo"])],
  targets: [
    // storey 0
    .target(name: "Basics", swiftSettings: strict),
    .systemLibrary(name: "CLibedit"),
    .target(
      name: "CTerminal", dependencies: ["CLibedit"], linkerSettings: [.linkedLibrary("edit")]),
    // storey 1
    .target(name: "Drawing", dependencies: ["Basics"], swiftSettings: strict),
    .target(
      name: "Language", dependencies: ["Basics"], swiftSettings: syntax,
      linkerSettings: syntaxLink),
    // storey 2
    .target(name: "Engine", dependencies: ["Basics", "Drawing"], swiftSettings: strict),
    .target(name: "Terminal", dependencies: ["Basics", "Drawing"], swiftSettings: strict),
    .target(name: "Linter", dependencies: ["Basics", "Language"], swiftSettings: syntax),
    // storey 3
    .target(
      name: "Interpreter", dependencies: ["Basics", "Drawing", "Engine", "Language"],
      swiftSettings: syntax),
    // storey 4
    .target(
      name: "Vocabulary", dependencies: ["Basics", "Drawing", "Engine", "Interpreter"],
      swiftSettings: syntax),
    // storey 5
    .target(
      name: "Lab",
      dependencies: [
        "Basics", "Drawing", "Engine", "Interpreter", "Language", "Linter", "Vocabulary",
      ],
      swiftSettings: syntax),
    // storey 6
    .target(
      name: "Course", dependencies: ["Basics", "Drawing", "Engine", "Lab", "Terminal"],
      swiftSettings: syntax),
    // storey 7
    .target(
      name: "Shell",
      dependencies: ["Basics", "Course", "CTerminal", "Drawing", "Engine", "Lab", "Terminal"],
      swiftSettings: syntax),
    // storey 8
    .executableTarget(name: "slowmo", dependencies: ["Shell"], swiftSettings: syntax),
    // tests
    .target(
      name: "TestSupport",
      dependencies: ["Basics", "Drawing", "Engine", "Interpreter", "Lab", "Language", "Terminal"],
      path: "Tests/TestSupport", swiftSettings: syntax),
    tests("Basics", ["Basics"]),
    tests("Language", ["Basics", "Language", "TestSupport"]),
    tests("Engine", ["Basics", "Drawing", "Engine"]),
    tests("Terminal", ["Basics", "Drawing", "Terminal"]),
    tests("Interpreter", ["Basics", "Engine", "Interpreter", "Language"]),
    tests(
      "Vocabulary",
      ["Basics", "Drawing", "Engine", "Interpreter", "Language", "TestSupport", "Vocabulary"]),
    tests("Lab", ["Basics", "Drawing", "Engine", "Lab", "Terminal", "TestSupport"]),
    .target(name: "CPTY", path: "Tests/CPTY"),
    .systemLibrary(name: "CVterm", path: "Tests/CVterm"),
    tests("Course", ["Basics", "Course", "Lab", "Shell"]),
    tests("Content", ["Basics", "Course", "Lab", "Shell", "TestSupport"]),
    tests("Shell", ["Basics", "CPTY", "CVterm", "Shell", "TestSupport"]),
    tests("Tidy", ["Basics", "TestSupport"]),
  ]
)
