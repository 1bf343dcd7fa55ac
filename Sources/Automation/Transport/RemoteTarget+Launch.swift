import Foundation

extension RemoteTarget {
  static func connection(
    from process: AppProcess, on listener: OwnedDescriptor, until deadline: Deadline,
    timeout: TimeInterval
  ) throws(AutomationError) -> MessageChannel {
    while true {
      let slice = min(deadline.milliseconds, 10)
      if let connection = try UnixSocket.accept(from: listener, milliseconds: slice) {
        return MessageChannel(connection)
      }
      if process.termination != nil { throw ended(process, during: "start") }
      guard deadline.hasPassed else { continue }
      if let patience = process.patienceForCrashReport {
        throw ended(process, during: "start", waiting: patience)
      }
      let activity = process.mainThreadActivity
      process.terminate()
      throw AutomationError(
        .timedOut,
        """
        \(process.name) did not connect to its driver within \(timeout) s of real time: \
        \(activity). Does it have an @main App or an application delegate, and does that not block \
        the main thread?\(tail(of: process))
        """)
    }
  }

  static func greeting(
    from process: AppProcess, on channel: MessageChannel, until deadline: Deadline,
    timeout: TimeInterval
  ) throws(AutomationError) -> AutomationAppInfo {
    do {
      let response = try WireCoding.decode(
        AutomationResponse.self, from: try channel.receive(until: deadline))
      guard case .hello(AutomationResponse.version, let info) = response.body else {
        process.terminate()
        throw AutomationError(
          .launchFailed,
          "\(process.name) was built with another version of this package: build it again.")
      }
      return info
    } catch let error as AutomationError {
      throw error
    } catch MessageChannel.Failure.timedOut {
      process.terminate()
      throw AutomationError(
        .timedOut, "\(process.name) connected but did not speak within \(timeout) s.")
    } catch {
      throw ended(process, during: "start")
    }
  }

  /// The error for a process whose connection has closed.
  static func ended(
    _ process: AppProcess, during what: String, waiting seconds: TimeInterval = 1
  ) -> AutomationError {
    guard let termination = process.waitForTermination(seconds: seconds) else {
      process.terminate()
      return AutomationError(
        .brokenConnection, "\(process.name) closed its connection.\(tail(of: process))")
    }
    let verb: String
    switch termination {
    case .exited: verb = "\(process.name) \(termination)"
    case .signalled: verb = "\(process.name) crashed: it \(termination)"
    }
    return AutomationError(
      .crashed, "\(verb) when it was to \(what).\(tail(of: process))")
  }

  static func tail(of process: AppProcess) -> String {
    let tail = process.outputTail()
    return tail.isEmpty ? " It wrote nothing." : "\nIts last output:\n\(tail)"
  }
}
