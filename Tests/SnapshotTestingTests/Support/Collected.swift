import Synchronization

/// What came from closures that may run anywhere, in order.
final class Collected: Sendable {
  private let texts = Mutex<[String]>([])

  var all: [String] { texts.withLock { $0 } }

  func add(_ more: [String]) { texts.withLock { $0 += more } }
}
