import CoreGraphics

extension AnimationRun {
  /// A point in a subview: where it is seen, while an animator moves it that looks after touches.
  static func pointFromSuperview(_ point: CGPoint, of view: UIView) -> CGPoint {
    let followsTouches = view.storedLayer?.played.contains { animation in
      if case .animator(let timeline, _, _) = animation.clock { return timeline.findsTouches }
      return false
    }
    guard followsTouches ?? false, let seen = view.layer.presentation() else {
      return view.pointFromSuperview(point)
    }
    return seen.planeGeometry.inner(point)
  }
}
