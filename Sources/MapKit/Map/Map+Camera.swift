import SwiftUI

extension Map {
  init<SelectionValue: Hashable, C: MapContent>(
    _ place: MapCameraPlace, _ bounds: MapCameraBounds?, _ modes: MapInteractionModes,
    _ selection: Binding<SelectionValue?>?, _ scope: Namespace.ID?, _ content: C
  ) where Content == MapContentView<SelectionValue, C> {
    self.init(
      .camera(place), modes, false, nil,
      MapContentView(
        place: place, bounds: bounds, modes: modes, selection: selection, scope: scope,
        content: content))
  }

  // MARK: Content

  /// A map that frames its content until the user moves it.
  public init<C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(.initial(.automatic), bounds, interactionModes, nil, scope, content())
  }

  /// A map that frames something until the user moves it.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(.initial(initialPosition), bounds, interactionModes, nil, scope, content())
  }

  /// A map that frames what the app says, and tells it when the user has moved the map.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(.bound(position), bounds, interactionModes, nil, scope, content())
  }

  // MARK: Content to select

  /// A map whose content can be selected by taps.
  public init<SelectedValue: Hashable, C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(.initial(.automatic), bounds, interactionModes, selection, scope, content())
  }

  /// A map that frames something at first, whose content can be selected by taps.
  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(.initial(initialPosition), bounds, interactionModes, selection, scope, content())
  }

  /// A map that frames what the app says, whose content can be selected by taps.
  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(.bound(position), bounds, interactionModes, selection, scope, content())
  }
}

// MARK: - Nothing on it

extension Map where Content == MapContentView<Never, EmptyMapContent> {
  public init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) {
    self.init(.initial(.automatic), bounds, interactionModes, nil, scope, EmptyMapContent())
  }

  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init(.initial(initialPosition), bounds, interactionModes, nil, scope, EmptyMapContent())
  }

  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init(.bound(position), bounds, interactionModes, nil, scope, EmptyMapContent())
  }
}
