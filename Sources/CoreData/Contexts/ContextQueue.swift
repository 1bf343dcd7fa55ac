import Device
import Foundation

/// Runs a context's blocks: on the main queue, or one after the other on a queue of its own.
final class ContextQueue: @unchecked Sendable {
  private static let key = DispatchSpecificKey<ObjectIdentifier>()
  private let isMain: Bool
  private let queue: DispatchQueue

  init(isMain: Bool) {
    self.isMain = isMain
    queue = isMain ? .main : DispatchQueue(label: "NSManagedObjectContext")
    if !isMain { queue.setSpecific(key: Self.key, value: ObjectIdentifier(self)) }
  }

  /// Whether the running code is in a block of the context.
  var isCurrent: Bool {
    isMain
      ? MainThread.isCurrent
      : DispatchQueue.getSpecific(key: Self.key) == ObjectIdentifier(self)
  }

  func enqueue(_ block: @escaping @Sendable () -> Void) {
    queue.async(execute: block)
  }

  func run<Result>(_ block: () throws -> Result) rethrows -> Result {
    isCurrent ? try block() : try queue.sync(execute: block)
  }

  nonisolated(nonsending) func outcome<Value, Failure: Error>(
    of block: @escaping () throws(Failure) -> Value
  ) async -> Result<Value, Failure> {
    let work = Handover(value: block)
    let handover: Handover<Result<Value, Failure>> = await withCheckedContinuation { waiting in
      queue.async {
        waiting.resume(returning: Handover(value: Result(catching: work.value)))
      }
    }
    return handover.value
  }

  /// What goes from the caller, who waits, to the queue, or back.
  private struct Handover<Value>: @unchecked Sendable {
    let value: Value
  }
}
