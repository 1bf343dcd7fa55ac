import SwiftUI

/// What a view's request has found, in sections: nothing.
public struct SectionedFetchResults<
  SectionIdentifier: Hashable, Result: NSFetchRequestResult
>: RandomAccessCollection {
  private let state: SectionedFetchState<SectionIdentifier, Result>

  init(_ state: SectionedFetchState<SectionIdentifier, Result>) {
    self.state = state
  }

  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { state.sectionIdentifier }
    nonmutating set { state.sectionIdentifier = newValue }
  }

  public var nsSortDescriptors: [NSSortDescriptor] {
    get { state.fetch.nsSortDescriptors }
    nonmutating set { state.fetch.nsSortDescriptors = newValue }
  }

  public var nsPredicate: NSPredicate? {
    get { state.fetch.nsPredicate }
    nonmutating set { state.fetch.nsPredicate = newValue }
  }

  /// Differs from Apple's: does not change `nsSortDescriptors`, nor is it changed by it.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { state.fetch.sortDescriptors }
    nonmutating set { state.fetch.sortDescriptors = newValue }
  }

  // MARK: Sections

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }

  /// Ends the app, as on iOS: no section is at any place.
  public subscript(position: Int) -> Section {
    preconditionFailure("SectionedFetchResults: no section at index \(position)")
  }

  /// Objects that have something in common; nobody makes one here.
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    private let objects: [Result]

    init(id: SectionIdentifier, objects: [Result]) {
      self.id = id
      self.objects = objects
    }

    public var startIndex: Int { objects.startIndex }
    public var endIndex: Int { objects.endIndex }
    public subscript(position: Int) -> Result { objects[position] }
  }
}
