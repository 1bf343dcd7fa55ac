import Synchronization

/// A fact that becomes true once, seen from any thread.
final class Flag: Sendable {
  private let value = Atomic(false)

  init() {}

  var isRaised: Bool { value.load(ordering: .acquiring) }

  func raise() { value.store(true, ordering: .releasing) }
}
