import Device
import Foundation
import Observation

/// Tells views and streams that tips may appear or go.
@MainActor @Observable
final class TipChanges {
  static let shared = TipChanges()

  private var count = 0
  @ObservationIgnored private let changes = Broadcast<Void>()
  @ObservationIgnored private var timer: ScheduledWork?

  private init() {}

  /// Whether a tip is to be shown; the view that asks hears of changes.
  func displays(_ tip: (any Tip)?) -> Bool {
    follow()
    return tip?.shouldDisplay ?? false
  }

  /// Lets the view that is being made hear of changes.
  func follow() { _ = count }

  func note() {
    count &+= 1
    changes.send(())
    timer?.cancel()
    timer = TipStore.shared.nextChange.map { delay in
      Device.main.clock.schedule(after: delay, keepsBusy: false, tellsDate: true) { [weak self] in
        self?.note()
      }
    }
  }

  // MARK: Streams

  /// A value now, and each other one that it changes to.
  nonisolated static func updates<Value: Equatable & Sendable>(
    _ value: @escaping @Sendable () -> Value
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream<Value>.makeStream()
    MainThread.run {
      let changes = shared.changes
      let updates = Updates(value, continuation)
      guard updates.tell() else { return }
      updates.number = changes.listen {
        MainActor.assumeIsolated {
          if !updates.tell(), let number = updates.number { changes.remove(number) }
        }
      }
      continuation.onTermination = { _ in
        MainThread.run { if let number = updates.number { changes.remove(number) } }
      }
    }
    return stream
  }

  /// What one stream was told last.
  @MainActor
  private final class Updates<Value: Equatable & Sendable> {
    let value: () -> Value
    let stream: AsyncStream<Value>.Continuation
    var last: Value?
    /// Among those who listen to changes.
    var number: Int?

    init(_ value: @escaping () -> Value, _ stream: AsyncStream<Value>.Continuation) {
      self.value = value
      self.stream = stream
    }

    /// Tells the value if it has changed; false when nobody wants to know any more.
    func tell() -> Bool {
      let new = value()
      guard new != last else { return true }
      last = new
      if case .terminated = stream.yield(new) { return false }
      return true
    }
  }
}
