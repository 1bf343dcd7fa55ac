import Foundation

/// An open file descriptor, closed when nobody refers to it any more.
package final class FileDescriptor: Sendable {
  package let number: Int32

  package init(_ number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// The text of the C library's last error.
  static var lastErrorText: String { String(cString: strerror(errno)) }
}
