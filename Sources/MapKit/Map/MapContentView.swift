import SwiftUI

/// What a map with a camera shows.
@preconcurrency @MainActor
public struct MapContentView<SelectionValue: Hashable, Content: MapContent>: View {
  let place: MapCameraPlace
  let bounds: MapCameraBounds?
  let modes: MapInteractionModes
  let selection: Binding<SelectionValue?>?
  let scope: Namespace.ID?
  let content: Content

  public var body: some View {
    CameraMap(
      content._mapItems(_MapInputs()), place, bounds, modes,
      selection.map { MapSelectionLink($0) }, scope)
  }
}
