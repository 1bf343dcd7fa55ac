import CoreGraphics
import CoreLocation
import Foundation
import UIKit

extension MKMapSnapshotter {
  /// A picture of a part of the map.
  @preconcurrency @MainActor
  open class Snapshot: NSObject {
    public let image: UIImage
    public let traitCollection: UITraitCollection
    private let projection: MapProjection

    init(_ image: UIImage, _ projection: MapProjection, _ traitCollection: UITraitCollection) {
      self.image = image
      self.projection = projection
      self.traitCollection = traitCollection
    }

    /// Where a place is in the picture, in points.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      projection.point(coordinate)
    }
  }
}
