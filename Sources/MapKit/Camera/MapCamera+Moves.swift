import CoreGraphics
import Foundation

extension MapCamera {
  /// The camera nearer to the ground by a factor, or farther away for one below 1.
  func zoomed(by magnification: Double) -> MapCamera {
    var camera = self
    camera.distance = distance / max(magnification, 1e-3)
    return camera
  }

  /// The camera turned by two fingers, in degrees clockwise: the ground turns with them.
  func turned(by degrees: Double) -> MapCamera {
    var camera = self
    let turned = heading - degrees
    camera.heading = turned - (turned / 360).rounded(.down) * 360
    return camera
  }

  /// The camera on its way to another, `part` in 0...1: it goes straight over the flat map, and nearer or farther by
  /// equal factors.
  func moved(_ part: Double, to camera: MapCamera) -> MapCamera {
    if part >= 1 { return camera }
    let (start, end) = (MKMapPoint(centerCoordinate), MKMapPoint(camera.centerCoordinate))
    let middle = MKMapPoint(
      x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    let ratio = max(camera.distance, 1e-3) / max(distance, 1e-3)
    let turn = remainder(camera.heading - heading, 360)
    var moved = camera
    moved.centerCoordinate = middle.coordinate
    moved.distance = distance * pow(ratio, part)
    moved.heading = heading + turn * part
    moved.pitch = pitch + (camera.pitch - pitch) * part
    return moved
  }
}
