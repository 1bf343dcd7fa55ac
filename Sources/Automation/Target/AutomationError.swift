/// Why an app could not do what its driver asked for.
package struct AutomationError: Error, Hashable, Sendable {
  package var code: Code
  /// Says what failed and, where there is one, the way out.
  package var message: String

  package enum Code: String, Hashable, Sendable {
    /// The app cannot do this at all.
    case unsupported
    /// No element of the settled tree has that `id`.
    case elementGone
    case noKeyboardFocus
    case valueNotFound
    case cannotScrollToVisible
    case screenshotUnavailable
    /// The app was not launched or has been terminated.
    case notRunning
    /// The app could not be started.
    case launchFailed
    /// The app ended by itself.
    case crashed
    /// The app did not answer in time.
    case timedOut
    /// The connection carried something that is not a message.
    case brokenConnection
    /// The request has numbers that make no sense.
    case refused
    /// The view tree kept changing within one turn.
    case neverSettled
  }

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

extension AutomationError: CustomStringConvertible {
  package var description: String { message }
}
