import CoreGraphics
import Device
import Foundation

/// The time of the animations in a transition's container, which a finger moves to and fro.
///
/// As on iOS, the container's layer stands still while the finger holds it, and what runs in it is seen at the place
/// that belongs to the layer's time.
@MainActor
final class TransitionTime {
  private let layer: CALayer
  private var duration: TimeInterval = 0
  /// In seconds of the layer.
  private var start: TimeInterval = 0
  /// What the animator and apps have animated, for the way back.
  private var runs: [AnimationRun] = []
  /// Those that move views beside blocks, by times of their own.
  private var animators: [any UIViewImplicitlyAnimating] = []
  private var isHeld = false
  private var wayBack: ScheduledWork?
  private var isTouched = false

  init(of layer: CALayer) {
    self.layer = layer
  }

  private var now: TimeInterval { LayerTime.local(AnimationTime.now, in: layer) }

  /// The part of the time that has passed, 0 to 1.
  var part: Double { duration > 0 ? min(max((now - start) / duration, 0), 1) : 1 }

  // MARK: Animations

  func begin(duration: TimeInterval) {
    self.duration = duration
    start = now
  }

  /// Keeps what `work` animates.
  func follow(_ work: () -> Void) {
    let outer = (AnimationRun.follower, UIViewPropertyAnimator.follower)
    AnimationRun.follower = { [weak self] in self?.runs.append($0) }
    UIViewPropertyAnimator.follower = { [weak self] in self?.take($0) }
    work()
    (AnimationRun.follower, UIViewPropertyAnimator.follower) = outer
  }

  /// Lets an animator go with the transition.
  func take(_ animator: any UIViewImplicitlyAnimating) {
    guard !animators.contains(where: { $0 === animator }) else { return }
    animators.append(animator)
    if isHeld { hold(animator, at: 0) }
  }

  private func hold(_ animator: any UIViewImplicitlyAnimating, at part: Double) {
    animator.pauseAnimation()
    animator.fractionComplete = CGFloat(part)
  }

  // MARK: Moving

  /// Stands still where it is.
  func pause() {
    wayBack?.cancel()
    isHeld = true
    for animator in animators {
      animator.pauseAnimation()
      animator.isReversed = false
    }
    set(offset: now, speed: 0)
  }

  /// Stands at a part of the time.
  func scrub(to part: Double) {
    wayBack?.cancel()
    let part = min(max(part, 0), 1)
    for animator in animators { hold(animator, at: part) }
    set(offset: start + part * duration, speed: 0)
  }

  /// Runs on to the end, `speed` times as fast as it was meant to.
  func runOn(speed: Double) {
    wayBack?.cancel()
    isHeld = false
    let speed = max(speed, 0.01)
    for animator in animators {
      animator.continueAnimation(
        withTimingParameters: nil, durationFactor: CGFloat((1 - part) / speed))
    }
    set(offset: now, speed: speed)
  }

  /// Runs back to the start, where the views have the values that they had before.
  func runBack(speed: Double) {
    let (here, speed) = (now, max(speed, 0.01))
    isHeld = false
    for animator in animators {
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(part / speed))
    }
    set(offset: here, speed: -speed)
    wayBack?.cancel()
    wayBack = AnimationTime.schedule(after: max(here - start, 0) / speed) { [weak self] in
      self?.reachStart()
    }
  }

  private func reachStart() {
    set(offset: start, speed: 0)
    let runs = runs
    self.runs.removeAll()
    for run in runs.reversed() { run.undo() }
    for run in runs { run.end() }
  }

  /// Lets the layer's time be that around it again.
  func reset() {
    wayBack?.cancel()
    wayBack = nil
    runs.removeAll()
    animators.removeAll()
    guard isTouched else { return }
    isTouched = false
    layer.speed = 0
    (layer.beginTime, layer.timeOffset) = (0, 0)
    layer.speed = 1
  }

  private func set(offset: TimeInterval, speed: Double) {
    isTouched = true
    // What is on its way has no end while the speed is none.
    layer.speed = 0
    layer.beginTime =
      layer.superlayer.map { LayerTime.local(AnimationTime.now, in: $0) } ?? AnimationTime.now
    layer.timeOffset = offset
    layer.speed = Float(speed)
  }
}
