import SwiftUI

extension ViewType {
  /// What a modifier puts in front of a view or behind it.
  public struct Overlay: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "Overlay"

    @MainActor
    public static func _accepts(_ content: Content) -> Bool {
      guard content.node.modifier != nil, let name = content.node.description?.name else {
        return false
      }
      return [
        "Overlay", "Background", "OverlayPreferenceValue", "BackgroundPreferenceValue",
        "AccessibilityActions",
      ].contains(name)
    }
  }
}

extension InspectableView {
  /// What `overlay` puts in front of the view.
  ///
  /// `index`: Counts the overlays, the innermost one first.
  public func overlay(_ index: Int? = nil) throws -> InspectableView<ViewType.Overlay> {
    .init(try borne(named: "overlay", at: index))
  }

  /// What `background` puts behind the view.
  ///
  /// `index`: Counts the backgrounds, the innermost one first.
  public func background(_ index: Int? = nil) throws -> InspectableView<ViewType.Overlay> {
    .init(try borne(named: "background", at: index))
  }

  /// What the modifier `overlayPreferenceValue` was given.
  public func overlayPreferenceValue(
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.Overlay> {
    .init(try borne(named: "overlayPreferenceValue", at: index))
  }

  /// What the modifier `backgroundPreferenceValue` was given.
  public func backgroundPreferenceValue(
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.Overlay> {
    .init(try borne(named: "backgroundPreferenceValue", at: index))
  }

  /// What `mask` shows the view through.
  public func mask(_ index: Int? = nil) throws -> InspectableView<ViewType.ClassifiedView> {
    .init(try borneContent(named: "mask", at: index))
  }
}

extension InspectableView where View == ViewType.Overlay {
  /// Where the layer stands when it is smaller or larger than the view.
  public func alignment() throws -> Alignment {
    (node.modifier as? any LayerValue)?.alignment ?? .center
  }

  /// The edges at which a style reaches under the safe area.
  public func ignoresSafeAreaEdges() throws -> Edge.Set {
    ((node.modifier as? any LayerValue)?.layer as? any BleedingValue)?.edges ?? .all
  }
}

/// What can be read of a layer whatever it shows.
private protocol LayerValue {
  var alignment: Alignment { get }
  var layer: any View { get }
}

extension _SecondaryLayerModifier: LayerValue {
  fileprivate var layer: any View { secondary }
}

/// What can be read of a style that fills a layer whatever it is.
private protocol BleedingValue {
  var edges: Edge.Set { get }
}

extension SafeAreaBleeding: BleedingValue {}
