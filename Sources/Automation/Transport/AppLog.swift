import Foundation

/// What an app has printed: a file without a name, of which the end is read where the app fails.
///
/// However much the app prints, the file takes no more than `most` of the disk and a bit: what is older is given back.
package final class AppLog: Sendable {
  /// In bytes, of those that were printed last.
  private static let most = 64 << 20

  let file: OwnedDescriptor
  private let limit: Int

  /// - Throws: `.launchFailed` where the folder for temporary files takes none.
  init(
    in folder: String = FileManager.default.temporaryDirectory.path, limit: Int = most
  ) throws(AutomationError) {
    self.limit = limit
    var template = Array("\(folder)/vitrine-log-XXXXXX".utf8CString)
    let number = mkstemp(&template)
    guard number >= 0 else {
      let reason = SystemTrouble.words(for: errno, at: folder)
      throw AutomationError(.launchFailed, "No file for the app's output: \(reason).")
    }
    unlink(template)
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    _ = fcntl(number, F_SETFL, O_APPEND)
    file = OwnedDescriptor(number)
  }

  /// How many bytes were printed.
  var size: Int { max(Int(lseek(file.number, 0, SEEK_END)), 0) }

  /// How many bytes of the disk it takes.
  var room: Int {
    var status = stat()
    return fstat(file.number, &status) == 0 ? Int(status.st_blocks) * 512 : 0
  }

  /// The last bytes, as text.
  func tail(bytes: Int) -> String {
    let size = size
    let wanted = min(size, bytes)
    var found = [UInt8](repeating: 0, count: wanted)
    let count = pread(file.number, &found, wanted, off_t(size - wanted))
    return String(decoding: found.prefix(max(count, 0)), as: UTF8.self)
  }

  /// Gives back what is older than the limit, where the file system can; places in the file stay as they are.
  func giveBack() {
    let old = size - limit
    guard old > limit / 4 else { return }
    _ = Self.fallocate?(file.number, Self.punchesHole | Self.keepsSize, 0, off_t(old))
  }

  private typealias Fallocate = @convention(c) (Int32, Int32, off_t, off_t) -> Int32

  /// Swift's Glibc doesn't declare it.
  private static let fallocate = dlsym(nil, "fallocate").map {
    unsafeBitCast($0, to: Fallocate.self)
  }

  // `FALLOC_FL_KEEP_SIZE` and `FALLOC_FL_PUNCH_HOLE`, which Glibc's module leaves out.
  private static let keepsSize: Int32 = 1
  private static let punchesHole: Int32 = 2
}
