import Foundation

/// What the running code did wrong, said once where a person looks.
///
/// The console gets every issue; a test library may listen as well.
@MainActor
package enum RuntimeIssue {
  /// Called with each issue before it is printed.
  package static var handler: ((String) -> Void)?

  /// Something that iOS warns of in the console and goes on.
  package static func report(_ message: String) {
    if let handler {
      handler(message)
    } else {
      FileHandle.standardError.write(Data("[UIKit] \(message)\n".utf8))
    }
  }

  /// Something for which iOS ends the process: the running test fails, if there is one.
  package static func fail(_ message: String) {
    report(message)
    if handler == nil { RunningTest.fail(message) }
  }
}
