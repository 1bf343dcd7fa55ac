import SwiftUI

/// A line or an area on a map.
struct MapOverlayView: View {
  private let overlay: MapOverlay
  private let style: MapItemStyle
  @Environment(\.mapProjection) private var projection

  init(overlay: MapOverlay, _ style: MapItemStyle) {
    self.overlay = overlay
    self.style = style
  }

  var body: some View {
    let outline = MapOutline(
      points: overlay.points.map { projection.point($0) }, isClosed: overlay.isArea)
    ZStack {
      if overlay.isArea { outline.fill(style.fill ?? Self.color) }
      if !overlay.isArea || style.stroke != nil || style.strokeStyle != nil {
        outline.stroke(style.stroke ?? Self.color, style: style.strokeStyle ?? StrokeStyle())
      }
    }
    .frame(width: projection.size.width, height: projection.size.height)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  /// Of what the app gives no colour.
  private static var color: AnyShapeStyle { AnyShapeStyle(Color.accentColor) }
}

/// A line through points.
nonisolated struct MapOutline: Shape {
  let points: [CGPoint]
  let isClosed: Bool

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(points)
    if isClosed { path.closeSubpath() }
    return path
  }
}
