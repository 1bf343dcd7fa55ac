import Foundation

extension TouchSequence {
  /// Two fingers on a level line move apart (`scale` > 1) or together (`scale` < 1).
  ///
  /// The fingers stay inside `rect` (screen points) where it is large enough; `scale` is the factor
  /// by which their distance changes, `velocity` its change per second, whose sign does not matter.
  package static func pinch(in rect: CGRect, scale: CGFloat, velocity: CGFloat) -> TouchSequence {
    let wide = max(rect.width * 0.8, 2) / 2
    let ends = scale >= 1 ? (wide / max(scale, 1), wide) : (wide, wide * max(scale, 0.01))
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let rate = velocity.isFinite && velocity != 0 ? abs(velocity) : 1
    return twoFingers(duration: Double(abs(scale - 1) / rate)) { part in
      let radius = ends.0 + (ends.1 - ends.0) * part
      return (
        CGPoint(x: center.x - radius, y: center.y), CGPoint(x: center.x + radius, y: center.y)
      )
    }
  }

  /// Two fingers turn about the middle of `rect`.
  ///
  /// `rect` is in screen points, `radians` are clockwise if positive, `velocity` is in radians per
  /// second; its sign does not matter.
  package static func rotation(in rect: CGRect, radians: CGFloat, velocity: CGFloat)
    -> TouchSequence
  {
    let radius = max(min(rect.width, rect.height) * 0.4, 1)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let rate = velocity.isFinite && velocity != 0 ? abs(velocity) : 1
    return twoFingers(duration: Double(abs(radians) / rate)) { part in
      let angle = radians * part
      let arm = CGPoint(x: cos(angle) * radius, y: sin(angle) * radius)
      return (
        CGPoint(x: center.x - arm.x, y: center.y - arm.y),
        CGPoint(x: center.x + arm.x, y: center.y + arm.y)
      )
    }
  }

  /// A movement; `position` says where the two fingers are after a part (0 to 1) of it.
  private static func twoFingers(
    duration: TimeInterval, position: (CGFloat) -> (CGPoint, CGPoint)
  ) -> TouchSequence {
    let steps = steps(for: duration)
    func frame(_ step: Int, _ phase: Touch.Phase) -> Frame {
      let (first, second) = position(CGFloat(step) / CGFloat(steps))
      return Frame(
        time: Double(step) * frameInterval,
        touches: [
          Touch(id: 0, phase: phase, location: first, timestamp: 0),
          Touch(id: 1, phase: phase, location: second, timestamp: 0),
        ])
    }
    var frames = [frame(0, .began)]
    frames += (1...steps).map { frame($0, .moved) }
    var last = frame(steps, .ended)
    last = Frame(time: last.time + frameInterval, touches: last.touches)
    return TouchSequence(frames: frames + [last])
  }
}
