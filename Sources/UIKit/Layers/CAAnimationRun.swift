import Device
import Foundation

/// Lets an animation run out: the model values are what is seen, and the end comes with the next turn.
@MainActor
enum CAAnimationRun {
  static func start(_ animation: CAAnimation, on layer: CALayer, forKey key: String) {
    animation.delegate?.animationDidStart(animation)
    let duration = animation.totalDuration
    guard duration.isFinite else { return }
    TurnScheduler.shared.enqueue { [weak layer] in
      if animation.isRemovedOnCompletion, layer?.animation(forKey: key) === animation {
        layer?.removeAnimation(forKey: key)
      }
      animation.delegate?.animationDidStop(animation, finished: true)
    }
  }
}

@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private struct Frame {
    var disablesActions = false
    var duration: CFTimeInterval = 0.25
    var completion: (() -> Void)?
  }

  private static var frames: [Frame] = []

  public static func begin() {
    frames.append(Frame())
  }

  /// Runs the completion block when the animations added since `begin()` have run out.
  public static func commit() {
    guard let frame = frames.popLast(), let completion = frame.completion else { return }
    TurnScheduler.shared.enqueue(completion)
  }

  public static func flush() {
    TurnScheduler.shared.runTurn()
  }

  public static func setDisableActions(_ flag: Bool) {
    guard !frames.isEmpty else { return }
    frames[frames.count - 1].disablesActions = flag
  }

  public static func disableActions() -> Bool { frames.last?.disablesActions ?? false }

  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    guard !frames.isEmpty else { return }
    frames[frames.count - 1].duration = duration
  }

  public static func animationDuration() -> CFTimeInterval { frames.last?.duration ?? 0.25 }

  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  public static func setCompletionBlock(_ block: (() -> Void)?) {
    guard !frames.isEmpty else {
      if let block { TurnScheduler.shared.enqueue(block) }
      return
    }
    frames[frames.count - 1].completion = block
  }
}

/// Seconds on the device's clock.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  UIApplication.shared.device.clock.now
}
