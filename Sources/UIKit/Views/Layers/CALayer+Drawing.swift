import CoreGraphics
import DisplayList

/// What a layer shows, as a display list; what its kind adds to that stands in the class.
extension CALayer {
  /// Appends what the layer itself shows and its sublayers, in its superlayer's coordinates.
  func appendDisplayItems(to canvas: inout ViewCanvas) {
    guard modelLayer != nil || !DrawingPass.showsAnimations || played.isEmpty else {
      makePresentation().appendDisplayItems(to: &canvas)
      return
    }
    guard !isHidden, opacity > 0 else { return }
    var own = ViewCanvas(traits: canvas.traits)
    appendOwn(to: &own)
    if let modelLayer { own.list = LayerTransition.apply(of: modelLayer, to: own.list, in: bounds) }
    var attributes = GroupAttributes(opacity: Double(opacity), transform: planeGeometry.toOuter)
    attributes.shadow = shadowValue(traits: canvas.traits)
    attributes.mask = maskList(traits: canvas.traits)
    canvas.list.append(contentsOf: own.list.grouped(attributes))
  }

  /// All that is to be seen of the layer, in its own coordinates: the model's, or of a presentation layer its own.
  var wholeContent: DisplayList {
    let view = owner ?? modelLayer?.owner
    var canvas = ViewCanvas(traits: view?.traitCollection ?? UITraitCollection.current)
    if let view {
      view.layoutIfNeeded()
      canvas.list.items = DrawingPass.content(of: view, showsModel: owner != nil)
    } else {
      DrawingPass.showingModel(modelLayer == nil) { appendOwn(to: &canvas) }
    }
    return canvas.list
  }

  /// Where the layer shows: where its mask is opaque.
  ///
  /// Nil where there is no mask.
  func maskList(traits: UITraitCollection) -> DisplayList? {
    guard let mask else { return nil }
    var canvas = ViewCanvas(traits: traits)
    DrawingPass.deeper(in: type(of: mask)) {
      if let view = mask.owner {
        canvas.list.items = DrawingPass.items(of: view)
      } else {
        mask.appendDisplayItems(to: &canvas)
      }
    }
    return canvas.list
  }

  func appendOwn(to canvas: inout ViewCanvas) {
    DrawingPass.deeper(in: type(of: self)) { appendWhole(to: &canvas) }
  }

  private func appendWhole(to canvas: inout ViewCanvas) {
    if modelLayer == nil, sublayersNeedLayout { layoutIfNeeded() }
    if let color = own.backgroundColor {
      canvas.append(.fill(outline(of: bounds), canvas.paint(UIColor(cgColor: color))))
    }
    appendContents(to: &canvas, in: bounds)
    let sublayers = (modelLayer ?? self).added.layers
      .sorted { $0.zPosition < $1.zPosition }
    if !sublayers.isEmpty {
      appendSublayers(to: &canvas) { canvas in
        for sublayer in sublayers { sublayer.appendDisplayItems(to: &canvas) }
      }
    }
    if masksToBounds {
      canvas.list = canvas.list.grouped(GroupAttributes(clip: Clip(outline(of: bounds))))
    }
    appendBorder(to: &canvas, in: bounds)
  }

  /// A rectangle with the layer's corners.
  func outline(of rect: CGRect) -> CGPath {
    CornerPath.path(in: rect, radius: cornerRadius, corners: maskedCorners)
  }

  func appendBorder(to canvas: inout ViewCanvas, in rect: CGRect) {
    guard borderWidth > 0, let borderColor else { return }
    let inner = rect.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
    let path = CornerPath.path(
      in: inner, radius: max(cornerRadius - borderWidth / 2, 0), corners: maskedCorners)
    canvas.append(
      .stroke(path, canvas.paint(UIColor(cgColor: borderColor)), width: borderWidth))
  }

  /// What the layer's own opacity adds to its view's: a backing layer's is the view's.
  var opacityFactor: Float { owner == nil ? opacity : 1 }

  func shadowValue(traits: UITraitCollection) -> Shadow? {
    guard shadowOpacity > 0, let shadowColor else { return nil }
    return Shadow(
      color: PaintColor(shadowColor).multiplyingAlpha(by: Double(shadowOpacity)),
      radius: shadowRadius, offset: shadowOffset)
  }
}
