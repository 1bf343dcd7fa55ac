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
    let offset = CGPoint(x: point.x - seen.position.x, y: point.y - seen.position.y)
      .applying(seen.affineTransform().inverted())
    return CGPoint(x: offset.x + seen.bounds.midX, y: offset.y + seen.bounds.midY)
  }
}
