/// The source that starts an app before the first of the tests that it hosts.
enum HostStart {
  /// - Parameter app: The module of the app, an executable target, whose entry point SwiftPM names
  ///   `<module>_main` where tests are linked.
  /// - Returns: The source, for the test target.
  static func source(app: String) -> ProjectModule.GeneratedSource {
    ProjectModule.GeneratedSource(
      "HostStart.swift",
      """
      import Dispatch
      import Foundation
      import UIKit
      import XCTest

      // Starts the app \(app) in this process, as the tests' host, before the first of them.

      @_silgen_name("\(app)_main")
      private func entry(
        _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      ) -> Int32

      @MainActor
      private func startHost(tellsTool: Bool) {
        _ApplicationHost.start("\(app)", tellsTool: tellsTool) {
          _ = entry(CommandLine.argc, CommandLine.unsafeArgv)
        }
      }

      private nonisolated final class HostStart: NSObject, XCTestObservation {
        func testBundleWillStart(_ testBundle: Bundle) {
          MainActor.assumeIsolated { startHost(tellsTool: false) }
        }
      }

      @used @section(".init_array")
      private nonisolated let registration: @convention(c) () -> Void = { @Sendable in
        XCTestObservationCenter.shared.addTestObserver(HostStart())
        // Swift Testing tells nobody before its first test.
        DispatchQueue.main.async { MainActor.assumeIsolated { startHost(tellsTool: true) } }
      }

      """)
  }
}

extension ProjectModule.GeneratedSource {
  /// What the plug-in XcodeTests adds to a test target: the base class of test cases as Xcode has it, and
  /// `XCUIAutomation`, which comes with XCTest there.
  static let testCase = ProjectModule.GeneratedSource(
    "XcodeTestCase.swift",
    """
    @_exported import XCUIAutomation

    public typealias XCTestCase = XCUIAutomation._XcodeTestCase

    """)
}
