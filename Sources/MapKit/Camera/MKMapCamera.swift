import CoreLocation
import Foundation

/// From where a map view is seen.
///
/// A map view gives and takes copies: to move its camera, set `camera` or call `setCamera(_:animated:)`.
open class MKMapCamera: NSObject {
  /// The place in the middle of the map.
  open var centerCoordinate: CLLocationCoordinate2D
  /// From the camera to the place in the middle, in metres.
  open var centerCoordinateDistance: CLLocationDistance
  /// How far the camera leans, in degrees; 0 looks straight down.
  open var pitch: Double
  /// The direction that points up, in degrees clockwise from north.
  open var heading: CLLocationDirection

  /// Above the ground, in metres.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(pitch * .pi / 180) }
    set { centerCoordinateDistance = newValue / max(cos(pitch * .pi / 180), 1e-3) }
  }

  public override convenience init() {
    self.init(
      lookingAtCenter: CLLocationCoordinate2D(), fromDistance: 0, pitch: 0, heading: 0)
  }

  /// `distance` is in metres, the angles are in degrees.
  public init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: Double, heading: CLLocationDirection
  ) {
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }

  /// A camera at a place, so many metres above the ground, that looks at another.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
  ) {
    let (center, eye) = (MKMapPoint(centerCoordinate), MKMapPoint(eyeCoordinate))
    let away = center.distance(to: eye)
    let turn = atan2(center.x - eye.x, eye.y - center.y) * 180 / .pi
    self.init(
      lookingAtCenter: centerCoordinate, fromDistance: hypot(away, eyeAltitude),
      pitch: atan2(away, eyeAltitude) * 180 / .pi, heading: away > 0 && turn < 0 ? turn + 360 : turn
    )
  }

  convenience init(_ camera: MapCamera) {
    self.init(
      lookingAtCenter: camera.centerCoordinate, fromDistance: camera.distance,
      pitch: camera.pitch, heading: camera.heading)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? MKMapCamera).map { MapCamera($0) == MapCamera(self) } ?? false
  }

  open override var hash: Int { centerCoordinateDistance.hashValue ^ heading.hashValue }

  open override func copy() -> Any { MKMapCamera(MapCamera(self)) }
}

extension MapCamera {
  public init(_ mapCamera: MKMapCamera) {
    self.init(
      centerCoordinate: mapCamera.centerCoordinate,
      distance: mapCamera.centerCoordinateDistance, heading: mapCamera.heading,
      pitch: mapCamera.pitch)
  }
}
