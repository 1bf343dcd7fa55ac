import Foundation

/// A FIFO in a private folder, to which one process after another writes its events.
///
/// It is held open for writing too, so that the end of one writer isn't the end of the stream.
package final class NamedPipe {
  package let path: String
  package let descriptor: FileDescriptor
  private let folder: URL

  /// - Throws: `ToolError` when the temporary folder isn't writable.
  package init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw ToolError("The temporary folder \(folder.path) can't be made: \(error).")
    }
    let path = folder.appendingPathComponent("events").path
    guard mkfifo(path, 0o600) == 0 else {
      throw ToolError("Could not make \(path): \(String(cString: strerror(errno))).")
    }
    let number = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard number >= 0 else {
      throw ToolError("Could not open \(path): \(String(cString: strerror(errno))).")
    }
    self.folder = folder
    self.path = path
    descriptor = FileDescriptor(number)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}
