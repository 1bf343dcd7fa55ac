import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A picture of the view.
  public static var image: Snapshotting { .image() }

  /// A picture of the view.
  ///
  /// Differs from Apple's: a view that is in another one is put back afterwards. Where the original
  /// needs the window of a host app, any test will do; the edges of the simulated device are covered then.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether the view has the edges of the simulated device.
  ///   - precision: How much has to be the same, in 0...1; see `Diffing.image(precision:perceptualPrecision:scale:)`.
  ///   - perceptualPrecision: How near colours have to be to count as the same, in 0...1.
  ///   - size: In points; nil for the size that the view has or asks for.
  ///   - traits: What differs from the simulated device's traits.
  /// - Returns: the strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let diffing = Diffing<UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale)
    return Snapshotting(pathExtension: "png", diffing: diffing) { view in
      OnMainActor.run {
        let stage = SnapshotStage(
          config: ViewImageConfig(size: size), traits: traits,
          inKeyWindow: drawHierarchyInKeyWindow)
        return stage.show(view) { stage.picture(of: view) }
      } ?? UndrawnPictures.offMainActor()
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The view and those in it, with their frames.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The view and those in it, with their frames.
  ///
  /// - Parameters:
  ///   - size: In points; nil for the size that the view has or asks for.
  ///   - traits: What differs from the simulated device's traits.
  /// - Returns: the strategy.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    Snapshotting<String, String>.lines.pullback { view in
      OnMainActor.run {
        let stage = SnapshotStage(config: ViewImageConfig(size: size), traits: traits)
        return stage.show(view) { ViewHierarchyText.text(of: view) }
      } ?? TextProblem.offMainActor
    }.ofThisSystem()
  }
}
