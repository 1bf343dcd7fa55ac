import SwiftUI

/// What a view's request is, as long as the view lives.
final class FetchState<Result: NSFetchRequestResult> {
  let request: NSFetchRequest<Result>
  var sortDescriptors: [SortDescriptor<Result>] = []
  private var hasFailed = false

  /// `request`: What the app keeps is not changed by what it sets on the results.
  init(_ request: NSFetchRequest<Result>) {
    self.request = request.copy() as? NSFetchRequest<Result> ?? request
  }

  convenience init(
    entity: NSEntityDescription?, _ sortDescriptors: [NSSortDescriptor], _ predicate: NSPredicate?
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(request)
  }

  var nsSortDescriptors: [NSSortDescriptor] {
    get { request.sortDescriptors ?? [] }
    set { request.sortDescriptors = newValue }
  }

  var nsPredicate: NSPredicate? {
    get { request.predicate }
    set { request.predicate = newValue }
  }

  var configuration: FetchRequest<Result>.Configuration {
    get {
      FetchRequest.Configuration(
        nsSortDescriptors: nsSortDescriptors, nsPredicate: nsPredicate,
        sortDescriptors: sortDescriptors)
    }
    set {
      nsSortDescriptors = newValue.nsSortDescriptors
      nsPredicate = newValue.nsPredicate
      sortDescriptors = newValue.sortDescriptors
    }
  }

  /// Says once that nothing can be found.
  func fetch(_ api: String) {
    guard !hasFailed else { return }
    hasFailed = true
    NoStore.fail(api)
  }
}
