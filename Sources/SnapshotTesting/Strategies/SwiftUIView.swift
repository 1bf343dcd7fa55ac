import SwiftUI

/// How much room a SwiftUI view has in its picture.
public enum SwiftUISnapshotLayout: Sendable {
  /// The screen of a device.
  case device(config: ViewImageConfig)
  /// Points.
  case fixed(width: CGFloat, height: CGFloat)
  /// As much as the view takes where it is offered nothing in particular.
  case sizeThatFits

  var config: ViewImageConfig? {
    switch self {
    case .device(let config): config
    case .fixed(let width, let height): ViewImageConfig(size: CGSize(width: width, height: height))
    case .sizeThatFits: nil
    }
  }
}

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
  /// A picture as large as the view.
  public static var image: Snapshotting { .image() }

  /// A picture of the view.
  ///
  /// Differs from Apple's: where it would need the window of a host app, any test will do; the edges of
  /// the simulated device are covered then.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether the view has the edges of the simulated device.
  ///   - precision: How much has to be the same, in 0...1; see `Diffing.image(precision:perceptualPrecision:scale:)`.
  ///   - perceptualPrecision: How near colours have to be to count as the same, in 0...1.
  ///   - layout: How much room there is.
  ///   - traits: What differs from the simulated device's traits, and from those of the layout's device.
  /// - Returns: the strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let diffing = Diffing<UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale)
    return Snapshotting(pathExtension: "png", diffing: diffing) { view in
      SwiftUIStage(
        layout: layout, traits: traits, inKeyWindow: drawHierarchyInKeyWindow
      ).show(view) { $0.picture(of: $1) } ?? UndrawnPictures.offMainActor()
    }
  }
}

/// Shows SwiftUI views for their snapshots.
struct SwiftUIStage {
  let layout: SwiftUISnapshotLayout
  let traits: UITraitCollection
  var inKeyWindow = false

  /// What `body` makes of the view in its host; nil off the main actor.
  func show<Content: View, Result>(
    _ content: Content, _ body: @MainActor (SnapshotStage, UIView) -> Result
  ) -> Result? {
    let content = Unchecked(value: content)
    return withoutActuallyEscaping(body) { body in
      let body = Unchecked(value: body)
      return OnMainActor.run {
        let controller = UIHostingController(rootView: content.value)
        let stage = SnapshotStage(
          config: layout.config ?? ViewImageConfig(), traits: traits, inKeyWindow: inKeyWindow)
        let work: (UIView) -> Result = { body.value(stage, $0) }
        return layout.config == nil
          ? stage.showFitting(controller, work) : stage.show(controller, work)
      }
    }
  }
}
