import CoreGraphics
import Device
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
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Runs animation blocks that can be paused, turned round and stopped, on the device's clock.
///
/// Differs from Apple's: views take their final values when the animation starts, and those of the
/// start again when it ends there; nothing is seen in between.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var runs: [AnimationRun] = []
  private var end: ScheduledWork?
  /// The part that was done when the animation last started or paused.
  private var baseFraction: CGFloat = 0
  private var startTime: TimeInterval?

  /// In seconds.
  open private(set) var duration: TimeInterval
  /// In seconds.
  open private(set) var delay: TimeInterval = 0
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open private(set) var state = UIViewAnimatingState.inactive
  open var isRunning: Bool { startTime != nil }
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open var scrubsLinearly = true
  open var pausesOnCompletion = false

  // MARK: Making

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.springTimingParameters?.settlingDuration ?? duration
    timingParameters = parameters
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { self.animations.append(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { self.animations.append(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { self.animations.append(animations) }
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let parameters = UICubicTimingParameters(animationCurve: .easeInOut)
    let made = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    made.addAnimations(animations)
    if let completion { made.addCompletion(completion) }
    made.startAnimation(afterDelay: delay)
    return unsafeDowncast(made, to: Self.self)
  }

  // MARK: Blocks

  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active {
      runs.append(AnimationRun.record(seconds: duration, animation))
    } else {
      animations.append(animation)
    }
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  open func startAnimation() {
    guard !isRunning else { return }
    activate()
    run()
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    self.delay = delay
    activate()
    run()
  }

  /// Runs the blocks that have not run yet.
  private func activate() {
    state = .active
    let blocks = animations
    animations.removeAll()
    for block in blocks { runs.append(AnimationRun.record(seconds: duration, block)) }
  }

  private func run() {
    startTime = AnimationTime.now
    let rest = (isReversed ? baseFraction : 1 - baseFraction) * duration
    guard AnimationRun.areEnabled, rest + delay > 0 else {
      reachedEnd()
      return
    }
    end = AnimationTime.schedule(after: rest + delay) { [weak self] in self?.reachedEnd() }
    // Like an animation on screen, a running animator lives until its end.
    keepAlive = self
  }

  private var keepAlive: UIViewPropertyAnimator?

  private func halt() {
    baseFraction = fractionComplete
    startTime = nil
    end?.cancel()
    end = nil
    keepAlive = nil
  }

  private func reachedEnd() {
    let position: UIViewAnimatingPosition = isReversed ? .start : .end
    halt()
    baseFraction = isReversed ? 0 : 1
    guard !pausesOnCompletion else { return }
    finish(at: position)
  }

  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning else { return }
      isReversed = oldValue
      halt()
      isReversed.toggle()
      run()
    }
  }

  /// 0 to 1; setting it makes the animator active, paused there.
  open var fractionComplete: CGFloat {
    get {
      guard let startTime else { return baseFraction }
      let passed = max(AnimationTime.now - startTime - delay, 0)
      let moved = duration > 0 ? CGFloat(passed / duration) : 1
      return min(max(baseFraction + (isReversed ? -moved : moved), 0), 1)
    }
    set {
      if state != .active { activate() }
      let wasRunning = isRunning
      if wasRunning { halt() }
      baseFraction = min(max(newValue, 0), 1)
      if wasRunning { run() }
    }
  }

  open func pauseAnimation() {
    if state == .inactive { activate() }
    halt()
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    if let parameters { timingParameters = parameters }
    delay = 0
    let remaining = isReversed ? baseFraction : 1 - baseFraction
    if durationFactor > 0, remaining > 0 { duration *= Double(durationFactor / remaining) }
    run()
  }

  // MARK: Ending

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    halt()
    state = .stopped
    if withoutFinishing {
      completions.removeAll()
      deactivate()
    }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      RuntimeIssue.fail(
        "UIViewPropertyAnimator.finishAnimation(at:): the animator must be stopped first, with "
          + "stopAnimation(false).")
      return
    }
    finish(at: finalPosition)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    if position == .start { for run in runs.reversed() { run.restore() } }
    let completions = completions
    self.completions.removeAll()
    deactivate()
    for completion in completions { completion(position) }
  }

  private func deactivate() {
    state = .inactive
    runs.removeAll()
    baseFraction = 0
    isReversed = false
  }
}
