// swift-tools-version: 6.0
// What builds the parts elsewhere; no part of the program.
import PackageDescription

let package = Package(name: "Components", targets: [.target(name: "Components", path: ".")])
