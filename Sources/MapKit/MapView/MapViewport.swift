import CoreGraphics
import CoreLocation
import UIKit

/// What a map view shows: its camera, or what the app has asked for before the view had a size.
struct MapViewport {
  /// What the app asks to see.
  enum Wish {
    case camera(MapCamera)
    case region(MKCoordinateRegion)
    /// A part of the map, and how far it stays away from the view's edges, in points.
    case rect(MKMapRect, UIEdgeInsets)
    /// All that stands on a part of the map, with room around it.
    case content(MKMapRect)
  }

  /// Of the view, in points.
  private(set) var size = CGSize.zero
  private var camera: MapCamera?
  /// What is still to be shown once there is a size.
  private var wish = Wish.rect(.world, .zero)

  var isEmpty: Bool { camera == nil }

  /// As far as the app has said it where there is no size.
  var current: MapCamera { camera ?? camera(for: wish) }

  var projection: MapProjection { projection(of: current) }

  private func projection(of camera: MapCamera) -> MapProjection {
    // Overlays are drawn through a transform of the context, which cannot lean.
    var flat = camera
    flat.pitch = 0
    return MapProjection(flat, size: drawnSize)
  }

  private var drawnSize: CGSize { size.width > 0 && size.height > 0 ? size : Self.nominalSize }

  /// In place of a size that is not known yet.
  private static let nominalSize = CGSize(width: 1, height: 1)

  // MARK: Reading

  var region: MKCoordinateRegion {
    if camera == nil, case .region(let region) = wish { return region }
    return region(of: current)
  }

  var rect: MKMapRect {
    if camera == nil, case .rect(let rect, _) = wish { return rect }
    return projection.rect
  }

  private func region(of camera: MapCamera) -> MKCoordinateRegion {
    let shown = projection(of: camera)
    var region = MKCoordinateRegion(shown.rect)
    // The place that was asked for: through the flat map it comes back a hair beside.
    region.center =
      CLLocationCoordinate2DIsValid(camera.centerCoordinate)
      ? camera.centerCoordinate
      : MKMapPoint(x: shown.center.x, y: shown.center.y).coordinate
    region.span.longitudeDelta = min(region.span.longitudeDelta, 360)
    return region
  }

  /// What the view would show of a region.
  func fitting(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    self.region(of: camera(for: .region(region)))
  }

  /// What the view would show of a part of the map.
  func fitting(_ rect: MKMapRect, _ insets: UIEdgeInsets) -> MKMapRect {
    MapProjection(camera(for: .rect(rect, insets)), size: drawnSize).rect
  }

  /// The camera that shows what the app asks for.
  func camera(for wish: Wish) -> MapCamera {
    switch wish {
    case .camera(let camera): return camera
    case .region(let region): return MapCamera(framing: region, in: drawnSize)
    case .content(let rect):
      return MapCameraPosition.automaticCamera(framing: rect, in: drawnSize)
    case .rect(let rect, let insets):
      return MapCamera(framing: Self.padded(rect, insets, in: drawnSize), in: drawnSize)
    }
  }

  /// A part of the map with what is around it where it stays away from the edges.
  private static func padded(
    _ rect: MKMapRect, _ insets: UIEdgeInsets, in size: CGSize
  ) -> MKMapRect {
    guard insets != .zero else { return rect }
    let inner = CGSize(
      width: max(size.width - insets.left - insets.right, 1),
      height: max(size.height - insets.top - insets.bottom, 1))
    let scale = max(rect.width / inner.width, rect.height / inner.height)
    let (width, height) = (inner.width * scale, inner.height * scale)
    return MKMapRect(
      x: rect.midX - width / 2 - insets.left * scale,
      y: rect.midY - height / 2 - insets.top * scale,
      width: width + (insets.left + insets.right) * scale,
      height: height + (insets.top + insets.bottom) * scale)
  }

  // MARK: Changing

  /// Remembers what is to be shown once there is a size.
  mutating func remember(_ wish: Wish) {
    self.wish = wish
    camera = nil
  }

  mutating func show(_ camera: MapCamera) { self.camera = camera }

  /// A view of another size shows the ground at the same scale, around the same place.
  mutating func resize(to newSize: CGSize) {
    let oldSize = size
    size = newSize
    guard newSize.width > 0, newSize.height > 0 else { return }
    if var camera {
      camera.distance *= newSize.height / oldSize.height
      self.camera = camera
    } else {
      camera = camera(for: wish)
    }
  }
}

extension MapProjection {
  /// What a part of the map covers in the view, in points.
  func rect(of mapRect: MKMapRect) -> CGRect {
    let corners = [
      MKMapPoint(x: mapRect.minX, y: mapRect.minY), MKMapPoint(x: mapRect.maxX, y: mapRect.minY),
      MKMapPoint(x: mapRect.minX, y: mapRect.maxY), MKMapPoint(x: mapRect.maxX, y: mapRect.maxY),
    ]
    return corners.map { CGRect(origin: point($0), size: .zero) }
      .reduce(.null) { $0.union($1) }
  }

  /// What of the map is in a part of the view, which is in points.
  func mapRect(of rect: CGRect) -> MKMapRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    return MKMapRect(around: corners.compactMap { coordinate(at: $0) })
  }
}
