package import Basics
import Course
import Foundation

/// Writing to the real disk: whole files, at once.
extension DiskFileTree: FileStore {
  /// Writes a file of its own beside the old one, makes sure that it is on the disk, and puts it in
  /// the place of the old one.
  package func write(_ text: String, to path: String) throws(FileFailure) {
    let shown = Escaping.visible(path)
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    if attributes?[.type] as? FileAttributeType == .typeSymbolicLink {
      throw FileFailure("'\(shown)' is a link, and nothing is written through links")
    }
    if attributes != nil, attributes?[.type] as? FileAttributeType != .typeRegular {
      throw FileFailure("'\(shown)' is not a regular file")
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw FileFailure("the folder '\(Escaping.visible(folder))' cannot be made")
    }
    let temporary = path + ".\(getpid()).new"
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw FileFailure("'\(shown)' cannot be written: \(String(cString: strerror(errno)))")
    }
    var isWhole = DiskFileTree.writeAll(Array(text.utf8), to: descriptor)
    if fsync(descriptor) != 0 { isWhole = false }
    if close(descriptor) != 0 { isWhole = false }
    if isWhole, rename(temporary, path) == 0 { return }
    let reason = String(cString: strerror(errno))
    unlink(temporary)
    throw FileFailure("'\(shown)' cannot be written: \(reason)")
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }
}
