import SwiftUI

/// Tells where north is; a tap turns it up.
@preconcurrency @MainActor
public struct MapCompass: View {
  private let map: ControlledMap
  @Environment(\.mapControlVisibility) private var visibility

  /// `scope`: That of the map, where the control does not stand in front of it.
  public init(scope: Namespace.ID? = nil) { map = ControlledMap(scope: scope) }

  public var body: some View {
    if let map = map.handle, isShown(map) {
      // Its name and value are those of other maps' compasses; Apple's are not documented.
      MapControlButton(name: "Compass") {
        var camera = map.camera
        camera.heading = 0
        map.move(camera)
      } label: {
        VStack(spacing: 0) {
          Triangle().fill(.red).frame(width: 8, height: 6)
          Text(verbatim: "N").font(.system(size: 14, weight: .semibold))
        }
        .rotationEffect(.degrees(-map.camera.heading))
      }
      .accessibilityValue(Text(verbatim: "\(Int(clamping: map.camera.heading.rounded())) degrees"))
    }
  }

  private func isShown(_ map: MapHandle) -> Bool {
    visibility == .visible || visibility == .automatic && map.camera.heading != 0
  }
}

/// Points up.
private nonisolated struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
