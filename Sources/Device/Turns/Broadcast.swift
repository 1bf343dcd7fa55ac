import Foundation

/// Tells values to whoever listens, in the order in which they began to.
///
/// Functions are called by the thread that sends a value. A task that listens gets all values, one after the other.
package final class Broadcast<Element>: @unchecked Sendable {
  private struct Listener {
    let number: Int
    let tell: (Element) -> Void
    let finish: () -> Void
  }

  private let lock = NSLock()
  private var listeners: [Listener] = []
  private var lastNumber = 0
  private var isFinished = false

  package init() {}

  // MARK: Telling

  package func send(_ value: Element) {
    for listener in lock.withLock({ listeners }) { listener.tell(value) }
  }

  /// Nothing comes any more.
  package func finish() {
    let all = lock.withLock {
      isFinished = true
      defer { listeners = [] }
      return listeners
    }
    for listener in all { listener.finish() }
  }

  // MARK: Listening

  /// Calls a function with each value from now on.
  ///
  /// Returns the number by which it is removed; nil when nothing comes any more.
  @discardableResult
  package func listen(_ tell: @escaping @Sendable (Element) -> Void) -> Int? { add(tell) {} }

  package func remove(_ number: Int) {
    lock.withLock { listeners.removeAll { $0.number == number } }
  }

  /// What is told from now on, after `first`.
  package func subscribe(after first: [Element] = []) -> Subscription {
    let (stream, task) = AsyncStream.makeStream(of: Told.self)
    for value in first { task.yield(Told(value: value)) }
    let number = add({ task.yield(Told(value: $0)) }, { task.finish() })
    if let number {
      task.onTermination = { [weak self] _ in self?.remove(number) }
    } else {
      task.finish()
    }
    return Subscription(stream: stream)
  }

  private func add(_ tell: @escaping (Element) -> Void, _ finish: @escaping () -> Void) -> Int? {
    lock.withLock {
      guard !isFinished else { return nil }
      lastNumber += 1
      listeners.append(Listener(number: lastNumber, tell: tell, finish: finish))
      return lastNumber
    }
  }

  /// A value on its way to another task.
  fileprivate struct Told: @unchecked Sendable {
    let value: Element
  }

  /// What one task is told.
  package struct Subscription: Sendable {
    private let stream: AsyncStream<Told>

    fileprivate init(stream: AsyncStream<Told>) { self.stream = stream }

    /// Tells one value, or none, and nothing more until the listener's task is cancelled.
    package init(only value: Element?) {
      stream = AsyncStream { task in
        if let value { task.yield(Told(value: value)) }
      }
    }

    /// Nil when nothing comes any more, and when the task is cancelled.
    package func next() async -> Element? {
      var iterator = stream.makeAsyncIterator()
      return await iterator.next()?.value
    }
  }
}
