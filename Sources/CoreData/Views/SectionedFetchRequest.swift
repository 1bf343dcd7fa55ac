import SwiftUI

/// The objects that a request finds, in sections: none, as there is no store.
///
/// Differs from Apple's: fails once for each view that reads it.
@propertyWrapper
public struct SectionedFetchRequest<
  SectionIdentifier: Hashable, Result: NSFetchRequestResult
>: DynamicProperty {
  @State private var state: SectionedFetchState<SectionIdentifier, Result>

  init(
    _ fetch: FetchState<Result>, _ sectionIdentifier: KeyPath<Result, SectionIdentifier>
  ) {
    _state = State(initialValue: SectionedFetchState(fetch, sectionIdentifier))
  }

  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    state.fetch.fetch("@SectionedFetchRequest")
    return SectionedFetchResults(state)
  }

  /// What may be changed of the request.
  public var projectedValue: Binding<Configuration> { $state.configuration }

  public struct Configuration {
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    public var nsSortDescriptors: [NSSortDescriptor]
    public var nsPredicate: NSPredicate?
    /// Differs from Apple's: does not change `nsSortDescriptors`, nor is it changed by it.
    public var sortDescriptors: [SortDescriptor<Result>]
  }
}

extension SectionedFetchRequest {
  /// Differs from Apple's: the animation is not used, as nothing that is found changes.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(FetchState(entity: entity, sortDescriptors, predicate), sectionIdentifier)
  }

  /// Differs from Apple's: the animation is not used, as nothing that is found changes.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    self.init(FetchState(fetchRequest), sectionIdentifier)
  }

  /// Differs from Apple's: the transaction is not used, as nothing that is found changes.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    self.init(FetchState(fetchRequest), sectionIdentifier)
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Differs from Apple's: the animation is not used, as nothing that is found changes.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(FetchState(entity: Result.entity(), sortDescriptors, predicate), sectionIdentifier)
  }

  /// Differs from Apple's: the animation is not used, as nothing that is found changes.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let state = FetchState<Result>(entity: Result.entity(), [], predicate)
    state.sortDescriptors = sortDescriptors
    self.init(state, sectionIdentifier)
  }
}
