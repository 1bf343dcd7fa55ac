import SwiftUI

/// Elements that are made when they are asked for.
@preconcurrency @MainActor
public struct LazyGroup<T> {
  /// How many there are.
  public let count: Int
  private let make: (Int) throws -> T

  init(count: Int, _ make: @escaping (Int) throws -> T) {
    self.count = count
    self.make = make
  }

  static var empty: LazyGroup<T> {
    LazyGroup(count: 0) { throw InspectionError.viewIndexOutOfBounds(index: $0, count: 0) }
  }

  /// - Throws: `viewIndexOutOfBounds`.
  func element(at index: Int) throws -> T {
    guard 0..<count ~= index else {
      throw InspectionError.viewIndexOutOfBounds(index: index, count: count)
    }
    return try make(index)
  }

  /// The elements of one group, then those of another.
  static func + (first: LazyGroup<T>, second: LazyGroup<T>) -> LazyGroup<T> {
    LazyGroup(count: first.count + second.count) { index in
      index < first.count
        ? try first.element(at: index) : try second.element(at: index - first.count)
    }
  }
}

/// Elements that cannot be made end the sequence.
extension LazyGroup: @preconcurrency Sequence {
  /// Goes through them one after the other.
  public struct Iterator: @preconcurrency IteratorProtocol {
    fileprivate let group: LazyGroup<T>
    private var index = 0

    fileprivate init(_ group: LazyGroup<T>) { self.group = group }

    /// Nil after the last one.
    @MainActor
    public mutating func next() -> T? {
      guard index < group.count else { return nil }
      defer { index += 1 }
      return try? group.element(at: index)
    }
  }

  public var underestimatedCount: Int { count }

  public func makeIterator() -> Iterator { Iterator(self) }
}
