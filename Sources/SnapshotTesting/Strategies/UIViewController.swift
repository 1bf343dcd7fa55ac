import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A picture of the controller's view.
  public static var image: Snapshotting { .image() }

  /// A picture of the controller's view on the screen of a device.
  ///
  /// Differs from Apple's: navigation and tab bar controllers have the whole screen too.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - precision: How much has to be the same, in 0...1; see `Diffing.image(precision:perceptualPrecision:scale:)`.
  ///   - perceptualPrecision: How near colours have to be to count as the same, in 0...1.
  ///   - size: In points, in place of the device's.
  ///   - traits: What differs from the device's traits.
  /// - Returns: the strategy.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    var config = config
    config.size = size ?? config.size
    return picture(
      on: config, precision: precision, perceptualPrecision: perceptualPrecision, traits: traits)
  }

  /// A picture of the controller's view.
  ///
  /// Differs from Apple's: where it would need the window of a host app, any test will do; the edges of
  /// the simulated device are covered then.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether the view has the edges of the simulated device.
  ///   - precision: How much has to be the same, in 0...1; see `Diffing.image(precision:perceptualPrecision:scale:)`.
  ///   - perceptualPrecision: How near colours have to be to count as the same, in 0...1.
  ///   - size: In points; nil for the size that the view has.
  ///   - traits: What differs from the simulated device's traits.
  /// - Returns: the strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    picture(
      on: ViewImageConfig(size: size), precision: precision,
      perceptualPrecision: perceptualPrecision, traits: traits,
      inKeyWindow: drawHierarchyInKeyWindow)
  }

  private static func picture(
    on config: ViewImageConfig, precision: Float, perceptualPrecision: Float,
    traits: UITraitCollection, inKeyWindow: Bool = false
  ) -> Snapshotting {
    let diffing = Diffing<UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale)
    return Snapshotting(pathExtension: "png", diffing: diffing) { controller in
      OnMainActor.run {
        let stage = SnapshotStage(config: config, traits: traits, inKeyWindow: inKeyWindow)
        return stage.show(controller) { stage.picture(of: $0) }
      } ?? UndrawnPictures.offMainActor()
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The controllers that are in this one, with their views.
  public static var hierarchy: Snapshotting {
    Snapshotting<String, String>.lines.pullback { controller in
      OnMainActor.run {
        let stage = SnapshotStage(config: ViewImageConfig(), traits: UITraitCollection())
        return stage.show(controller) { _ in ControllerDescription.text(of: controller) }
      } ?? TextProblem.offMainActor
    }.ofThisSystem()
  }

  /// The views of the controller.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The views of the controller on the screen of a device.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    var config = config
    config.size = size ?? config.size
    return Snapshotting<String, String>.lines.pullback { [config] controller in
      OnMainActor.run {
        let stage = SnapshotStage(config: config, traits: traits)
        return stage.show(controller) { ViewHierarchyText.text(of: $0) }
      } ?? TextProblem.offMainActor
    }.ofThisSystem()
  }
}

/// What stands for texts that are asked for where views cannot be read.
enum TextProblem {
  static let offMainActor =
    "Views can only be read on the main actor. Mark the test or its suite with @MainActor."
}
