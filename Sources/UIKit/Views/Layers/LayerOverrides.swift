import CoreGraphics
import Device

/// What classes of views and layers do themselves of what a layer asks for.
@MainActor
enum LayerOverrides {
  private static let action = OverriddenMethod(
    of: UIView.self, by: ActingView.self, notBy: PlainView.self)
  private static let draw = OverriddenMethod(
    of: UIView.self, by: DrawingView.self, notBy: PlainView.self)
  private static let willDraw = OverriddenMethod(
    of: UIView.self, by: PreparingView.self, notBy: PlainView.self)
  private static let viewDisplay = OverriddenMethod(
    of: UIView.self, by: DisplayingView.self, notBy: PlainView.self)
  private static let layerDisplay = OverriddenMethod(
    of: CALayer.self, by: DisplayingLayer.self, notBy: PlainLayer.self)

  /// Whether a view says itself what happens when a property of its layer changes.
  static func chooseActions(_ view: UIView) -> Bool { action.isOverridden(by: type(of: view)) }

  /// Whether a view is to be asked for the content of its layer, and not only for its own drawing.
  static func drawLayers(_ view: UIView) -> Bool {
    draw.isOverridden(by: type(of: view)) || willDraw.isOverridden(by: type(of: view))
  }

  /// Whether a view gives its layer the contents.
  static func display(_ view: UIView) -> Bool { viewDisplay.isOverridden(by: type(of: view)) }

  /// Whether a layer gives itself its contents.
  static func display(_ layer: CALayer) -> Bool { layerDisplay.isOverridden(by: type(of: layer)) }

  fileprivate static var problem: String? {
    let methods = [
      ("UIView.action(for:forKey:)", action), ("UIView.draw(_:in:)", draw),
      ("UIView.layerWillDraw(_:)", willDraw), ("UIView.display(_:)", viewDisplay),
      ("CALayer.display()", layerDisplay),
    ]
    return methods.first { !$0.1.isKnown }.map {
      "\($0.0) cannot be found in the tables of classes"
    }
  }
}

// MARK: - Probes

private class PlainView: UIView {}
private class ActingView: UIView {
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
private class DrawingView: UIView {
  override func draw(_ layer: CALayer, in ctx: CGContext) {}
}
private class PreparingView: UIView {
  override func layerWillDraw(_ layer: CALayer) {}
}
private class DisplayingView: UIView {
  override func display(_ layer: CALayer) {}
}
private class PlainLayer: CALayer {}
private class DisplayingLayer: CALayer {
  override func display() {}
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Finding what views do for their layers",
    needs: "the method tables of classes to be laid out as in Swift 6.3",
    cost: "Views that override display(_:), draw(_:in:) or action(for:forKey:) are not asked."
  ) {
    LayerOverrides.problem
  }
}
