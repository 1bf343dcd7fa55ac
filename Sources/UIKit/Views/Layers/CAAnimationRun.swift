import Device
import Foundation

/// Lets animations of layers run out on the device's clock; the model values are what is seen.
@MainActor
enum CAAnimationRun {
  private static var ends: [ObjectIdentifier: (animation: CAAnimation, work: ScheduledWork)] = [:]

  static func start(_ animation: CAAnimation, on layer: CALayer, forKey key: String) {
    animation.delegate?.animationDidStart(animation)
    let duration = animation.totalDuration / Double(max(abs(animation.speed), 0.001))
    CATransaction.note(duration: duration)
    guard duration.isFinite, duration < 1e6 else { return }
    let work = AnimationTime.schedule(after: duration) { [weak layer] in
      if animation.isRemovedOnCompletion, layer?.animation(forKey: key) === animation {
        _ = layer?.forget(key)
      }
      stop(animation, finished: true)
    }
    ends[ObjectIdentifier(animation)] = (animation, work)
  }

  /// Ends an animation and tells its delegate; nothing happens for one that has ended.
  static func stop(_ animation: CAAnimation, finished: Bool) {
    guard let entry = ends.removeValue(forKey: ObjectIdentifier(animation)) else { return }
    entry.work.cancel()
    animation.delegate?.animationDidStop(animation, finished: finished)
  }
}

@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private struct Frame {
    var disablesActions = false
    var duration: CFTimeInterval = 0.25
    var completion: (() -> Void)?
    /// Of the longest animation added since the transaction began, in seconds.
    var longest: CFTimeInterval = 0
  }

  private static var frames: [Frame] = []

  public static func begin() {
    frames.append(Frame())
  }

  /// Runs the completion block when the animations added since `begin()` have run out.
  public static func commit() {
    guard let frame = frames.popLast(), let completion = frame.completion else { return }
    if frame.longest > 0, frame.longest.isFinite {
      nonisolated(unsafe) let completion = completion
      AnimationTime.schedule(after: frame.longest) { completion() }
    } else {
      TurnScheduler.shared.enqueue(completion)
    }
  }

  /// An animation was added.
  static func note(duration: CFTimeInterval) {
    guard !frames.isEmpty else { return }
    frames[frames.count - 1].longest = max(frames[frames.count - 1].longest, duration)
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
