import SwiftUI

/// Leans the camera, or lets it look straight down again.
@preconcurrency @MainActor
public struct MapPitchToggle: View {
  @Environment(\.mapHandle) private var map
  @Environment(\.mapControlVisibility) private var visibility

  public init() {}

  public var body: some View {
    if let map, visibility != .hidden {
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
