import CoreGraphics
import Foundation

public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

public enum UIViewAnimatingState: Int, Sendable {
  case inactive = 0
  case active = 1
  case stopped = 2
}

@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  open private(set) var duration: TimeInterval
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  open var isReversed = false
  open var fractionComplete: CGFloat = 0
  open var isInterruptible = true
  open var pausesOnCompletion = false

  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    if let animations { self.animations.append(animations) }
    super.init()
  }

  public init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    if let animations { self.animations.append(animations) }
    super.init()
  }

  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    if isRunning { animation() } else { animations.append(animation) }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() {
    guard !isRunning else { return }
    isRunning = true
    state = .active
    let animations = animations
    self.animations.removeAll()
    for animation in animations { animation() }
    AnimationRun.finish(seconds: duration, isEndless: false) { [weak self] _ in self?.end(at: .end)
    }
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    startAnimation()
  }

  open func pauseAnimation() {
    isRunning = false
    state = .active
  }

  open func continueAnimation(
    withTimingParameters parameters: Any?, durationFactor: CGFloat
  ) {
    startAnimation()
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions.removeAll() }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    end(at: finalPosition)
  }

  private func end(at position: UIViewAnimatingPosition) {
    guard state != .inactive else { return }
    isRunning = false
    state = .inactive
    fractionComplete = position == .start ? 0 : 1
    let completions = completions
    self.completions.removeAll()
    for completion in completions { completion(position) }
  }
}
