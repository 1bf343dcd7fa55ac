import CoreGraphics

extension AnimationRun {
  /// A point in a subview: where it is seen, while an animator moves it that looks after touches.
  ///
  /// Nil where nothing of the subview is seen since it is flat.
  static func pointFromSuperview(_ point: CGPoint, of view: UIView) -> CGPoint? {
    let followsTouches = view.storedLayer?.played.contains { animation in
      if case .animator(let timeline, _, _) = animation.clock { return timeline.findsTouches }
      return false
    }
    let seen = followsTouches ?? false ? view.layer.presentation() : nil
    let geometry = seen?.planeGeometry ?? view.planeGeometry
    return geometry.transform.isFlat ? nil : geometry.inner(point)
  }
}
