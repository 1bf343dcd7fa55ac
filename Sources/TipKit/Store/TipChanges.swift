import Device
import Foundation
import Observation

/// Tells views and streams that tips may appear or go.
@MainActor @Observable
final class TipChanges {
  static let shared = TipChanges()

  private var count = 0
  @ObservationIgnored private var listeners: [UUID: () -> Void] = [:]
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
    for listener in Array(listeners.values) { listener() }
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
    let id = UUID()
    MainThread.run { shared.listen(id, continuation, value) }
    continuation.onTermination = { _ in MainThread.run { shared.listeners[id] = nil } }
    return stream
  }

  private func listen<Value: Equatable & Sendable>(
    _ id: UUID, _ continuation: AsyncStream<Value>.Continuation, _ value: @escaping () -> Value
  ) {
    var last = value()
    continuation.yield(last)
    listeners[id] = { [weak self] in
      let new = value()
      guard new != last else { return }
      last = new
      if case .terminated = continuation.yield(new) { self?.listeners[id] = nil }
    }
  }
}
