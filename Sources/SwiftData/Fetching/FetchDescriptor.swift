import Foundation

/// Which models are asked for, and in which order.
public struct FetchDescriptor<T: PersistentModel>: @unchecked Sendable {
  /// Nil for all.
  ///
  /// Differs from Apple's: evaluated in memory, so that it may look at computed properties and call functions
  /// that a store can't.
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  /// How many at most; nil or 0 for any number.
  public var fetchLimit: Int?
  /// How many of the first are left out.
  public var fetchOffset: Int?
  /// Whether changes count that are not saved.
  public var includePendingChanges = true
  /// Differs from Apple's: all properties are there in any case.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Differs from Apple's: related models are made when they are looked at.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// What a fetch in batches has found.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
  private let elements: [Element]

  init(_ elements: [Element]) { self.elements = elements }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(position: Int) -> Element { elements[position] }
}
