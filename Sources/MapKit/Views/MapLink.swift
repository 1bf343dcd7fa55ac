import CoreGraphics
import SwiftUI

/// What a reader knows of the map inside of it.
@MainActor
final class MapLink {
  private var projection: MapProjection?
  private var proxy: GeometryProxy?

  func show(_ projection: MapProjection, in proxy: GeometryProxy) {
    self.projection = projection
    self.proxy = proxy
  }

  /// Of the map, in points.
  var size: CGSize { projection?.size ?? .zero }

  /// How the map shows the world, and where its upper left corner is in a space.
  func map(in space: some CoordinateSpaceProtocol) -> (MapProjection, CGPoint)? {
    guard let projection, let proxy else { return nil }
    return (projection, proxy.frame(in: space).origin)
  }
}

private struct MapLinkKey: EnvironmentKey {
  static var defaultValue: MapLink? { nil }
}

extension EnvironmentValues {
  /// The reader around.
  var mapLink: MapLink? {
    get { self[MapLinkKey.self] }
    set { self[MapLinkKey.self] = newValue }
  }
}
