import Foundation

/// An actor that works with a context of its own; `@ModelActor` makes it one.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    modelExecutor.asUnownedSerialExecutor()
  }

  /// The context that the actor alone uses.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model with an identifier; nil if there is none, or if it is of another class.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.drain()
    return modelContext.key(for: id).flatMap { modelContext.object(for: $0) } as? T
  }
}

/// Runs the work of an actor with a context.
public protocol ModelExecutor: SerialExecutor {
  var modelContext: ModelContext { get }
}

/// Runs the work of an actor with a context, one thing after another.
public protocol SerialModelExecutor: ModelExecutor {}

/// Runs the work of an actor with a context on a queue.
///
/// Differs from Apple's: always a queue of its own, also when it is made on the main queue.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "SwiftData.ModelActor")

  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
  }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }
}
