import CoreGraphics
import CoreLocation
import SwiftUI

/// The ground of a map: a plain colour under lines of equal latitude and longitude.
struct MapGround: View {
  let projection: MapProjection
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    (scheme == .dark ? Color(white: 0.17) : Color(red: 0.95, green: 0.94, blue: 0.9))
      .overlay {
        Graticule(projection: projection)
          .stroke(Color.gray.opacity(0.35), lineWidth: 1)
      }
  }
}

/// A few lines of equal latitude and longitude.
nonisolated struct Graticule: Shape {
  let projection: MapProjection

  func path(in rect: CGRect) -> Path {
    let region = MKCoordinateRegion(projection.rect)
    let step = Self.step(max(region.span.latitudeDelta, region.span.longitudeDelta))
    var path = Path()
    for longitude in Self.values(region.center.longitude, region.span.longitudeDelta, step) {
      let place = CLLocationCoordinate2D(
        latitude: region.center.latitude, longitude: longitude)
      let x = projection.point(place).x
      path.move(to: CGPoint(x: x, y: rect.minY))
      path.addLine(to: CGPoint(x: x, y: rect.maxY))
    }
    for latitude in Self.values(region.center.latitude, region.span.latitudeDelta, step) {
      let place = CLLocationCoordinate2D(
        latitude: latitude, longitude: region.center.longitude)
      let y = projection.point(place).y
      path.move(to: CGPoint(x: rect.minX, y: y))
      path.addLine(to: CGPoint(x: rect.maxX, y: y))
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
