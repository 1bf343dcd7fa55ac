import SwiftUI

/// Leans the camera, or lets it look straight down again.
@preconcurrency @MainActor
public struct MapPitchToggle: View {
  private let map: ControlledMap
  @Environment(\.mapControlVisibility) private var visibility

  /// `scope`: That of the map, where the control does not stand in front of it.
  public init(scope: Namespace.ID? = nil) { map = ControlledMap(scope: scope) }

  public var body: some View {
    if let map = map.handle, visibility != .hidden {
      let title = map.camera.pitch > 0 ? "2D" : "3D"
      MapControlButton(name: title) {
        var camera = map.camera
        camera.pitch = camera.pitch > 0 ? 0 : 60
        map.move(camera)
      } label: {
        Text(verbatim: title).font(.system(size: 15, weight: .semibold))
      }
    }
  }
}
