import Foundation

/// Runs one turn of the run loop's work for the user interface: queued callbacks, the hosted
/// contents' updates, layout of the visible windows; again until nothing is left.
@MainActor
package final class TurnScheduler {
  package static let shared = TurnScheduler()

  /// More rounds than this in one turn mean that something keeps changing itself.
  private static let maximumRounds = 100

  private var isScheduled = false
  private var isRunning = false
  private var queue: [() -> Void] = []
  private var hosts: [WeakHost] = []

  private struct WeakHost {
    weak var content: (any HostedContent)?
  }

  /// Whether a turn has something to do.
  package var needsTurn: Bool {
    !queue.isEmpty || hosts.contains { $0.content?.needsTurn ?? false }
      || UIApplication.shared.windowsNeedLayout
  }

  // MARK: Asking for a turn

  /// Asks for a turn after the code that runs now, on the main queue.
  package func setNeedsTurn() {
    guard !isScheduled, !isRunning else { return }
    isScheduled = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.runScheduledTurn() }
    }
  }

  /// Runs `work` in the next turn, after the work queued before it.
  package func enqueue(_ work: @escaping () -> Void) {
    queue.append(work)
    setNeedsTurn()
  }

  /// Lets `content` take part in turns for as long as it lives.
  package func add(_ content: any HostedContent) {
    hosts.removeAll { $0.content == nil || $0.content === content }
    hosts.append(WeakHost(content: content))
    setNeedsTurn()
  }

  package func remove(_ content: any HostedContent) {
    hosts.removeAll { $0.content == nil || $0.content === content }
  }

  // MARK: Running

  private func runScheduledTurn() {
    isScheduled = false
    runTurn()
  }

  /// Does everything that is due, until nothing is.
  ///
  /// A call from inside a turn returns at once.
  package func runTurn() {
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    for round in 0..<Self.maximumRounds {
      guard needsTurn else { return }
      if round == Self.maximumRounds - 1 { reportEndlessTurn() }
      runQueue()
      for host in hosts {
        if let content = host.content, content.needsTurn { content.runTurn() }
      }
      UIApplication.shared.layOutWindows()
    }
  }

  private func runQueue() {
    let work = queue
    queue.removeAll()
    for item in work { item() }
  }

  private func reportEndlessTurn() {
    let names = hosts.compactMap { $0.content }.filter(\.needsTurn).map { "\(type(of: $0))" }
    RuntimeIssue.report(
      "The user interface is still changing itself after \(Self.maximumRounds) rounds of one "
        + "turn of the run loop. Still changing: \(names.isEmpty ? ["layout"] : names).")
  }
}
