import Device

/// A self-contained box that can be read and written outside of any view, by any thread.
package final class BoxLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: StoredValue<Value>
  /// Of the main queue.
  private var readers = ReaderList()

  package init(_ value: Value) { self.value = StoredValue(value) }

  package override func read() -> Value {
    if MainThread.isCurrent, let reader = Tracking.reader { readers.insert(reader) }
    return value.current
  }

  package override func write(_ newValue: Value, transaction: Transaction) {
    _ = value.exchange(newValue)
    MainThread.run {
      for node in self.readers.drain() { node.invalidate() }
    }
  }
}
