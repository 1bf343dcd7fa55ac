import CoreGraphics
import CoreLocation
import SwiftUI

/// How a part of the flat map fills a view.
struct MapProjection: Equatable {
  /// What the view shows; larger than what was asked for where the view has another shape.
  let origin: CGPoint
  /// Map points in a point.
  let scale: Double
  /// Of the view, in points.
  let size: CGSize

  init(_ rect: MKMapRect, size: CGSize, offset: CGSize = .zero, magnification: Double = 1) {
    let width = max(size.width, 1)
    let height = max(size.height, 1)
    let fitting = max(rect.width / width, rect.height / height, 1e-3)
    scale = fitting / max(magnification, 1e-3)
    origin = CGPoint(
      x: rect.midX - (width / 2 + offset.width) * scale,
      y: rect.midY - (height / 2 + offset.height) * scale)
    self.size = size
  }

  /// The part of the map that the view shows.
  var rect: MKMapRect {
    MKMapRect(
      x: origin.x, y: origin.y, width: size.width * scale, height: size.height * scale)
  }

  /// Where a coordinate is in the view, in points.
  func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
    let point = MKMapPoint(coordinate)
    return CGPoint(x: (point.x - origin.x) / scale, y: (point.y - origin.y) / scale)
  }
}

private struct MapProjectionKey: EnvironmentKey {
  static let defaultValue = MapProjection(.world, size: CGSize(width: 1, height: 1))
}

extension EnvironmentValues {
  /// How the map around shows the world.
  var mapProjection: MapProjection {
    get { self[MapProjectionKey.self] }
    set { self[MapProjectionKey.self] = newValue }
  }
}
