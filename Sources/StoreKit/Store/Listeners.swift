import Foundation
import Synchronization

/// Those who want to hear of purchases that the app itself has not asked for.
final class Listeners: Sendable {
  private let streams = Mutex<[UUID: AsyncStream<UInt64>.Continuation]>([:])
  private let observers = Mutex<[@Sendable (UInt64) -> Void]>([])

  /// The numbers of purchases from now on.
  func stream() -> AsyncStream<UInt64> {
    let (stream, continuation) = AsyncStream<UInt64>.makeStream()
    let id = UUID()
    streams.withLock { $0[id] = continuation }
    continuation.onTermination = { [weak self] _ in
      _ = self?.streams.withLock { $0.removeValue(forKey: id) }
    }
    return stream
  }

  /// Calls with each purchase, for the rest of the process.
  func observe(_ observer: @escaping @Sendable (UInt64) -> Void) {
    observers.withLock { $0.append(observer) }
  }

  func tell(_ id: UInt64) {
    for continuation in streams.withLock({ Array($0.values) }) { continuation.yield(id) }
    for observer in observers.withLock({ $0 }) { observer(id) }
  }
}
