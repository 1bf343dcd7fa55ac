import Foundation

extension MKLocalSearch {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
  }

  /// What is looked for, and where.
  open class Request: NSObject {
    /// Differs from Apple's: kept, and read by nobody here; there is no server that would answer.
    open var naturalLanguageQuery: String?
    /// Differs from Apple's: kept, and read by nobody here; there is no server that would answer.
    open var region = MKCoordinateRegion()
    /// Differs from Apple's: kept, and read by nobody here; there is no server that would answer.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// Differs from Apple's: kept, and read by nobody here; there is no server that would answer.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public override init() { super.init() }

    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }

    /// What was found for the words that a user began to type.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }
  }

  /// What was found; nothing is ever given, see `MKLocalSearch`.
  open class Response: NSObject, @unchecked Sendable {
    public let mapItems: [MKMapItem]
    public let boundingRegion: MKCoordinateRegion

    init(mapItems: [MKMapItem]) {
      self.mapItems = mapItems
      boundingRegion = MKCoordinateRegion(
        MKMapRect(around: mapItems.map(\.placemark.coordinate)))
    }
  }
}
