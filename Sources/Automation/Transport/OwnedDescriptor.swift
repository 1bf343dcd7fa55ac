import Foundation

/// An open file descriptor, closed when nobody refers to it any more, and not before.
///
/// The tool's `FileDescriptor` can be closed by hand, as the ends of its pipes have to be; here several threads
/// use one, so that a number that somebody still uses must not become another file's.
package final class OwnedDescriptor: Sendable {
  package let number: Int32
  private let isDriverSocket: Bool

  /// `isDriverSocket` says that it connects an app and its driver, which is no work of the app.
  package init(_ number: Int32, isDriverSocket: Bool = false) {
    self.number = number
    self.isDriverSocket = isDriverSocket
    if isDriverSocket { DriverSockets.add(number) }
  }

  deinit {
    if isDriverSocket { DriverSockets.remove(number) }
    close(number)
  }

  /// The text of the C library's last error.
  static var lastErrorText: String { String(cString: strerror(errno)) }
}
