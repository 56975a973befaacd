import Basics
import Foundation
import Lab

/// Notices that the files of the open bench have changed on the disk since they were loaded.
struct FileWatch {
  private weak var watched: Session?
  private var dates: [String: Date] = [:]

  /// What to tell at the prompt; nothing while all is as it was loaded.
  mutating func notice(_ session: Session?) -> String {
    guard let session else { return "" }
    if watched !== session {
      watched = session
      dates = FileWatch.dates(session.bench.files.map(\.name))
    }
    let changed = dates.keys.sorted().first { dates[$0] != FileWatch.date($0) }
    guard let changed else { return "" }
    return (changed.split(separator: "/").last.map(String.init) ?? changed) + " has changed"
  }

  private static func dates(_ paths: [String]) -> [String: Date] {
    var dates: [String: Date] = [:]
    for path in paths { dates[path] = date(path) }
    return dates
  }

  private static func date(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }
}
