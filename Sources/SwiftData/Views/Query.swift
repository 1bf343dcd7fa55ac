import Foundation
import SwiftUI

/// The models that a view shows: those of its environment's context that fulfil a condition, in an order.
///
/// They are looked for again when the context changes, when another one saves, and when the view asks for others: as the
/// view updates, so that an action that makes changes goes on with what its view shows.
/// `@Query` makes a property of it.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  @State private var state = QueryState<Element>()
  private let request: QueryRequest<Element>

  private init(request: QueryRequest<Element>) {
    self.request = request
  }

  public mutating func update() { state.update(request, in: context) }

  /// Where it looks.
  public var modelContext: ModelContext { context }

  /// Why nothing was found, if looking failed.
  public var fetchError: (any Error)? {
    state.error(request, in: context)
  }
}

extension Query where Result == [Element] {
  /// What the view's last update found; nothing if looking fails, and `fetchError` says why.
  public var wrappedValue: [Element] {
    state.results(request, in: context)
  }

  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(request: QueryRequest(descriptor, transaction))
  }

  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, transaction: Transaction(animation: animation))
  }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction)
  }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), animation: animation)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }

  /// What has no value comes first.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  /// What has no value comes first.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }
}
