import SwiftUI

/// What a view's request is, and by what its sections are told apart.
final class SectionedFetchState<SectionIdentifier: Hashable, Result: NSFetchRequestResult> {
  let fetch: FetchState<Result>
  var sectionIdentifier: KeyPath<Result, SectionIdentifier>

  init(_ fetch: FetchState<Result>, _ sectionIdentifier: KeyPath<Result, SectionIdentifier>) {
    self.fetch = fetch
    self.sectionIdentifier = sectionIdentifier
  }

  var configuration: SectionedFetchRequest<SectionIdentifier, Result>.Configuration {
    get {
      SectionedFetchRequest.Configuration(
        sectionIdentifier: sectionIdentifier, nsSortDescriptors: fetch.nsSortDescriptors,
        nsPredicate: fetch.nsPredicate, sortDescriptors: fetch.sortDescriptors)
    }
    set {
      sectionIdentifier = newValue.sectionIdentifier
      fetch.nsSortDescriptors = newValue.nsSortDescriptors
      fetch.nsPredicate = newValue.nsPredicate
      fetch.sortDescriptors = newValue.sortDescriptors
    }
  }
}
