import Foundation

/// Foundation's own observable objects, which tell nobody of changes on Linux.
enum ForeignObservables {
  /// Sees to it that an object that is observed says what changes in it.
  static func begin(_ object: AnyObject) {
    switch object {
    case let progress as Progress:
      ObjectClass.change(progress, from: Progress.self, to: TellingProgress.self)
      WatchedValues.watch(progress, keys: progressKeys)
    case let operation as Operation: WatchedValues.watch(operation, keys: operationKeys)
    case let queue as OperationQueue: WatchedValues.watch(queue, keys: queueKeys)
    default: break
    }
  }

  /// What a child may change.
  private static let progressKeys = ["fractionCompleted", "isFinished", "isCancelled", "isPaused"]
  private static let operationKeys = ["isReady", "isExecuting", "isFinished", "isCancelled"]
  private static let queueKeys = ["operationCount", "operations", "isSuspended"]
}

/// A progress that says what changes in it.
///
/// An observed `Progress` becomes one, as an observed object's class is replaced on iOS. It must not have properties of
/// its own.
private final class TellingProgress: Progress, @unchecked Sendable {
  override var completedUnitCount: Int64 {
    get { super.completedUnitCount }
    set { telling("completedUnitCount") { super.completedUnitCount = newValue } }
  }

  override var totalUnitCount: Int64 {
    get { super.totalUnitCount }
    set { telling("totalUnitCount") { super.totalUnitCount = newValue } }
  }

  private func telling(_ key: String, _ change: () -> Void) {
    let keys = [key, "fractionCompleted", "isIndeterminate", "isFinished"]
    for key in keys { willChangeValue(forKey: key) }
    WatchedValues.change(self, change)
    for key in keys { didChangeValue(forKey: key) }
  }
}

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        Progress.self,
        properties: [
          ObjectiveCProperty("fractionCompleted", \Progress.fractionCompleted),
          ObjectiveCProperty("completedUnitCount", \Progress.completedUnitCount),
          ObjectiveCProperty("totalUnitCount", \Progress.totalUnitCount),
          ObjectiveCProperty("isIndeterminate", \Progress.isIndeterminate),
          ObjectiveCProperty("isFinished", \Progress.isFinished),
          ObjectiveCProperty("isCancelled", \Progress.isCancelled),
          ObjectiveCProperty("isPaused", \Progress.isPaused),
        ]),
      ClassTable(
        Operation.self,
        properties: [
          ObjectiveCProperty("isReady", \Operation.isReady),
          ObjectiveCProperty("isExecuting", \Operation.isExecuting),
          ObjectiveCProperty("isFinished", \Operation.isFinished),
          ObjectiveCProperty("isCancelled", \Operation.isCancelled),
        ]),
      ClassTable(
        OperationQueue.self,
        properties: [
          ObjectiveCProperty("operationCount", \OperationQueue.operationCount),
          ObjectiveCProperty("operations", \OperationQueue.operations),
          ObjectiveCProperty("isSuspended", \OperationQueue.isSuspended),
          ObjectiveCProperty(
            "maxConcurrentOperationCount", \OperationQueue.maxConcurrentOperationCount),
        ]),
    ]
  }
}
