import SwiftUI

/// What a view's request has found: nothing.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  private let state: FetchState<Result>

  init(_ state: FetchState<Result>) {
    self.state = state
  }

  public var nsSortDescriptors: [NSSortDescriptor] {
    get { state.nsSortDescriptors }
    nonmutating set { state.nsSortDescriptors = newValue }
  }

  public var nsPredicate: NSPredicate? {
    get { state.nsPredicate }
    nonmutating set { state.nsPredicate = newValue }
  }

  /// Differs from Apple's: does not change `nsSortDescriptors`, nor is it changed by it.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { state.sortDescriptors }
    nonmutating set { state.sortDescriptors = newValue }
  }

  // MARK: Objects

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }

  /// Ends the app, as on iOS: no object is at any place.
  public subscript(position: Int) -> Result {
    preconditionFailure("FetchedResults: no object at index \(position)")
  }
}
