import Foundation

extension Array {
  /// The values of the elements, in their order, computed side by side.
  func mapSideBySide<Value>(_ value: (Element) -> Value) -> [Value] {
    var values = [Value?](repeating: nil, count: count)
    values.withUnsafeMutableBufferPointer { places in
      nonisolated(unsafe) let places = places
      DispatchQueue.concurrentPerform(iterations: count) { places[$0] = value(self[$0]) }
    }
    return values.compactMap { $0 }
  }
}
