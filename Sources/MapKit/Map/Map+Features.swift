import SwiftUI

extension Map {
  // MARK: Features

  /// A map whose features can be selected by taps.
  public init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
  ) where Content == MapContentView<MapFeature, EmptyMapContent> {
    self.init(.initial(.automatic), bounds, interactionModes, selection, scope, EmptyMapContent())
  }

  /// A map that frames something at first, whose features can be selected by taps.
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<MapFeature, EmptyMapContent> {
    self.init(
      .initial(initialPosition), bounds, interactionModes, selection, scope, EmptyMapContent())
  }

  /// A map that frames what the app says, whose features can be selected by taps.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<MapFeature, EmptyMapContent> {
    self.init(.bound(position), bounds, interactionModes, selection, scope, EmptyMapContent())
  }

  // MARK: Features and content

  /// A map whose features can be selected by taps.
  public init<SelectedValue: MapSelectable>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil
  ) where Content == MapContentView<SelectedValue, EmptyMapContent> {
    self.init(.initial(.automatic), bounds, interactionModes, selection, scope, EmptyMapContent())
  }

  /// A map that frames something at first, whose features can be selected by taps.
  public init<SelectedValue: MapSelectable>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<SelectedValue, EmptyMapContent> {
    self.init(
      .initial(initialPosition), bounds, interactionModes, selection, scope, EmptyMapContent())
  }

  /// A map that frames what the app says, whose features can be selected by taps.
  public init<SelectedValue: MapSelectable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<SelectedValue, EmptyMapContent> {
    self.init(.bound(position), bounds, interactionModes, selection, scope, EmptyMapContent())
  }
}
