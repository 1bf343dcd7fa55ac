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

  /// Takes the layer out of the one that it is in, and its view with it; one that masks it masks it no more.
  ///
  /// Certain: so says the comment in Apple's header.
  func leaveSuperlayer() {
    endMasking()
    if let owner, owner.superview != nil { owner.removeFromSuperview() }
    if storedSuperlayer != nil { endAnimations(finished: false, later: true) }
    storedSuperlayer?.added.remove(self)
    storedSuperlayer = nil
    UIChange.note()
  }

  /// Lets the layer that this one masks be without a mask.
  func endMasking() {
    if let storedSuperlayer, storedSuperlayer.mask === self { storedSuperlayer.mask = nil }
  }

  /// Lets a mask live in the layer that it masks, also that of a view that lies in no other: it has its time and its
  /// window.
  ///
  /// The view of a mask leaves its superview for that.
  func maskDidChange(from old: CALayer?) {
    guard modelLayer == nil, !LayerPresentation.isMaking else { return }
    if let old, old !== mask, old.storedSuperlayer === self, !added.layers.contains(old) {
      old.endAnimations(finished: false, later: true)
      old.storedSuperlayer = nil
    }
    if let owner, owner.storedMask?.storedLayer !== mask { owner.storedMask = nil }
    if let mask, mask.storedSuperlayer == nil, !isInside(mask) {
      if let view = mask.owner, view.storedSuperview != nil { view.removeFromSuperview() }
      mask.storedSuperlayer = self
      mask.commit = LayerCommit.stamp()
    }
    UIChange.note()
  }

  /// The nearest layer around this one that there is: those of views are made when somebody asks for them.
  private var madeSuperlayer: CALayer? {
    if let storedSuperlayer { return storedSuperlayer }
    var next = owner?.storedSuperview
    while let view = next {
      if let layer = view.storedLayer { return layer }
      next = view.storedSuperview
    }
    return nil
  }

  /// Whether the layer is another one, or lies in it or in what it masks.
  ///
  /// - Complexity: O(depth)
  func isInside(_ layer: CALayer) -> Bool {
    sequence(first: self, next: \.madeSuperlayer).contains { $0 === layer }
  }

  /// The front-most layer under a point of the layer above, this one or one in it.
  func frontmost(at p: CGPoint) -> CALayer? {
    let geometry = planeGeometry
    guard !isHidden, !geometry.transform.isFlat else { return nil }
    let point = geometry.inner(p)
    if masksToBounds, !contains(point) { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return contains(point) ? self : nil
  }
}
