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

  private final class Results<Value: Sendable>: Sendable {
    let values: Mutex<[Value?]>

    init(count: Int) {
      values = Mutex(Array(repeating: nil, count: count))
    }
  }
}
