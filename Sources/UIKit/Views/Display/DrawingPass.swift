import CoreGraphics
import DisplayList
import Foundation

/// Makes the display list of a view and everything inside it.
@MainActor
package enum DrawingPass {
  /// Whether what is on its way is drawn where it is seen now, and not where the model has it.
  private(set) static var showsAnimations = true

  /// Draws with the values of the model, if asked to.
  static func showingModel<Result>(_ showsModel: Bool, _ draw: () -> Result) -> Result {
    let outer = showsAnimations
    showsAnimations = !showsModel && outer
    defer { showsAnimations = outer }
    return draw()
  }

  /// What `view` shows, in its superview's coordinates; nothing for a hidden view.
  package static func items(of view: UIView) -> [DisplayItem] {
    let seen = seenLayer(of: view)
    let alpha = seen.map { CGFloat($0.opacity) } ?? view.alpha
    guard !(seen?.isHidden ?? view.isHidden), alpha > 0 else { return [] }
    let list = content(of: view, as: seen)
    guard !list.isEmpty else { return [] }
    let geometry = seen?.planeGeometry ?? view.planeGeometry
    var attributes = GroupAttributes(opacity: Double(alpha), transform: geometry.toOuter)
    if let layer = view.storedLayer {
      attributes.opacity *= Double(layer.opacityFactor)
      attributes.shadow = (seen ?? layer).shadowValue(traits: view.traitCollection)
    }
    attributes.mask = view.storedLayer?.maskList(traits: view.traitCollection)
    if let radius = view.presentedCornerRadius {
      let outline = SheetLayout.outline(
        of: view, bounds: geometry.bounds, cornerRadius: radius)
      attributes.clip = Clip(outline, cornerRadius: radius)
    }
    return SteppingBack.apply(to: DisplayList(list).grouped(attributes), of: view).items
  }

  /// The layer of a view as it is seen now; nil where that is as the model has it.
  static func seenLayer(of view: UIView) -> CALayer? {
    guard showsAnimations, let layer = view.storedLayer, !layer.played.isEmpty else { return nil }
    return layer.makePresentation()
  }

  /// What `view` shows, in its bounds' coordinates.
  package static func content(of view: UIView) -> [DisplayItem] {
    content(of: view, as: seenLayer(of: view))
  }

  /// What `view` shows with the values of the model, or as it is seen.
  static func content(of view: UIView, showsModel: Bool) -> [DisplayItem] {
    showingModel(showsModel) { content(of: view) }
  }

  /// What a layer shows, in its bounds' coordinates, to be kept.
  static func own(of layer: CALayer) -> DisplayList {
    let scale = max(layer.contentsScale, 1)
    if let view = layer.owner {
      return DisplayList(content(of: view)).flattened(in: view.storedBounds, scale: scale)
    }
    var canvas = ViewCanvas(traits: UITraitCollection.current)
    (layer.played.isEmpty ? layer : layer.makePresentation()).appendOwn(to: &canvas)
    return canvas.list.flattened(in: layer.bounds, scale: scale)
  }

  /// How many views, layers and masks lie around what is drawn now.
  private static var level = 0

  /// Draws something inside of what is being drawn, unless too much lies around it.
  static func deeper(in type: Any.Type, _ draw: () -> Void) {
    guard level < 2 * TreeDepth.deepest else { return TreeDepth.tellOfDrawing(type) }
    level += 1
    draw()
    level -= 1
  }

  private static func content(of view: UIView, as seen: CALayer?) -> [DisplayItem] {
    var items: [DisplayItem] = []
    deeper(in: type(of: view)) { items = whole(of: view, as: seen) }
    return items
  }

  private static func whole(of view: UIView, as seen: CALayer?) -> [DisplayItem] {
    let bounds = seen?.bounds ?? view.storedBounds
    let layer = seen ?? view.storedLayer
    var canvas = ViewCanvas(traits: view.traitCollection)
    if let color = seen.map({ $0.backgroundColor.map { UIColor(cgColor: $0) } })
      ?? view.backgroundColor
    {
      if let layer, layer.cornerRadius > 0 {
        canvas.append(.fill(layer.outline(of: bounds), canvas.paint(color)))
      } else {
        canvas.fill(bounds, color)
      }
    }
    layer?.appendContents(to: &canvas, in: bounds)
    appendOwn(of: view, in: bounds, to: &canvas)
    let drawsSubviews = view is any HostedContent
    if let layer {
      layer.appendSublayers(to: &canvas) { canvas in
        for child in layer.children {
          switch child {
          case .layer(let sublayer): sublayer.appendDisplayItems(to: &canvas)
          case .view(let subview) where drawsSubviews && subview.isDrawnByHost: break
          case .view(let subview): canvas.list.items += items(of: subview)
          }
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
    guard seen != nil, let model = view.storedLayer else { return canvas.list.items }
    return LayerTransition.apply(of: model, to: canvas.list, in: bounds).items
  }

  /// What the view itself shows.
  ///
  /// It is drawn for the size that the model has; on the way there it is put where the content mode
  /// says. What consists of views on iOS stands at the origin, as those do until they are laid out.
  private static func appendOwn(of view: UIView, in seen: CGRect, to canvas: inout ViewCanvas) {
    let bounds = view.storedBounds
    guard seen.size != bounds.size, !bounds.isEmpty, !(view is UIControl),
      !(view is any HostedContent)
    else {
      view.appendDisplayItems(to: &canvas)
      return
    }
    var own = ViewCanvas(traits: canvas.traits)
    view.appendDisplayItems(to: &own)
    guard !own.list.isEmpty else { return }
    let place = view.contentMode.place(bounds.size, in: seen)
    let scale = CGAffineTransform(
      scaleX: place.width / bounds.width, y: place.height / bounds.height)
    let transform = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      .concatenating(scale)
      .concatenating(CGAffineTransform(translationX: place.minX, y: place.minY))
    canvas.list.append(contentsOf: own.list.grouped(GroupAttributes(transform: transform)))
  }
}
