import Foundation

public enum MPMediaGrouping: Int, Sendable {
  case title = 0
  case album = 1
  case artist = 2
  case albumArtist = 3
  case composer = 4
  case genre = 5
  case playlist = 6
  case podcastTitle = 7
}

/// Differs from Apple's: makes no difference; the library is empty, so that nothing is compared.
public enum MPMediaPredicateComparison: Int, Sendable {
  case equalTo = 0
  case contains = 1
}

/// What pieces of music are to be found.
open class MPMediaPredicate: NSObject, @unchecked Sendable {
  override init() { super.init() }
}

/// Pieces of music of which a property has a value.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  public let property: String
  public let value: Any?
  public let comparisonType: MPMediaPredicateComparison

  public init(
    value: Any?, forProperty property: String,
    comparisonType: MPMediaPredicateComparison = .equalTo
  ) {
    self.value = value
    self.property = property
    self.comparisonType = comparisonType
    super.init()
  }
}

/// A look for music in the library, which is empty.
///
/// Differs from Apple's: it finds nothing and asks the user for no permission. The queries of a kind, as `songs()`, tell
/// only how they are grouped.
open class MPMediaQuery: NSObject, @unchecked Sendable {
  /// Differs from Apple's: kept, and nothing is there to be filtered.
  open var filterPredicates: Set<MPMediaPredicate>?
  /// Differs from Apple's: kept, and nothing is there to be grouped.
  open var groupingType = MPMediaGrouping.title

  public override init() { super.init() }

  public init(filterPredicates: Set<MPMediaPredicate>?) {
    self.filterPredicates = filterPredicates
    super.init()
  }

  private convenience init(_ grouping: MPMediaGrouping) {
    self.init()
    groupingType = grouping
  }

  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }

  open func removeFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates?.remove(predicate)
  }

  /// None.
  open var items: [MPMediaItem]? { [] }
  /// None.
  open var collections: [MPMediaItemCollection]? { [] }

  open class func albums() -> MPMediaQuery { MPMediaQuery(.album) }
  open class func artists() -> MPMediaQuery { MPMediaQuery(.artist) }
  open class func songs() -> MPMediaQuery { MPMediaQuery(.title) }
  open class func playlists() -> MPMediaQuery { MPMediaQuery(.playlist) }
  open class func podcasts() -> MPMediaQuery { MPMediaQuery(.podcastTitle) }
  open class func audiobooks() -> MPMediaQuery { MPMediaQuery(.title) }
  open class func compilations() -> MPMediaQuery { MPMediaQuery(.album) }
  open class func composers() -> MPMediaQuery { MPMediaQuery(.composer) }
  open class func genres() -> MPMediaQuery { MPMediaQuery(.genre) }
}
