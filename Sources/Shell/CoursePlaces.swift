import Basics
import Course
import Foundation
import Lab

/// Where a course and a learner's files are on this machine.
enum CoursePlaces {
  /// The folder named in `$SLOWMO_COURSE`, else one upwards from the program, else upwards from the
  /// working folder.
  static func course() -> String? {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["SLOWMO_COURSE"], !named.isEmpty { return named }
    let tree = DiskFileTree()
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let real = URL(fileURLWithPath: program).resolvingSymlinksInPath().path
    return CourseIndex.find(
      folders(above: real) + folders(above: FileManager.default.currentDirectoryPath + "/."), tree)
  }

  /// The folder of a path and those above it.
  private static func folders(above path: String) -> [String] {
    var folders: [String] = []
    var url = URL(fileURLWithPath: path).deletingLastPathComponent()
    for _ in 0..<32 {
      folders.append(url.path)
      if url.path == "/" { break }
      url.deleteLastPathComponent()
    }
    return folders
  }

  /// `$XDG_DATA_HOME/slowmo`, or what stands for it.
  static func home() -> String? {
    let environment = ProcessInfo.processInfo.environment
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/slowmo" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/share/slowmo"
  }
}

extension Console {
  /// The learner's place in the course, found when it is first asked for.
  func desk() -> CourseDesk {
    if let desk = companion as? CourseDesk { return desk }
    let desk = CourseDesk(
      course: CoursePlaces.course(), home: CoursePlaces.home(), store: DiskFileTree())
    companion = desk
    return desk
  }
}
