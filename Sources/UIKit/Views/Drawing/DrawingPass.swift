import CoreGraphics
import DisplayList
import Foundation

/// Makes the display list of a view and everything inside it.
@MainActor
package enum DrawingPass {
  /// What `view` shows, in its superview's coordinates; nothing for a hidden view.
  package static func items(of view: UIView) -> [DisplayItem] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let list = content(of: view)
    guard !list.isEmpty else { return [] }
    let bounds = view.storedBounds
    let move = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
    let transform = move.concatenating(view.storedTransform).concatenating(
      CGAffineTransform(translationX: view.storedCenter.x, y: view.storedCenter.y))
    var attributes = GroupAttributes(opacity: Double(view.alpha), transform: transform)
    if let layer = view.storedLayer {
      attributes.opacity *= Double(layer.opacityFactor)
      attributes.shadow = layer.shadowValue(traits: view.traitCollection)
    }
    if let mask = view.mask {
      attributes.mask = DisplayList(items(of: mask))
    } else {
      attributes.mask = view.storedLayer?.maskList(traits: view.traitCollection)
    }
    if let radius = view.presentedCornerRadius {
      attributes.clip = Clip(bounds, cornerRadius: radius)
    }
    return DisplayList(list).grouped(attributes).items
  }

  /// What `view` shows, in its bounds' coordinates.
  package static func content(of view: UIView) -> [DisplayItem] {
    let bounds = view.storedBounds
    let layer = view.storedLayer
    var canvas = ViewCanvas(traits: view.traitCollection)
    if let color = view.backgroundColor {
      if let layer, layer.cornerRadius > 0 {
        canvas.append(.fill(layer.outline(of: bounds), canvas.paint(color)))
      } else {
        canvas.fill(bounds, color)
      }
    }
    layer?.appendContents(to: &canvas, in: bounds)
    view.appendDisplayItems(to: &canvas)
    let drawsSubviews = view is any HostedContent
    if let layer {
      for child in layer.children {
        switch child {
        case .layer(let sublayer): sublayer.appendDisplayItems(to: &canvas)
        case .view(let subview) where drawsSubviews && subview.isDrawnByHost: break
        case .view(let subview): canvas.list.items += items(of: subview)
        }
      }
    } else {
      for subview in view.storedSubviews where !(drawsSubviews && subview.isDrawnByHost) {
        canvas.list.items += items(of: subview)
      }
    }
    if view.clipsToBounds || layer?.masksToBounds ?? false {
      let clip = layer.map { Clip($0.outline(of: bounds)) } ?? Clip(bounds)
      canvas.list = canvas.list.grouped(GroupAttributes(clip: clip))
    }
    layer?.appendBorder(to: &canvas, in: bounds)
    return canvas.list.items
  }
}
