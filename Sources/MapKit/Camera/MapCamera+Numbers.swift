import CoreLocation
import Device

extension MapCamera {
  /// Farther from the ground nothing more is seen, in metres.
  private static let farthest = 1e10

  /// The camera with what another one says in place of numbers from which nothing can be seen; tells of them once.
  @MainActor
  func usable(or other: @autoclosure () -> MapCamera) -> MapCamera {
    let isUsable = OddNumbers.areUsable(
      [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch],
      as: "MapCamera", at: { "Map" })
    var camera = self
    camera.distance = min(distance, Self.farthest)
    let isPlace = CLLocationCoordinate2DIsValid(centerCoordinate)
    guard !isUsable || !isPlace else { return camera }
    let other = other()
    if !isPlace { camera.centerCoordinate = other.centerCoordinate }
    if !distance.isFinite { camera.distance = other.distance }
    if !heading.isFinite { camera.heading = 0 }
    if !pitch.isFinite { camera.pitch = 0 }
    return camera
  }
}
