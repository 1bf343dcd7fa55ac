import CoreLocation
import Foundation

/// What can be seen from a street.
///
/// Differs from Apple's: there is none, as the pictures are Apple's server's.
@preconcurrency @MainActor
open class MKLookAroundScene: NSObject, NSCopying {
  override init() {}

  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Asks what can be seen from a street.
///
/// Differs from Apple's: there is no server that has the pictures; each request fails with `MKError.serverFailure`, as
/// without a network.
@preconcurrency @MainActor
open class MKLookAroundSceneRequest: NSObject {
  public let coordinate: CLLocationCoordinate2D
  /// Nil for a request that was made with a coordinate.
  public let mapItem: MKMapItem?
  public private(set) var isCancelled = false
  private let question = ServiceQuestion()

  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    mapItem = nil
  }

  public init(mapItem: MKMapItem) {
    coordinate = mapItem.placemark.coordinate
    self.mapItem = mapItem
  }

  open var isLoading: Bool { question.isPending }

  /// - Throws: `MKError.serverFailure`, always.
  open var scene: MKLookAroundScene? {
    get async throws { throw MKError(.serverFailure) }
  }

  /// Answers at a later turn with `MKError.serverFailure`.
  open func getScene(
    completionHandler: @escaping @MainActor (MKLookAroundScene?, (any Error)?) -> Void
  ) {
    question.ask { completionHandler(nil, $0) }
  }

  /// The handler of a request that is under way is not called.
  open func cancel() {
    isCancelled = true
    question.cancel()
  }
}
