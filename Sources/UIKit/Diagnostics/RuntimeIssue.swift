import Foundation

/// What the running code did wrong, said once where a person looks.
///
/// The console gets every issue; a test library may listen as well.
@MainActor
package enum RuntimeIssue {
  /// Called with each issue before it is printed.
  package static var handler: ((String) -> Void)?

  package static func report(_ message: String) {
    if let handler {
      handler(message)
    } else {
      FileHandle.standardError.write(Data("[UIKit] \(message)\n".utf8))
    }
  }
}
