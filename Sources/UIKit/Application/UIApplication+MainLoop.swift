import Automation
import Dispatch
import Foundation

extension UIApplication {
  /// Lets the app live until the process is ended: by its driver if one launched it, else from
  /// outside.
  ///
  /// An app that nobody drives says how it can be driven, since there is no screen to look at.
  package func runMainLoop() -> Never {
    if !AutomationServer.startIfRequested(target: self) {
      FileHandle.standardError.write(
        Data(
          """
          \(ProcessInfo.processInfo.processName) runs without a screen. Drive it from a test with \
          XCUIApplication().launch(); press Control-C to end it.

          """.utf8))
    }
    AutomationServer.runMainLoop()
  }
}
