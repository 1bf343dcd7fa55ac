import SwiftUI

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A picture of the controller's view with numbered regions, and what VoiceOver says of each.
  public static var accessibilityImage: Snapshotting { .accessibilityImage() }

  /// A picture of the controller's view with numbered regions, and what VoiceOver says of each.
  ///
  /// - Parameters:
  ///   - showActivationPoints: When the points are shown at which VoiceOver taps.
  ///   - useMonochromeSnapshot: Whether the view is grey, so that the regions stand out.
  ///   - drawHierarchyInKeyWindow: Whether the view has the edges of the simulated device.
  ///   - markerColors: The colours of the regions, taken in turn; empty for the standard ones.
  ///   - precision: How much has to be the same, in 0...1; see `Diffing.image(precision:perceptualPrecision:scale:)`.
  ///   - perceptualPrecision: How near colours have to be to count as the same, in 0...1.
  ///   - showUserInputLabels: Whether the names for voice control are shown.
  ///   - config: The device; nil for the size that the view has.
  /// - Returns: the strategy.
  public static func accessibilityImage(
    showActivationPoints: ActivationPointDisplayMode = .whenOverridden,
    useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false,
    markerColors: [UIColor] = [], precision: Float = 1, perceptualPrecision: Float = 1,
    showUserInputLabels: Bool = true,
    on config: ViewImageConfig? = nil
  ) -> Snapshotting {
    let look = AccessibilityLook(
      activationPoints: showActivationPoints, isMonochrome: useMonochromeSnapshot,
      colors: markerColors, showsInputLabels: showUserInputLabels)
    return .numbered(look, precision, perceptualPrecision) { controller in
      OnMainActor.run {
        let stage = SnapshotStage(
          config: config ?? ViewImageConfig(), traits: UITraitCollection(),
          inKeyWindow: drawHierarchyInKeyWindow)
        return stage.show(controller) { AccessibilityPicture.Finding(stage, $0) }
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// What VoiceOver says on the controller's view, a number an element, in its order.
  public static var accessibilityElements: Snapshotting {
    .accessibilityElements(on: ViewImageConfig())
  }

  /// What VoiceOver says on the controller's view, on the screen of a device.
  public static func accessibilityElements(
    on config: ViewImageConfig
  ) -> Snapshotting {
    .spoken { controller in
      OnMainActor.run {
        SnapshotStage(config: config, traits: UITraitCollection())
          .show(controller) { SpokenScreen.elements(of: $0) }
      }
    }
  }
}
