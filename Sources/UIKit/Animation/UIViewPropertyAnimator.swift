import CoreGraphics
import Device
import Foundation
import FoundationAdditions

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
/// Views have their final values from the start on; what is seen, and what their layers'
/// `presentation()` tells, is on its way.
///
/// Differs from Apple's: an animator may be let go while it is paused or stopped. What other blocks in its own animate
/// goes with its time, whatever their duration, delay and curve. The time of layers, their `speed` among it, makes no
/// difference.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var animations: [(delayFactor: Double, block: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var runs: [AnimationRun] = []
  private var end: ScheduledWork?
  private let timeline: AnimatorTimeline
  private var options = UIView.AnimationOptions()

  /// In seconds.
  open private(set) var duration: TimeInterval
  /// In seconds.
  open private(set) var delay: TimeInterval = 0
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open private(set) var state = UIViewAnimatingState.inactive
  open var isRunning: Bool { timeline.isRunning }
  /// Whether the animations can be paused, stopped and turned round while they run.
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  /// Whether touches find moving views where they will be, and not where they are seen.
  open var isManualHitTestingEnabled = false {
    didSet { timeline.findsTouches = !isManualHitTestingEnabled }
  }
  /// Whether a paused animation follows `fractionComplete` evenly, and not along its curve.
  open var scrubsLinearly = true { didSet { timeline.scrubsLinearly = scrubsLinearly } }
  open var pausesOnCompletion = false

  // MARK: Making

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let seconds = max(parameters.springTimingParameters?.settlingDuration ?? duration, 0)
    self.duration = seconds
    timingParameters = parameters
    timeline = AnimatorTimeline(duration: seconds, course: parameters.course(duration: seconds))
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let parameters = UICubicTimingParameters(animationCurve: options.animationCurve)
    let made = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    made.options = options
    made.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    made.addAnimations(animations)
    if let completion { made.addCompletion(completion) }
    made.startAnimation(afterDelay: delay)
    return unsafeDowncast(made, to: Self.self)
  }

  // MARK: Blocks

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds animations that begin when a part of the time that is left has passed.
  ///
  /// `delayFactor`: 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = min(max(Double(delayFactor), 0), 1)
    if state == .active {
      let passed = isReversed ? 0 : timeline.part(at: AnimationTime.now)
      record(animation, from: passed + (1 - passed) * factor)
    } else {
      animations.append((factor, animation))
    }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func record(_ block: () -> Void, from start: Double) {
    guard AnimationRun.areEnabled else { return block() }
    var settings = AnimationSettings(duration: duration)
    settings.apply(options)
    settings.course = timeline.course
    settings.allowsInteraction = isUserInteractionEnabled
    runs.append(AnimationRun.record(settings, timeline: timeline, start: start, block))
  }

  // MARK: Running

  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning, state != .stopped else { return }
    self.delay = delay
    activate()
    run(delay: delay)
    Self.follower?(self)
  }

  /// Told of each animator that has been started.
  static var follower: ((UIViewPropertyAnimator) -> Void)?

  /// Runs the blocks that have not run yet.
  private func activate() {
    if state == .inactive { timeline.scrub(to: storedIsReversed ? 1 : 0) }
    state = .active
    let blocks = animations
    animations.removeAll()
    for (factor, block) in blocks { record(block, from: factor) }
  }

  private func run(delay: TimeInterval = 0, seconds: TimeInterval? = nil) {
    setRunning(true) {
      timeline.run(
        toEnd: !storedIsReversed, at: AnimationTime.now, delay: max(delay, 0), seconds: seconds)
    }
    scheduleEnd()
  }

  /// Tells those who observe `isRunning`, which says when an animator that pauses on completion is there.
  private func setRunning(_ isRunning: Bool, by change: () -> Void) {
    let changes = isRunning != timeline.isRunning
    if changes { ObservableChange.begins(in: self, "running") }
    change()
    if changes { ObservableChange.ends(in: self, "running") }
  }

  private func scheduleEnd() {
    end?.cancel()
    guard let time = timeline.end else { return }
    guard AnimationRun.areEnabled, time > AnimationTime.now else {
      reachedEnd()
      return
    }
    // Like an animation on screen, a running animator lives until its end.
    end = AnimationTime.schedule(after: time - AnimationTime.now) { self.reachedEnd() }
    UIChange.note()
  }

  private func halt() {
    end?.cancel()
    end = nil
    setRunning(false) { timeline.pause(at: AnimationTime.now) }
  }

  private func reachedEnd() {
    end?.cancel()
    end = nil
    setRunning(false) { timeline.scrub(to: storedIsReversed ? 0 : 1) }
    // Who observes that may have turned it round, or have set it going again.
    guard !pausesOnCompletion, !isRunning, state == .active else { return }
    finish(at: storedIsReversed ? .start : .end)
  }

  /// What can only be done to an animator that may be interrupted.
  private func checkInterruptible(_ name: String) -> Bool {
    guard isRunning, !isInterruptible else { return true }
    RuntimeIssue.fail("UIViewPropertyAnimator.\(name): the running animator is not interruptible.")
    return false
  }

  private var storedIsReversed = false

  /// Whether the animations run to their start.
  open var isReversed: Bool {
    get { storedIsReversed }
    set {
      guard newValue != storedIsReversed, checkInterruptible("isReversed") else { return }
      let wasRunning = isRunning
      if wasRunning { halt() }
      storedIsReversed = newValue
      if wasRunning { run() }
    }
  }

  /// The part that is done, 0 to 1; of a reversed animation, of the way to its start.
  ///
  /// Setting it makes the animator active, paused there. How far it is while it runs is told by the
  /// time; once it is paused, by what is seen, if `scrubsLinearly` is set.
  open var fractionComplete: CGFloat {
    get {
      let part = CGFloat(timeline.part(at: AnimationTime.now))
      return storedIsReversed ? 1 - part : part
    }
    set {
      guard state != .stopped, checkInterruptible("fractionComplete") else { return }
      if state == .inactive { activate() }
      let wasRunning = isRunning
      if wasRunning { halt() }
      timeline.scrub(to: Double(storedIsReversed ? 1 - newValue : newValue))
      UIChange.note()
      if wasRunning { run() }
    }
  }

  open func pauseAnimation() {
    guard checkInterruptible("pauseAnimation()") else { return }
    if state == .inactive { activate() }
    halt()
  }

  /// Runs on from where the animator was paused.
  ///
  /// `durationFactor`: What is left takes this part of the duration; 0 for the time that is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    delay = 0
    var seconds = durationFactor > 0 ? Double(durationFactor) * duration : nil
    guard let parameters else { return run(seconds: seconds) }
    timingParameters = parameters
    if let settling = parameters.springTimingParameters?.settlingDuration { seconds = settling }
    let part = timeline.part(at: AnimationTime.now)
    let left = seconds ?? (storedIsReversed ? part : 1 - part) * duration
    setRunning(true) {
      timeline.run(
        toEnd: !storedIsReversed, at: AnimationTime.now, seconds: left,
        course: parameters.course(duration: left))
    }
    scheduleEnd()
  }

  // MARK: Ending

  /// Stops where the views are seen now, and gives them these values.
  ///
  /// `withoutFinishing`: Whether that is all; else `finishAnimation(at:)` has to follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, checkInterruptible("stopAnimation(_:)") else { return }
    halt()
    for change in runs.flatMap(\.allChanges) { change.keepEnd() }
    settle(at: .current)
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
    // At the end of a run the model has the values of the end already.
    if position == .start || state == .stopped { settle(at: position) }
    let completions = completions
    self.completions.removeAll()
    removeAnimations()
    deactivate()
    for completion in completions { completion(position) }
  }

  /// Gives the views the values of a position.
  private func settle(at position: UIViewAnimatingPosition) {
    UIView.performWithoutAnimation {
      let changes = runs.flatMap(\.allChanges)
      switch position {
      case .current:
        guard state == .active else { return }
        for change in changes { change.settle(at: .current) }
        removeAnimations()
      case .start: for change in changes.reversed() { change.settle(at: .start) }
      case .end: for change in changes { change.settle(at: .end) }
      }
    }
  }

  private func removeAnimations() {
    for change in runs.flatMap(\.allChanges) {
      for animation in change.animations { animation.end(finished: true) }
    }
  }

  private func deactivate() {
    state = .inactive
    runs.removeAll()
    timeline.scrub(to: 0)
    storedIsReversed = false
  }
}
