import SwiftUI

/// The objects that a request finds in the context of a view's environment: none, as there is no store.
///
/// Differs from Apple's: fails once for each view that reads it.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @State private var state: FetchState<Result>

  init(_ state: FetchState<Result>) {
    _state = State(initialValue: state)
  }

  public var wrappedValue: FetchedResults<Result> {
    state.fetch("@FetchRequest")
    return FetchedResults(state)
  }

  /// What may be changed of the request.
  public var projectedValue: Binding<Configuration> { $state.configuration }

  public struct Configuration {
    public var nsSortDescriptors: [NSSortDescriptor]
    public var nsPredicate: NSPredicate?
    /// Differs from Apple's: does not change `nsSortDescriptors`, nor is it changed by it.
    public var sortDescriptors: [SortDescriptor<Result>]
  }
}

extension FetchRequest {
  /// Differs from Apple's: the animation is not used, as nothing that is found changes.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(FetchState(entity: entity, sortDescriptors, predicate))
  }

  /// Differs from Apple's: the animation is not used, as nothing that is found changes.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(FetchState(fetchRequest))
  }

  /// Differs from Apple's: the transaction is not used, as nothing that is found changes.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(FetchState(fetchRequest))
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Differs from Apple's: the animation is not used, as nothing that is found changes.
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(FetchState(entity: Result.entity(), sortDescriptors, predicate))
  }

  /// Differs from Apple's: the animation is not used, as nothing that is found changes.
  @_disfavoredOverload
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let state = FetchState<Result>(entity: Result.entity(), [], predicate)
    state.sortDescriptors = sortDescriptors
    self.init(state)
  }
}
