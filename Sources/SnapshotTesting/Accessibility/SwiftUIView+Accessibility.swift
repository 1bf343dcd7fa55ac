import SwiftUI

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
  /// A picture of the view with numbered regions, and what VoiceOver says of each.
  public static var accessibilityImage: Snapshotting { .accessibilityImage() }

  /// A picture of the view with numbered regions, and what VoiceOver says of each.
  ///
  /// - Parameters:
  ///   - showActivationPoints: When the points are shown at which VoiceOver taps.
  ///   - useMonochromeSnapshot: Whether the view is grey, so that the regions stand out.
  ///   - drawHierarchyInKeyWindow: Whether the view has the edges of the simulated device.
  ///   - markerColors: The colours of the regions, taken in turn; empty for the standard ones.
  ///   - precision: How much has to be the same, in 0...1; see `Diffing.image(precision:perceptualPrecision:scale:)`.
  ///   - perceptualPrecision: How near colours have to be to count as the same, in 0...1.
  ///   - showUserInputLabels: Whether the names for voice control are shown.
  ///   - layout: How much room there is.
  ///   - traits: What differs from the simulated device's traits.
  /// - Returns: the strategy.
  public static func accessibilityImage(
    showActivationPoints: ActivationPointDisplayMode = .whenOverridden,
    useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false,
    markerColors: [UIColor] = [], precision: Float = 1, perceptualPrecision: Float = 1,
    showUserInputLabels: Bool = true,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let look = AccessibilityLook(
      activationPoints: showActivationPoints, isMonochrome: useMonochromeSnapshot,
      colors: markerColors, showsInputLabels: showUserInputLabels)
    return .numbered(look, precision, perceptualPrecision) { content in
      SwiftUIStage(layout: layout, traits: traits, inKeyWindow: drawHierarchyInKeyWindow)
        .show(content) { stage, view in AccessibilityPicture.Finding(stage, view) }
    }
  }
}

extension Snapshotting where Value: SwiftUI.View, Format == String {
  /// What VoiceOver says on the view, a number an element, in its order.
  public static var accessibilityElements: Snapshotting {
    .accessibilityElements(layout: .sizeThatFits)
  }

  /// What VoiceOver says on the view, in as much room as there is.
  public static func accessibilityElements(
    layout: SwiftUISnapshotLayout, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    .spoken { view in
      SwiftUIStage(layout: layout, traits: traits).show(view) { SpokenScreen.elements(of: $1) }
    }
  }
}
