import CoreGraphics
import CoreLocation
import SwiftUI

/// How a camera shows a part of the flat map in a view.
struct MapProjection: Equatable {
  /// What stands in the view's middle, in map points.
  let center: CGPoint
  /// Map points in a point, at the middle.
  let scale: Double
  /// Of the view, in points.
  let size: CGSize
  /// The direction that points up, in radians clockwise from north.
  let heading: Double
  /// How far the camera leans, in radians.
  let pitch: Double

  /// A part of the map, and more of it where the view has another shape.
  init(_ rect: MKMapRect, size: CGSize, offset: CGSize = .zero, magnification: Double = 1) {
    let width = max(size.width, 1)
    let height = max(size.height, 1)
    let fitting = max(rect.width / width, rect.height / height, 1e-3)
    scale = fitting / max(magnification, 1e-3)
    center = CGPoint(x: rect.midX - offset.width * scale, y: rect.midY - offset.height * scale)
    self.size = size
    heading = 0
    pitch = 0
  }

  init(_ camera: MapCamera, size: CGSize) {
    let middle = MKMapPoint(camera.centerCoordinate)
    center = CGPoint(x: middle.x, y: middle.y)
    scale = max(camera.scale(in: size), 1e-6)
    self.size = size
    heading = camera.heading * .pi / 180
    pitch = min(max(camera.pitch, 0), Self.steepest) * .pi / 180
  }

  // MARK: To the view

  /// Where a coordinate is in the view, in points.
  func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint { point(MKMapPoint(coordinate)) }

  /// Where a point of the map is in the view, in points; what is behind the camera is far below.
  func point(_ point: MKMapPoint) -> CGPoint {
    let (x, y) = ((point.x - center.x) / scale, (point.y - center.y) / scale)
    let across = x * cos(heading) + y * sin(heading)
    let down = y * cos(heading) - x * sin(heading)
    let nearness = max(1 - down * sin(pitch) / cameraDistance, 0.01)
    return CGPoint(
      x: size.width / 2 + across / nearness,
      y: size.height / 2 + down * cos(pitch) / nearness)
  }

  // MARK: To the map

  /// The place at a point of the view; nil for the sky.
  func coordinate(at point: CGPoint) -> CLLocationCoordinate2D? { mapPoint(at: point)?.coordinate }

  private func mapPoint(at point: CGPoint) -> MKMapPoint? {
    let (x, y) = (point.x - size.width / 2, point.y - size.height / 2)
    let slope = cos(pitch) + y * sin(pitch) / cameraDistance
    guard slope > 0.01 else { return nil }
    let down = y / slope
    let across = x * (1 - down * sin(pitch) / cameraDistance)
    return MKMapPoint(
      x: center.x + (across * cos(heading) - down * sin(heading)) * scale,
      y: center.y + (across * sin(heading) + down * cos(heading)) * scale)
  }

  /// The part of the map that the view shows.
  var rect: MKMapRect {
    let corners = [
      CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: size.height),
      CGPoint(x: size.width, y: size.height),
    ]
    return corners.reduce(.null) { rect, corner in
      guard let point = mapPoint(at: corner) else { return rect }
      return rect.union(MKMapRect(origin: point, size: MKMapSize()))
    }
  }

  /// From the camera to the ground in the view's middle, in points.
  private var cameraDistance: Double { max(size.height, 1) / (2 * tan(MapCamera.halfAngle)) }

  /// The horizon stays above the view for less than this, in degrees.
  private static let steepest = 70.0
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
