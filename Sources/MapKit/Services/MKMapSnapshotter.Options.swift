import CoreGraphics
import Foundation
import UIKit

extension MKMapSnapshotter {
  /// What a picture shows.
  ///
  /// Of `region`, `mapRect` and `camera` the last one that was set counts.
  @preconcurrency @MainActor
  open class Options: NSObject {
    var wish = MapViewport.Wish.rect(.world, .zero)

    open var region: MKCoordinateRegion {
      get { viewport.region }
      set { wish = .region(newValue) }
    }
    open var mapRect: MKMapRect {
      get { viewport.rect }
      set { wish = .rect(newValue, .zero) }
    }
    open var camera: MKMapCamera {
      get { MKMapCamera(viewport.current) }
      set { wish = .camera(MapCamera(newValue)) }
    }
    /// In points.
    open var size = CGSize(width: 256, height: 256)
    open var traitCollection = UITraitCollection.current
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    open var mapType: MKMapType {
      get { preferredConfiguration.mapType }
      set { preferredConfiguration = newValue.configuration }
    }
    /// Differs from Apple's: kept, and read by nobody here; there are no buildings.
    open var showsBuildings = true
    /// Differs from Apple's: kept, and read by nobody here; a map here knows no places.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public override init() { super.init() }

    private var viewport: MapViewport {
      var viewport = MapViewport()
      viewport.remember(wish)
      return viewport
    }

    /// What it says now, whatever the app changes later.
    var copied: Options {
      let copy = Options()
      (copy.wish, copy.size, copy.traitCollection) = (wish, size, traitCollection)
      copy.preferredConfiguration =
        preferredConfiguration.copy() as? MKMapConfiguration ?? preferredConfiguration
      return copy
    }
  }
}
