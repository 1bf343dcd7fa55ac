import Device
import Foundation
import Motion

/// Is told when animations have ended.
@MainActor
protocol LayerAnimationWatcher: AnyObject {
  func didEnd(_ animation: LayerAnimation, finished: Bool)
}

/// An animation that a layer plays.
@MainActor
final class LayerAnimation {
  /// What moves it on.
  enum Clock {
    /// The time of the layer.
    case layer(LayerMedia)
    /// An animator, from a part of its time on.
    case animator(AnimatorTimeline, start: Double, tracks: [LayerTrack])
  }

  let key: String
  let animation: CAAnimation
  private(set) weak var layer: CALayer?
  var clock: Clock
  /// What was shown before, for a transition of the layer's whole content.
  let transition: LayerTransition?
  /// Whether the views that it moves take no touches.
  var blocksTouches = false
  /// What counts of the animation is what it said when it was added, as a layer takes a copy on iOS.
  private let delegate: (any CAAnimationDelegate)?
  private let isRemovedOnCompletion: Bool
  private var watchers: [any LayerAnimationWatcher] = []
  private var begin: ScheduledWork?
  private var hasBegun = false
  private var hasEnded = false

  init(
    _ animation: CAAnimation, key: String, on layer: CALayer, clock: Clock,
    transition: LayerTransition? = nil
  ) {
    self.animation = animation
    self.key = key
    self.layer = layer
    self.clock = clock
    self.transition = transition
    delegate = animation.delegate
    isRemovedOnCompletion = animation.isRemovedOnCompletion
  }

  // MARK: Running

  /// Begins: the layer shows it from now on.
  func start(watchedBy watchers: [any LayerAnimationWatcher]) {
    self.watchers = watchers
    layer?.played.append(self)
    schedule()
    UIChange.note()
  }

  /// Sees to it that it begins and ends at its times; endless ones and those of animators do not end by themselves.
  func schedule() {
    LayerEnds.remove(self)
    guard !hasEnded, let layer, case .layer(let media) = clock else { return }
    let end = LayerTime.root(media.timing.end, of: layer)
    scheduleBegin(at: LayerTime.root(media.timing.begin, of: layer), keepsBusy: end.isFinite)
    if end.isFinite { LayerEnds.add(self, at: end) }
  }

  /// The delegate hears of the begin when a delay is over; without one with the next turn or the next move of the clock,
  /// whatever comes first, and never while the animation is being added.
  ///
  /// What goes on for ever keeps nobody waiting for its begin either.
  private func scheduleBegin(at time: TimeInterval, keepsBusy: Bool) {
    begin?.cancel()
    begin = nil
    guard !hasBegun, delegate != nil, time.isFinite else { return }
    begin = AnimationTime.schedule(after: time - AnimationTime.now, keepsBusy: keepsBusy) {
      [weak self] in self?.tellBegin()
    }
    if time <= AnimationTime.now { TurnScheduler.shared.enqueue { self.tellBegin() } }
  }

  private func tellBegin() {
    guard !hasBegun, !hasEnded else { return }
    hasBegun = true
    delegate?.animationDidStart(animation)
  }

  /// Ends, and tells the delegate and the watchers; once.
  ///
  /// `later`: Whether they are told in the next turn, since the code that runs now is not to be
  /// disturbed.
  func end(finished: Bool, later: Bool = false) {
    let stays = finished && !isRemovedOnCompletion
    if !stays { layer?.played.removeAll { $0 === self } }
    guard !hasEnded else { return }
    if finished { tellBegin() }
    guard !hasEnded else { return }
    hasEnded = true
    begin?.cancel()
    LayerEnds.remove(self)
    let watchers = watchers
    self.watchers = []
    UIChange.note()
    let tell = { [self] in
      delegate?.animationDidStop(animation, finished: finished)
      for watcher in watchers { watcher.didEnd(self, finished: finished) }
    }
    if later { TurnScheduler.shared.enqueue(tell) } else { tell() }
  }

  // MARK: What is seen

  func apply(to values: inout LayerValues, at now: TimeInterval) {
    switch clock {
    case .layer(let media):
      media.apply(at: LayerTime.local(now, in: values.layer), to: &values)
    case .animator(let timeline, let start, let tracks):
      let progress = timeline.progress(at: now, from: start)
      for track in tracks { values.apply(track, at: progress) }
    }
  }

  /// How far it is at a time of the device; nil where it does not count.
  func progress(at now: TimeInterval) -> Double? {
    switch clock {
    case .layer(let media): layer.flatMap { media.progress(at: LayerTime.local(now, in: $0)) }
    case .animator(let timeline, let start, _): timeline.progress(at: now, from: start)
    }
  }
}

/// Ends animations when the device's clock gets there: those with the same end in the order in which
/// they began.
@MainActor
enum LayerEnds {
  private struct Moment {
    var work: ScheduledWork?
    var animations: [LayerAnimation] = []
  }

  private static var moments: [TimeInterval: Moment] = [:]
  private static var deadlines: [ObjectIdentifier: TimeInterval] = [:]

  static func add(_ animation: LayerAnimation, at deadline: TimeInterval) {
    deadlines[ObjectIdentifier(animation)] = deadline
    if moments[deadline]?.work?.isPending != true {
      moments[deadline, default: Moment()].work = AnimationTime.schedule(
        after: deadline - AnimationTime.now
      ) { reach(deadline) }
    }
    moments[deadline]?.animations.append(animation)
  }

  static func remove(_ animation: LayerAnimation) {
    guard let deadline = deadlines.removeValue(forKey: ObjectIdentifier(animation)) else { return }
    moments[deadline]?.animations.removeAll { $0 === animation }
    guard moments[deadline]?.animations.isEmpty ?? false else { return }
    moments.removeValue(forKey: deadline)?.work?.cancel()
  }

  private static func reach(_ deadline: TimeInterval) {
    guard let moment = moments.removeValue(forKey: deadline) else { return }
    for animation in moment.animations where deadlines[ObjectIdentifier(animation)] == deadline {
      animation.end(finished: true)
    }
  }
}
