import Foundation

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// Differs from Apple's: the same as `privateQueueConcurrencyType`.
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

extension NSManagedObjectContext {
  public enum ConcurrencyType: Sendable {
    case privateQueue
    case mainQueue
  }

  /// When a block runs: at once if the caller is on the queue, or behind those that wait.
  public enum ScheduledTaskType: Sendable {
    case immediate
    case enqueued
  }

  /// Runs a block on the context's queue before it returns.
  @discardableResult
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    try worker.run(block)
  }

  /// Runs a block on the context's queue.
  ///
  /// What the block throws is thrown; one that throws nothing needs no `try`, as on iOS.
  public nonisolated(nonsending) func perform<T, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> T
  ) async throws(Failure) -> T {
    if schedule == .immediate, worker.isCurrent { return try block() }
    let outcome = await worker.outcome(of: block)
    return try outcome.get()
  }
}
