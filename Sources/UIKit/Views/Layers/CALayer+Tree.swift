import Device

/// Where a layer stands: the layers that were added, and those of the subviews of its view.
extension CALayer {
  /// From back to front.
  var children: [Child] {
    modelLayer?.children ?? added.children(among: owner?.storedSubviews ?? [])
  }

  /// Puts a layer where the child with a number is; the layer of a view comes with its view.
  func insert(_ layer: CALayer, at index: Int) {
    guard layer !== self else { return }
    if let view = layer.owner {
      owner?.addSubview(view)
      return
    }
    guard TreeDepth.allows(layer, in: self) else { return }
    layer.removeFromSuperlayer()
    added.insert(layer, at: index, among: owner?.storedSubviews ?? [])
    layer.storedSuperlayer = self
    TreeDepth.didAdd(layer, to: self)
    layer.commit = LayerCommit.stamp()
    setNeedsLayout()
    UIChange.note()
  }

  /// Puts layers in the place of those that were added; the subviews stay.
  func replaceSublayers(with layers: [CALayer]) {
    for layer in added.layers { layer.storedSuperlayer = nil }
    added = AddedLayers()
    for layer in layers where layer.owner == nil { addSublayer(layer) }
    UIChange.note()
  }

  /// Takes the layer out of the one that it is in, and its view with it.
  func leaveSuperlayer() {
    if let owner, owner.superview != nil { owner.removeFromSuperview() }
    if storedSuperlayer != nil { endAnimations(finished: false, later: true) }
    storedSuperlayer?.added.remove(self)
    storedSuperlayer = nil
    UIChange.note()
  }

  /// Lets a mask live in the layer that it masks: it has its time and its window.
  func maskDidChange(from old: CALayer?) {
    guard modelLayer == nil, !LayerPresentation.isMaking else { return }
    if let old, old !== mask, old.storedSuperlayer === self, !added.layers.contains(old) {
      old.storedSuperlayer = nil
    }
    if let mask, mask.owner == nil, mask.storedSuperlayer == nil, !isInside(mask) {
      mask.storedSuperlayer = self
      mask.commit = LayerCommit.stamp()
    }
    UIChange.note()
  }

  /// Whether the layer is another one, or lies in it.
  private func isInside(_ layer: CALayer) -> Bool {
    sequence(first: self, next: \.superlayer).contains { $0 === layer }
  }

  /// The front-most layer under a point of the layer above, this one or one in it.
  func frontmost(at p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let point = p.applying(toSuperlayer.inverted())
    if masksToBounds, !contains(point) { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return contains(point) ? self : nil
  }
}
