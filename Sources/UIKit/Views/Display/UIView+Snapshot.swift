import CoreGraphics
import DisplayList
import Foundation

extension UIView {
  /// Draws the view and everything inside it into a rectangle of the current context; false if there is none.
  func drawAll(in rect: CGRect) -> Bool {
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

  /// A view that looks as a part of this one does now; nil for an empty part.
  func snapshot(of rect: CGRect) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    layoutIfNeeded()
    let list = DisplayList(DrawingPass.content(of: self)).flattened(
      in: rect, scale: max(traitCollection.displayScale, 1))
    return SnapshotView(items: list.items, rect: rect)
  }
}
