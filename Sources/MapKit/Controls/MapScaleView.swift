import CoreGraphics
import Foundation
import SwiftUI

/// A bar that is a round distance long.
@preconcurrency @MainActor
public struct MapScaleView: View {
  private let anchorEdge: HorizontalEdge
  private let map: ControlledMap
  @Environment(\.mapControlVisibility) private var visibility

  /// `anchorEdge`: Where the bar stays when the distance changes; `scope`: that of the map, where the scale
  /// does not stand in front of it.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {
    self.anchorEdge = anchorEdge
    map = ControlledMap(scope: scope)
  }

  public var body: some View {
    if let map = map.handle, visibility == .visible || visibility == .automatic && map.isZoomed {
      let pointLength =
        map.projection.scale
        * MKMetersPerMapPointAtLatitude(map.camera.centerCoordinate.latitude)
      let meters = Self.roundDistance(atMost: pointLength * Self.width)
      VStack(alignment: anchorEdge == .leading ? .leading : .trailing, spacing: 2) {
        Text(verbatim: Self.name(of: meters)).font(.caption2)
        Rectangle().fill(.primary).frame(width: meters / max(pointLength, 1e-9), height: 4)
      }
      .frame(width: Self.width, alignment: anchorEdge == .leading ? .leading : .trailing)
    }
  }

  /// Of the view, in points.
  private static let width: CGFloat = 100

  /// The largest distance of 1, 2 or 5 times a power of ten metres that fits.
  private static func roundDistance(atMost limit: Double) -> Double {
    let limit = max(limit, 1e-3)
    let power = pow(10, floor(log10(limit)))
    return [5, 2, 1].map { $0 * power }.first { $0 <= limit } ?? power
  }

  private static func name(of meters: Double) -> String {
    meters >= 1000
      ? "\(Int(clamping: meters / 1000)) km" : "\(meters >= 1 ? "\(Int(meters))" : "\(meters)") m"
  }
}
