import Dispatch
import Foundation

/// Notices Ctrl-C (and a polite request to stop), so that children can be stopped first.
package final class Interruption {
  /// Readable from the moment an interruption arrives.
  package let descriptor: FileDescriptor
  private let trigger: FileDescriptor
  private var sources: [any DispatchSourceSignal] = []

  /// - Throws: `ToolError` when the system has no file descriptor left.
  package init() throws {
    (descriptor, trigger) = try FileDescriptor.pipe()
  }

  /// Starts to listen to SIGINT, SIGTERM and SIGHUP, for the rest of the process's life.
  package func listen() {
    let number = trigger.number
    for signalNumber in [SIGINT, SIGTERM, SIGHUP] {
      signal(signalNumber, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: signalNumber, queue: .global())
      source.setEventHandler { Self.write(to: number) }
      source.resume()
      sources.append(source)
    }
  }

  /// Why a run is stopped.
  package enum Reason {
    /// Somebody wants it so.
    case request
    /// It has taken too long.
    case overdue
  }

  /// Why this process itself has stopped the run; a request from outside otherwise.
  package private(set) var reason = Reason.request

  /// Does what Ctrl-C does.
  package func trip(_ reason: Reason = .request) {
    guard !isTripped else { return }
    self.reason = reason
    Self.write(to: trigger.number)
  }

  /// Whether an interruption has arrived.
  package var isTripped: Bool {
    var request = pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  private static func write(to number: Int32) {
    var byte: UInt8 = 1
    _ = Foundation.write(number, &byte, 1)
  }
}
