import CoreGraphics
import DisplayList
import Foundation

/// Runs an app's own `draw(_:)` and keeps what it recorded.
@MainActor
enum CustomDrawing {
  /// Subclasses draw nothing of their own unless the app overrides `draw(_:)`; running the empty
  /// method records nothing.
  static func append(_ view: UIView, to canvas: inout ViewCanvas) {
    guard view.bounds.width > 0, view.bounds.height > 0 else { return }
    canvas.list.append(
      contentsOf: list(of: view, scale: canvas.scale, traits: canvas.traits) {
        draw(view)
      })
  }

  /// Lets the layer draw, if there is one or the view wants to be asked by it, else the view itself.
  private static func draw(_ view: UIView) {
    guard !LayerOverrides.display(view) else { return }
    guard let layer = LayerOverrides.drawLayers(view) ? view.layer : view.storedLayer,
      let context = UIGraphicsGetCurrentContext()
    else { return view.draw(view.bounds) }
    view.layerWillDraw(layer)
    layer.draw(in: context)
  }

  /// Draws what a view shows in its own layer; in another layer, whose delegate it is, nothing.
  static func draw(_ view: UIView, _ layer: CALayer, in context: CGContext) {
    guard layer.owner === view else { return }
    UIGraphicsPushContext(context)
    view.draw(view.bounds)
    UIGraphicsPopContext()
  }

  /// What `draw` records into the current context while the view's traits are the current ones.
  static func list(
    of view: UIView, scale: CGFloat, traits: UITraitCollection, _ draw: () -> Void
  ) -> DisplayList {
    let context = CGContext(size: view.bounds.size, scale: scale)
    traits.performAsCurrent {
      UIGraphicsPushContext(context)
      draw()
      UIGraphicsPopContext()
    }
    return DisplayList(context)
  }

  /// What `draw` records in a context of `size` points.
  static func list(size: CGSize, scale: CGFloat, _ draw: (CGContext) -> Void) -> DisplayList {
    let context = CGContext(size: size, scale: scale)
    draw(context)
    return DisplayList(context)
  }
}
