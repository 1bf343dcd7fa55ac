import Foundation

/// Which file lies at a path, and since when it is as it is.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt
  private let number: UInt
  private let size: Int
  /// When its contents, and when it or what is known of it changed, in nanoseconds.
  private let times: [Int]

  /// Nil if there is none.
  init?(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
    size = Int(status.st_size)
    times = [status.st_mtim, status.st_ctim].map { $0.tv_sec * 1_000_000_000 + $0.tv_nsec }
  }
}
