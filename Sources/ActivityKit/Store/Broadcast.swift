import Foundation

/// Tells values to whoever listens.
final class Broadcast<Element>: @unchecked Sendable {
  private let lock = NSLock()
  private var listeners: [Int: AsyncStream<Told<Element>>.Continuation] = [:]
  private var lastListener = 0
  private var isFinished = false

  /// What is told from now on, after `first`.
  func subscribe(after first: [Element]) -> Subscription<Element> {
    let (stream, listener) = AsyncStream.makeStream(of: Told<Element>.self)
    for value in first { listener.yield(Told(value)) }
    let number = lock.withLock {
      guard !isFinished else { return nil as Int? }
      lastListener += 1
      listeners[lastListener] = listener
      return lastListener
    }
    if let number {
      listener.onTermination = { [weak self] _ in self?.remove(number) }
    } else {
      listener.finish()
    }
    return Subscription(stream)
  }

  private func remove(_ number: Int) {
    _ = lock.withLock { listeners.removeValue(forKey: number) }
  }

  func send(_ value: Element) {
    let told = Told(value)
    for listener in lock.withLock({ Array(listeners.values) }) { listener.yield(told) }
  }

  /// Nothing comes any more.
  func finish() {
    let all = lock.withLock {
      isFinished = true
      defer { listeners = [:] }
      return Array(listeners.values)
    }
    for listener in all { listener.finish() }
  }
}

/// A value on its way to another task.
struct Told<Element>: @unchecked Sendable {
  let value: Element
  init(_ value: Element) { self.value = value }
}

/// What one listener is told.
struct Subscription<Element>: Sendable {
  private let stream: AsyncStream<Told<Element>>

  init(_ stream: AsyncStream<Told<Element>>) { self.stream = stream }

  /// Tells one value, or none, and nothing more until the listener's task is cancelled.
  init(only value: Element?) {
    stream = AsyncStream { listener in
      if let value { listener.yield(Told(value)) }
    }
  }

  /// Nil when nothing comes any more, and when the task is cancelled.
  func next() async -> Element? {
    var iterator = stream.makeAsyncIterator()
    return await iterator.next()?.value
  }
}
