import Foundation

/// Which kinds of places a map shows by itself.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  private let categories: Set<MKPointOfInterestCategory>
  /// Whether the categories are all that there are, and not those that there are not.
  private let isIncluding: Bool

  public init(including categories: [MKPointOfInterestCategory]) {
    self.categories = Set(categories)
    isIncluding = true
  }

  public init(excluding categories: [MKPointOfInterestCategory]) {
    self.categories = Set(categories)
    isIncluding = false
  }

  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) == isIncluding
  }

  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
