import CoreLocation

/// Where the middle of a map has to stay, and how near and far its camera may go.
public struct MapCameraBounds: Sendable {
  private let rect: MKMapRect?
  private let distances: ClosedRange<Double>

  /// The distances of the camera are in metres.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
    self.init(MKMapRect(centerCoordinateBounds), minimumDistance, maximumDistance)
  }

  /// The distances of the camera are in metres.
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
    self.init(centerCoordinateBounds, minimumDistance, maximumDistance)
  }

  /// The distances of the camera are in metres.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    self.init(nil, minimumDistance, maximumDistance)
  }

  private init(_ rect: MKMapRect?, _ minimum: Double?, _ maximum: Double?) {
    self.rect = rect
    // What is no distance counts as not given.
    let least = minimum.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } ?? 0
    distances = least...max(least, maximum.flatMap { $0 > 0 ? $0 : nil } ?? .infinity)
  }

  /// The nearest camera that keeps to the bounds.
  func clamped(_ camera: MapCamera) -> MapCamera {
    var camera = camera
    camera.distance = min(max(camera.distance, distances.lowerBound), distances.upperBound)
    guard let rect, !rect.isNull else { return camera }
    let point = MKMapPoint(camera.centerCoordinate)
    let nearest = MKMapPoint(
      x: min(max(point.x, rect.minX), rect.maxX), y: min(max(point.y, rect.minY), rect.maxY))
    if nearest.x != point.x || nearest.y != point.y {
      camera.centerCoordinate = nearest.coordinate
    }
    return camera
  }
}
