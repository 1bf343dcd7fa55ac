import CoreGraphics
import Foundation

extension UIView {
  /// Draws the view and everything inside it into the current context.
  ///
  /// - Returns: false if there is no context.
  ///
  /// Differs from Apple's: what is due is always laid out first, whatever `afterUpdates` says.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    layoutIfNeeded()
    var canvas = ViewCanvas(traits: traitCollection)
    canvas.list.items = DrawingPass.content(of: self)
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    if bounds.width > 0, bounds.height > 0 {
      context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.draw(canvas.list)
    context.restoreGState()
    return true
  }

  /// A view that looks as this one does now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(
      from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that looks as a part of this one does now.
  ///
  /// Differs from Apple's: it stretches as a whole, whatever the insets.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    layoutIfNeeded()
    return SnapshotView(items: DrawingPass.content(of: self), rect: rect)
  }
}
