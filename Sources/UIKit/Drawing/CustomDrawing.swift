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
    let context = CGContext(size: view.bounds.size, scale: canvas.scale)
    canvas.traits.performAsCurrent {
      UIGraphicsPushContext(context)
      view.draw(view.bounds)
      UIGraphicsPopContext()
    }
    canvas.list.append(contentsOf: DisplayList(context))
  }

  /// What `draw` records in a context of `size` points.
  static func list(size: CGSize, scale: CGFloat, _ draw: (CGContext) -> Void) -> DisplayList {
    let context = CGContext(size: size, scale: scale)
    draw(context)
    return DisplayList(context)
  }
}
