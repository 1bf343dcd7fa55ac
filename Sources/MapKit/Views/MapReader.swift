import CoreGraphics
import CoreLocation
import SwiftUI

/// A view that can ask the map inside of it where places are.
@preconcurrency @MainActor
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var link = MapLink()

  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  public var body: some View {
    content(MapProxy(link: link)).environment(\.mapLink, link)
  }
}

/// Answers where places are on the map inside of a reader.
@preconcurrency @MainActor
public struct MapProxy {
  let link: MapLink

  /// The place at a point; nil outside of the map, and above its horizon.
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? {
    guard let (projection, origin) = link.map(in: space) else { return nil }
    let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    guard CGRect(origin: .zero, size: projection.size).contains(local) else { return nil }
    return projection.coordinate(at: local)
  }

  /// Where a place is; nil where the map does not show it.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? {
    guard let (projection, origin) = link.map(in: space) else { return nil }
    let local = projection.point(coordinate)
    guard CGRect(origin: .zero, size: projection.size).contains(local) else { return nil }
    return CGPoint(x: origin.x + local.x, y: origin.y + local.y)
  }

  /// The nearest camera with which the map shows a whole region.
  public func camera(framing region: MKCoordinateRegion) -> MapCamera {
    MapCamera(framing: region, in: link.size)
  }

  /// The nearest camera with which the map shows a whole part of the flat map.
  public func camera(framing rect: MKMapRect) -> MapCamera {
    MapCamera(framing: rect, in: link.size)
  }
}
