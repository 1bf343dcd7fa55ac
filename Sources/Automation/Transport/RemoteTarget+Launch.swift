import Device
import Foundation

extension RemoteTarget {
  static func connection(
    from process: AppProcess, on listener: OwnedDescriptor, patience: AnswerPatience,
    timeout: TimeInterval
  ) throws(AutomationError) -> MessageChannel {
    var step = patience.step
    while true {
      let slice = min(step.milliseconds, 10)
      if let connection = try UnixSocket.accept(from: listener, milliseconds: slice) {
        return MessageChannel(connection)
      }
      if process.termination != nil { throw ended(process, during: "start") }
      guard step.hasPassed else { continue }
      step = patience.step
      guard let end = patience.end() else { continue }
      if let patience = process.patienceForCrashReport {
        throw ended(process, during: "start", waiting: patience)
      }
      let activity = process.mainThreadActivity
      process.terminate()
      throw AutomationError(
        .timedOut,
        """
        \(process.name) did not connect to its driver within \(end.words(for: timeout)): \
        \(activity). Does it have an @main App or an application delegate, and does that not block \
        the main thread?\(tail(of: process))
        """)
    }
  }

  /// What the app is, and what it did wrong while it started.
  static func greeting(
    from process: AppProcess, on channel: MessageChannel, patience: AnswerPatience,
    timeout: TimeInterval
  ) throws(AutomationError) -> (app: AutomationAppInfo, mistakes: [TestFailure]) {
    var mistakes: [TestFailure] = []
    do {
      var response = try WireCoding.decode(
        AutomationResponse.self, from: try channel.receive(patience: patience))
      while case .mistake(let mistake) = response.body {
        mistakes.append(mistake)
        response = try WireCoding.decode(
          AutomationResponse.self, from: try channel.receive(patience: patience))
      }
      guard case .hello(AutomationResponse.version, let info) = response.body else {
        process.terminate()
        throw AutomationError(
          .launchFailed,
          "\(process.name) was built with another version of this package: build it again.")
      }
      return (info, mistakes)
    } catch let error as AutomationError {
      throw error
    } catch let end as AnswerPatience.End {
      process.terminate()
      throw AutomationError(
        .timedOut,
        "\(process.name) connected but did not speak within \(end.words(for: timeout)).")
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
