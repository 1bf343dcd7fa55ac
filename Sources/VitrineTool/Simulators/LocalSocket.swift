import Foundation

/// A Unix socket over which two processes of one user exchange lines.
enum LocalSocket {
  /// Waits for callers at a path, in place of whoever waited there before.
  ///
  /// - Throws: `ToolError` when nobody can wait there.
  static func listen(at path: String) throws -> FileHandle {
    unlink(path)
    let number = try open()
    guard withAddress(path, { bind(number, $0, $1) }) == 0, Foundation.listen(number, 8) == 0 else {
      close(number)
      throw ToolError("Nobody can listen at \(path): \(String(cString: strerror(errno)))")
    }
    return FileHandle(fileDescriptor: number, closeOnDealloc: true)
  }

  /// The next caller; nil if none comes in time.
  static func accept(_ listener: FileHandle, milliseconds: Int32) -> FileHandle? {
    var request = pollfd(fd: listener.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return nil }
    let number = Foundation.accept(listener.fileDescriptor, nil, nil)
    return number < 0 ? nil : FileHandle(fileDescriptor: number, closeOnDealloc: true)
  }

  /// Calls whoever listens at a path; nil if nobody does.
  static func connect(to path: String) -> FileHandle? {
    guard let number = try? open() else { return nil }
    guard withAddress(path, { Foundation.connect(number, $0, $1) }) == 0 else {
      close(number)
      return nil
    }
    return FileHandle(fileDescriptor: number, closeOnDealloc: true)
  }

  /// The next line; nil at the end.
  static func readLine(from handle: FileHandle) -> Data? {
    var line = Data()
    while let byte = try? handle.read(upToCount: 1), !byte.isEmpty {
      if byte[byte.startIndex] == UInt8(ascii: "\n") { return line }
      line += byte
    }
    return line.isEmpty ? nil : line
  }

  // MARK: Parts

  private static func open() throws -> Int32 {
    let number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard number >= 0 else {
      throw ToolError("No socket can be made: \(String(cString: strerror(errno)))")
    }
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    return number
  }

  private static func withAddress(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8.prefix(MemoryLayout.size(ofValue: address.sun_path) - 1))
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
