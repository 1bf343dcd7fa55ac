import Foundation

/// Runs one turn of the run loop's work for the user interface: queued callbacks, then those who
/// take part in turns, in the order of their stages; again until nothing is left.
@MainActor
package final class TurnScheduler {
  package static let shared = TurnScheduler()

  /// Whether a turn has been asked for that the main queue has not come to yet.
  package private(set) var isScheduled = false
  private var isRunning = false
  private var queue: [QueuedWork] = []
  private var participants: [Participant] = []

  private struct QueuedWork {
    let run: () -> Void
    /// The file that queued it.
    let origin: StaticString
  }

  private struct Participant {
    weak var value: (any TurnParticipant)?
    let stage: TurnStage
  }

  package init() {}

  /// Whether a turn has something to do.
  package var needsTurn: Bool {
    !queue.isEmpty || participants.contains { $0.value?.needsTurn ?? false }
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
  package func enqueue(origin: StaticString = #fileID, _ work: @escaping () -> Void) {
    queue.append(QueuedWork(run: work, origin: origin))
    setNeedsTurn()
  }

  /// Lets `participant` take part in turns for as long as it lives.
  package func add(_ participant: any TurnParticipant, in stage: TurnStage = .content) {
    remove(participant)
    let index = participants.firstIndex { $0.stage > stage } ?? participants.count
    participants.insert(Participant(value: participant, stage: stage), at: index)
    setNeedsTurn()
  }

  package func remove(_ participant: any TurnParticipant) {
    participants.removeAll { $0.value == nil || $0.value === participant }
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
    MainThread.note()
    defer {
      isRunning = false
      TurnPool.shared.drain()
    }
    for round in 1...TurnLimits.turnRounds {
      guard needsTurn else { return }
      if round == TurnLimits.turnRounds { reportEndlessTurn() }
      runQueue()
      for participant in participants {
        if let value = participant.value, value.needsTurn { value.runTurn() }
      }
    }
  }

  private func runQueue() {
    let work = queue
    queue.removeAll()
    for item in work { item.run() }
  }

  private func reportEndlessTurn() {
    var names: [String] = []
    for item in queue where !names.contains("work of \(item.origin)") {
      names.append("work of \(item.origin)")
    }
    for participant in participants {
      if let value = participant.value, value.needsTurn { names += value.changingParts }
    }
    RuntimeIssue.report(
      "The user interface is still changing itself after \(TurnLimits.turnRounds) rounds of one "
        + "turn of the run loop. Still changing: \(names.joined(separator: ", ")).")
  }
}
