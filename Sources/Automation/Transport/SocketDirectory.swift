import Foundation

/// A fresh directory that only this user can enter, removed when nobody refers to it any more.
final class SocketDirectory: Sendable {
  let path: String

  /// - Throws: `.launchFailed` if it cannot be made.
  init() throws(AutomationError) {
    // mkdtemp makes it with mode 0700.
    var template = Array("/tmp/vitrine-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      throw AutomationError(
        .launchFailed,
        "No directory in /tmp for the automation socket: \(OwnedDescriptor.lastErrorText)")
    }
    path = String(cString: made)
  }

  var socketPath: String { path + "/s" }

  deinit {
    unlink(socketPath)
    rmdir(path)
  }
}
