import Foundation
import Synchronization

/// The handlers of one test for alerts and other views that get into the way of its events.
package final class InterruptionMonitors: Sendable {
  /// Tells whether it dealt with the interrupting element.
  package typealias Handler = @MainActor @Sendable (AnyObject) -> Bool

  package struct Monitor: Sendable {
    package let description: String
    package let handle: Handler
    fileprivate let token: Token
  }

  /// What removes a monitor.
  fileprivate final class Token: NSObject, Sendable {}

  private let monitors = Mutex<[Monitor]>([])

  init() {}

  /// The monitors of the running XCTest test; nil in Swift Testing and outside of tests.
  package static var current: InterruptionMonitors? { XCTestSession.current?.interruptionMonitors }

  /// All monitors, the one that was added last first: the order in which they are asked.
  package var newestFirst: [Monitor] { monitors.withLock { $0.reversed() } }

  package func add(
    description: String, handler: @escaping Handler
  ) -> any NSObjectProtocol & Sendable {
    let token = Token()
    let monitor = Monitor(description: description, handle: handler, token: token)
    monitors.withLock { $0.append(monitor) }
    return token
  }

  /// Removes the monitor; does nothing for a token that isn't of this test.
  package func remove(_ token: any NSObjectProtocol) {
    monitors.withLock { $0.removeAll { $0.token === token } }
  }
}
