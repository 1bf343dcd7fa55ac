import Dispatch
import Synchronization

/// Work on all processors.
enum Parallel {
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let results = Results<Result>(count: elements.count)
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
      let result = transform(elements[index])
      results.values.withLock { $0[index] = result }
    }
    return results.values.withLock { $0.compactMap(\.self) }
  }

  /// The results of two kinds of work that are done at once.
  static func both<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    let results = Mutex<(first: First?, second: Second?)>((nil, nil))
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      if index == 0 {
        let result = first()
        results.withLock { $0.first = result }
      } else {
        let result = second()
        results.withLock { $0.second = result }
      }
    }
    guard case (let first?, let second?) = results.withLock({ $0 }) else {
      preconditionFailure("both have been called")
    }
    return (first, second)
  }

  private final class Results<Value: Sendable>: Sendable {
    let values: Mutex<[Value?]>

    init(count: Int) {
      values = Mutex(Array(repeating: nil, count: count))
    }
  }
}
