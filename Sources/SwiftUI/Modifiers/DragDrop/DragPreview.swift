import CoreGraphics
import DisplayList
import UIKit

/// What stands for dragged data under the finger: seen, and nothing else.
@MainActor
final class DragPreview {
  private let view: UIView
  /// From the finger to the middle of the preview, in points.
  private let offset: CGPoint

  private init(_ view: UIView, middle: CGPoint, finger: CGPoint, in window: UIWindow) {
    self.view = view
    offset = CGPoint(x: middle.x - finger.x, y: middle.y - finger.y)
    view.isUserInteractionEnabled = false
    view.accessibilityElementsHidden = true
    view.backgroundColor = .clear
    view.frame.size = view.sizeThatFits(window.bounds.size)
    window.addSubview(view)
    move(to: finger)
  }

  /// A view of the app's own, with its middle under the finger.
  static func show<V: View>(
    _ preview: V, at finger: CGPoint, in window: UIWindow
  ) -> DragPreview {
    DragPreview(.hosting(preview), middle: finger, finger: finger, in: window)
  }

  /// A picture of the view that was lifted, which starts where that stands.
  ///
  /// `frame`: In the window, in points.
  static func show(
    pictureOf node: LayoutNode, shape: Path?, frame: CGRect, at finger: CGPoint,
    in window: UIWindow
  ) -> DragPreview {
    var canvas = DisplayCanvas(scale: node.graph.displayScale)
    node.draw(into: &canvas)
    let items = canvas.items
    let picture = Canvas { context, _ in
      if let shape { context.clip(to: shape) }
      context.append(items)
    }
    .frame(width: node.size.width, height: node.size.height)
    return DragPreview(
      .hosting(picture), middle: CGPoint(x: frame.midX, y: frame.midY),
      finger: finger, in: window)
  }

  func move(to finger: CGPoint) {
    view.center = CGPoint(x: finger.x + offset.x, y: finger.y + offset.y)
  }

  func remove() { view.removeFromSuperview() }
}

/// A view that says which part of it a drag shows.
@MainActor
protocol DragPreviewShaper: LayoutNode {
  /// In the node's space; nil for all of it.
  var dragPreviewPath: Path? { get }
}
