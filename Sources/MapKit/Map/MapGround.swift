import CoreGraphics
import CoreLocation
import SwiftUI

/// The ground of a map: a plain colour under lines of equal latitude and longitude.
struct MapGround: View {
  let projection: MapProjection
  @Environment(\.colorScheme) private var scheme
  @Environment(\.mapStyle) private var style

  var body: some View {
    style.ground(isDark: scheme == .dark)
      .overlay {
        Graticule(projection: projection)
          .stroke(style.lines, lineWidth: 1)
      }
  }
}

/// A few lines of equal latitude and longitude.
nonisolated struct Graticule: Shape {
  let projection: MapProjection

  func path(in rect: CGRect) -> Path {
    let shown = projection.rect
    let region = MKCoordinateRegion(shown)
    let step = Self.step(max(region.span.latitudeDelta, region.span.longitudeDelta))
    var path = Path()
    for longitude in Self.values(region.center.longitude, region.span.longitudeDelta, step) {
      let x = MKMapPoint(
        CLLocationCoordinate2D(latitude: region.center.latitude, longitude: longitude)
      ).x
      path.move(to: projection.point(MKMapPoint(x: x, y: shown.minY)))
      path.addLine(to: projection.point(MKMapPoint(x: x, y: shown.maxY)))
    }
    for latitude in Self.values(region.center.latitude, region.span.latitudeDelta, step) {
      let y = MKMapPoint(
        CLLocationCoordinate2D(latitude: latitude, longitude: region.center.longitude)
      ).y
      path.move(to: projection.point(MKMapPoint(x: shown.minX, y: y)))
      path.addLine(to: projection.point(MKMapPoint(x: shown.maxX, y: y)))
    }
    return path
  }

  /// A round number of degrees that stands about six times in a span.
  private static func step(_ span: Double) -> Double {
    let rough = max(span / 6, 1e-6)
    let power = pow(10, floor(log10(rough)))
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough } ?? rough
  }

  private static func values(_ center: Double, _ span: Double, _ step: Double) -> [Double] {
    // The spans of both directions share the step: one may be nothing beside the other.
    let pieces = span / step
    guard pieces.isFinite, center.isFinite, span > 0 else { return [] }
    let first = ((center - span / 2) / step).rounded(.up)
    let count = Int(min(pieces, 23)) + 1
    return (0..<count).map { (first + Double($0)) * step }
  }
}
