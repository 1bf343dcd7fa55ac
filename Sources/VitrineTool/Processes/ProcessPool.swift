/// Somebody who runs programs one after the other, each chosen by what became of the last.
package protocol ProcessLane: AnyObject {
  /// The next program to run; nil when nothing is left to do, after which it is not asked again.
  ///
  /// - Returns: The program, and a further stream of it to read.
  /// - Throws: `ToolError` when the program can't be made ready.
  func next() throws -> (program: ChildProcess, events: FileDescriptor?)?

  /// Takes a line that the program printed.
  func receive(_ source: ChildProcess.Source, _ line: String)

  /// The program has printed something, be it in the middle of a line.
  func heard()

  /// Takes how the program ended.
  func ended(_ ending: ChildProcess.Ending)

  /// Whether the program hangs and is to be stopped; asked some twenty times a second.
  func isStalled() -> Bool
}

extension ProcessLane {
  package func heard() {}
  package func isStalled() -> Bool { false }
}

/// Runs the programs of several lanes side by side, and reads them all on the caller's thread.
package struct ProcessPool {
  private struct Slot {
    let lane: any ProcessLane
    let process: RunningProcess
  }

  /// How many programs run at once.
  package let width: Int
  package let interruption: Interruption

  /// When all of them are to be stopped.
  package let deadline: ContinuousClock.Instant?

  package init(
    width: Int, interruption: Interruption, deadline: ContinuousClock.Instant? = nil
  ) {
    self.width = max(1, width)
    self.interruption = interruption
    self.deadline = deadline
  }

  /// Runs all lanes to their end; they are begun in their order, whenever there is room.
  ///
  /// - Throws: What a lane throws, or `ToolError` when a program can't be started; those that run
  ///   have been stopped by then.
  package func run(_ lanes: [any ProcessLane]) throws {
    var waiting = lanes[...]
    var slots: [Slot] = []
    do {
      while true {
        while slots.count < width, let lane = waiting.popFirst() {
          if let slot = try start(lane) { slots.append(slot) }
        }
        if slots.isEmpty { return }
        if let deadline, ContinuousClock.now >= deadline { interruption.trip(.overdue) }
        if interruption.isTripped {
          for slot in slots { slot.process.stop() }
          for slot in slots { slot.lane.ended(.interrupted) }
          slots = []
          continue
        }
        RunningProcess.wait(for: slots.map(\.process), or: interruption)
        for index in slots.indices.reversed() {
          let slot = slots[index]
          guard let ending = slot.process.read(onLine: slot.lane.receive) else {
            if slot.process.hasPrinted { slot.lane.heard() }
            if !slot.process.isInterrogated, slot.lane.isStalled() { slot.process.interrogate() }
            continue
          }
          slots.remove(at: index)
          slot.lane.ended(ending)
          if let next = try start(slot.lane) { slots.append(next) }
        }
      }
    } catch {
      for slot in slots { slot.process.stop() }
      throw error
    }
  }

  private func start(_ lane: any ProcessLane) throws -> Slot? {
    guard let (program, events) = try lane.next() else { return nil }
    return Slot(lane: lane, process: try program.start(events: events))
  }
}
