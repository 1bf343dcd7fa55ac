import Foundation

/// An open file, closed when its owner goes away.
package final class FileDescriptor {
  package let number: Int32
  private var isOpen = true

  package init(_ number: Int32) {
    self.number = number
  }

  deinit {
    close()
  }

  package func close() {
    guard isOpen else { return }
    isOpen = false
    _ = Foundation.close(number)
  }

  /// A pipe whose ends aren't inherited by child processes unless asked for.
  ///
  /// - Throws: `ToolError` when the system has no file descriptor left.
  package static func pipe() throws -> (read: FileDescriptor, write: FileDescriptor) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else {
      throw ToolError("Could not open a pipe: \(String(cString: strerror(errno))).")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (FileDescriptor(ends[0]), FileDescriptor(ends[1]))
  }

  /// A terminal without any processing of what passes through it, or a pipe where there is none.
  ///
  /// Programs keep back what they print to a pipe, but not what they print to a terminal.
  ///
  /// - Throws: `ToolError` when the system has no file descriptor left.
  package static func terminal() throws -> (read: FileDescriptor, write: FileDescriptor) {
    var reader: Int32 = -1
    var writer: Int32 = -1
    var settings = termios()
    cfmakeraw(&settings)
    guard openpty(&reader, &writer, nil, &settings, nil) == 0 else { return try pipe() }
    for end in [reader, writer] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (FileDescriptor(reader), FileDescriptor(writer))
  }

  /// The next bytes; an empty array at the end of the stream, nil when nothing is there yet.
  package func readAvailable() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(number, &buffer, buffer.count)
    if count < 0 { return errno == EAGAIN || errno == EINTR ? nil : [] }
    return Array(buffer.prefix(count))
  }
}
