import Foundation

/// A fresh directory that only this user can enter, removed when nobody refers to it any more.
final class SocketDirectory: Sendable {
  let path: String

  /// - Parameter folder: Where it is made; `/tmp` and no folder of the user's choice, since the path of a socket
  ///   has 107 bytes at most.
  /// - Throws: `.launchFailed` if it cannot be made.
  init(in folder: String = "/tmp") throws(AutomationError) {
    // mkdtemp makes it with mode 0700.
    var template = Array("\(folder)/vitrine-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      let reason = SystemTrouble.words(for: errno, at: folder)
      throw AutomationError(
        .launchFailed, "No directory for the automation socket: \(reason).")
    }
    path = String(cString: made)
  }

  var socketPath: String { path + "/s" }

  deinit {
    unlink(socketPath)
    rmdir(path)
  }
}
