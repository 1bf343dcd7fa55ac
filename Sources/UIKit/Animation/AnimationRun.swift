import CoreGraphics
import Device
import Foundation
import Motion

/// A block of animations: model values change at once, what is seen follows on the device's clock.
///
/// Each property that changes in the block gets an animation of its layer. On iOS those of places,
/// sizes, transforms and corners are added to the ones that run already, so that a change of course
/// keeps the speed; opacities and colours replace theirs.
@MainActor
final class AnimationRun: LayerAnimationWatcher {
  static var areEnabled = true
  /// The blocks that run now, innermost last.
  private static var recording: [AnimationRun] = []
  /// Told of each block that has run.
  static var follower: ((AnimationRun) -> Void)?
  static var current: AnimationRun? { areEnabled ? recording.last : nil }
  static var currentDuration: TimeInterval { current?.settings.duration ?? 0 }

  static func disabled(_ work: () -> Void) {
    let previous = areEnabled
    areEnabled = false
    work()
    areEnabled = previous
  }

  private(set) var settings: AnimationSettings
  /// What moves the animations on in place of the device's clock.
  let timeline: AnimatorTimeline?
  /// The part of the timeline's time from which on they count.
  private let start: Double
  private(set) var changes: [AnimatedChange] = []
  /// The blocks in this one that the same timeline moves on.
  private var inner: [AnimationRun] = []
  private var keyframe: (start: Double, end: Double)?
  private var stacks: [UIStackView] = []
  private(set) var animations: [LayerAnimation] = []
  private var running = 0
  private var isInterrupted = false
  private var isRecording = true
  private var completion: ((Bool) -> Void)?
  /// Who is told of a block that was begun by one call and committed by another.
  var ending: Ending?

  /// Whom a block tells that its animations begin and have ended.
  struct Ending {
    var begin: () -> Void = {}
    var end: (Bool) -> Void = { _ in }
  }

  private init(_ settings: AnimationSettings, timeline: AnimatorTimeline?, start: Double) {
    self.settings = settings
    self.timeline = timeline
    self.start = start
  }

  // MARK: Running

  /// Runs a block and calls `completion` when its animations have ended: at once where animations are
  /// off or it changes nothing on a screen, with the next turn where an app's lasts no time.
  @discardableResult
  static func run(
    _ settings: AnimationSettings, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) -> AnimationRun {
    var settings = settings
    let outer = current
    if let outer {
      if settings.inheritsDuration { settings.duration = outer.settings.duration }
      if settings.inheritsCourse { settings.course = outer.settings.course }
    }
    let run = record(settings, timeline: outer?.timeline, start: outer?.start ?? 0, animations)
    if run.timeline != nil { outer?.inner.append(run) }
    follower?(run)
    run.finish(completion)
    return run
  }

  /// Runs a part of a block with other settings; the block ends with the part.
  static func part(
    of outer: AnimationRun, _ settings: AnimationSettings, _ animations: () -> Void
  ) {
    let run = record(settings, timeline: outer.timeline, start: outer.start, animations)
    outer.changes += run.changes
    outer.inner += run.inner
    guard run.running > 0 else { return }
    outer.running += 1
    run.completion = { outer.partDidEnd(finished: $0) }
  }

  /// What the block changes, and the blocks in it that the same timeline moves on.
  var allChanges: [AnimatedChange] { changes + inner.flatMap(\.allChanges) }

  private func partDidEnd(finished: Bool) {
    running -= 1
    if !finished { isInterrupted = true }
    endIfOver()
  }

  /// Runs a block whose animations a timeline moves on.
  static func record(
    _ settings: AnimationSettings, timeline: AnimatorTimeline?, start: Double,
    _ animations: () -> Void
  ) -> AnimationRun {
    let run = AnimationRun(settings, timeline: timeline, start: start)
    recording.append(run)
    animations()
    run.layOut()
    recording.removeLast()
    run.isRecording = false
    run.startKeyframes()
    return run
  }

  // MARK: From one call to another

  /// Begins a block that ends with `commit()`.
  static func begin() {
    let run = AnimationRun(
      AnimationSettings(duration: 0.2), timeline: current?.timeline, start: 0)
    run.ending = Ending()
    recording.append(run)
  }

  /// The block that was begun and not committed yet; nil outside of one.
  static var begun: AnimationRun? { recording.last.flatMap { $0.ending == nil ? nil : $0 } }
  /// The block that runs now or was begun; nil outside of one.
  static var innermost: AnimationRun? { recording.last }

  /// Says how the changes that follow are animated.
  func set(_ change: (inout AnimationSettings) -> Void) { change(&settings) }

  /// Ends the block.
  func commit() {
    guard Self.recording.last === self else { return }
    layOut()
    Self.recording.removeLast()
    isRecording = false
    let ending = ending
    let isSeen = running > 0
    if isSeen { ending?.begin() }
    finish { ending?.end($0) }
  }

  private func layOut() {
    for stack in stacks { (stack.superview ?? stack).layoutIfNeeded() }
    guard settings.laysOutSubviews else { return }
    for change in changes { change.layer.owner?.layoutIfNeeded() }
  }

  private func finish(_ completion: ((Bool) -> Void)?) {
    guard running == 0 else {
      self.completion = completion
      return
    }
    guard Self.areEnabled, settings.endsWithNextTurn, settings.duration == 0 else {
      completion?(true)
      return
    }
    if let completion { TurnScheduler.shared.enqueue { completion(true) } }
  }

  /// Ends what still runs, without calling the completion.
  func stop() {
    completion = nil
    for animation in animations { animation.end(finished: true) }
  }

  func didEnd(_ animation: LayerAnimation, finished: Bool) {
    running -= 1
    animations.removeAll { $0 === animation }
    if !finished { isInterrupted = true }
    endIfOver()
  }

  private func endIfOver() {
    guard running == 0, !isRecording, let completion else { return }
    self.completion = nil
    completion(!isInterrupted)
  }

  // MARK: Changes

  /// What blocks animate of the layers of views; other properties jump, as on iOS.
  private static let animated: Set = [
    "position", "bounds", "transform", "opacity", "backgroundColor", "cornerRadius",
  ]
  /// Those of them that replace what runs.
  private static let replacing: Set = ["opacity", "backgroundColor"]

  /// A property of a view has changed.
  static func didChange(
    _ view: UIView, _ property: String, from old: @autoclosure () -> LayerValue
  ) {
    if LayerOverrides.chooseActions(view) {
      return ViewActions.run(view.layer, property, from: old())
    }
    guard current != nil else { return }
    didChange(view.layer, property, from: old())
  }

  static func didChangeColor(of view: UIView, from old: UIColor?) {
    let chooses = LayerOverrides.chooseActions(view)
    guard chooses || current != nil else { return }
    let color = old?.resolvedColor(with: view.traitCollection).cgColor
    if chooses {
      ViewActions.run(view.layer, "backgroundColor", from: .color(color), color: .some(old))
    } else {
      didChange(view.layer, "backgroundColor", from: .color(color), color: .some(old))
    }
  }

  static func didChange(
    _ layer: CALayer, _ property: String, from old: LayerValue, color: UIColor?? = nil
  ) {
    current?.didChange(layer, property, from: old, color: color)
  }

  /// Whether blocks animate a property of a view's layer.
  static func animates(_ property: String) -> Bool { animated.contains(property) }
  /// Whether a block's animation of a property takes the place of what runs.
  static func replaces(_ property: String) -> Bool { replacing.contains(property) }

  /// Plays an animation that an app has made of one of the block's; the block ends with it.
  func play(_ animation: CAAnimation, on layer: CALayer, forKey key: String) {
    guard layer.isInWindow else { return }
    running += 1
    animations.append(layer.play(animation, forKey: key, watchedBy: [self]))
  }

  private func didChange(
    _ layer: CALayer, _ property: String, from old: LayerValue, color: UIColor??
  ) {
    guard Self.animated.contains(property), !CATransaction.disableActions(),
      settings.duration + settings.delay > 0,
      let new = LayerProperty.value(property, of: layer), !new.isSame(as: old)
    else { return }
    let change: AnimatedChange
    if let known = changes.first(where: { $0.layer === layer && $0.property == property }) {
      change = known
      change.end = new
    } else {
      change = AnimatedChange(layer, property, from: old, to: new)
      change.startColor = color
      changes.append(change)
    }
    guard layer.isInWindow else { return }
    if let keyframe, settings.keyframes != nil {
      change.add(new, from: keyframe.start, to: keyframe.end)
    } else if settings.keyframes != nil {
      change.add(new, from: 0, to: 1)
    } else if change.animations.isEmpty {
      animate(change)
    } else {
      change.retarget()
    }
  }

  /// A hidden view of a stack view makes room, which is animated.
  static func didChangeVisibility(of view: UIView) {
    guard let run = current, let stack = view.superview as? UIStackView,
      stack.arrangedSubviews.contains(where: { $0 === view })
    else { return }
    run.stacks.append(stack)
  }

  // MARK: Animations

  private func animate(_ change: AnimatedChange) {
    let isReplacing = Self.replacing.contains(change.property)
    if isReplacing, settings.beginsFromCurrentState {
      change.start = change.layer.presentedValue(change.property, over: change.start)
    }
    // The origin and the size of bounds are animated apart, as sizes of rectangles can't be negative.
    let paths =
      change.property == "bounds" ? ["bounds.origin", "bounds.size"] : [change.property]
    for path in paths {
      start(change, LayerKeyPath(path), named: path, isReplacing: isReplacing)
    }
  }

  private func start(
    _ change: AnimatedChange, _ keyPath: LayerKeyPath, named name: String, isReplacing: Bool
  ) {
    let layer = change.layer
    if isReplacing {
      for other in layer.played where other.key == name {
        other.end(finished: false, later: true)
      }
    }
    let track = change.track(keyPath, isReplacing: isReplacing)
    let clock: LayerAnimation.Clock
    if let timeline {
      clock = .animator(timeline, start: start, tracks: [track])
    } else {
      let now = LayerTime.local(AnimationTime.now, in: layer)
      clock = .layer(
        LayerMedia(
          timing: settings.timing(from: now), course: CATransaction.course(over: settings.course),
          tracks: [track]))
    }
    let keys = Set(layer.played.map(\.key))
    let key = keys.contains(name) ? Self.unusedKey(name, among: keys) : name
    let animation = change.animation(keyPath, named: name, settings, isReplacing: isReplacing)
    play(LayerAnimation(animation, key: key, on: layer, clock: clock), of: change)
  }

  private static func unusedKey(_ name: String, among keys: Set<String>) -> String {
    var number = 2
    while keys.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }

  private func play(_ animation: LayerAnimation, of change: AnimatedChange) {
    animation.blocksTouches = !settings.allowsInteraction
    change.animations.append(animation)
    play(animation)
  }

  /// Whether it is a movement of the system's with an end, and nothing that an app has asked for.
  private var isOfSystem: Bool {
    timeline == nil && !settings.endsWithNextTurn && settings.timing(from: 0).end.isFinite
  }

  private func play(_ animation: LayerAnimation) {
    running += 1
    animations.append(animation)
    animation.start(watchedBy: [self] + CATransaction.watchers(ofSystem: isOfSystem))
  }

  // MARK: Keyframes

  /// Runs a part of a block with keyframes.
  ///
  /// `start`, `duration`: Parts of the whole.
  static func addKeyframe(start: Double, duration: Double, _ animations: () -> Void) {
    let run = recording.last
    let outer = run?.keyframe
    let start = min(max(start, 0), 1)
    run?.keyframe = (start, min(max(start + duration, start), 1))
    animations()
    run?.keyframe = outer
  }

  private func startKeyframes() {
    guard let mode = settings.keyframes else { return }
    for change in changes where change.hasKeyframes {
      change.mode = mode
      animate(change)
    }
  }

  // MARK: Movements that leave the model alone

  /// Lets a layer come from, or go to, somewhere else, while its values stay.
  func play(_ layer: CALayer, _ keyPath: String, from: LayerValue?, to: LayerValue?, adds: Bool) {
    guard settings.duration > 0, layer.isInWindow else { return }
    var track = LayerTrack(
      keyPath: LayerKeyPath(keyPath), way: .basic(from: from, to: to, by: nil))
    if adds { track.combination = .adding }
    var timing = settings.timing(from: LayerTime.local(AnimationTime.now, in: layer))
    timing.fillsAfter = true
    let media = LayerMedia(timing: timing, course: settings.course, tracks: [track])
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.duration = settings.duration
    play(
      LayerAnimation(
        animation, key: "transition.\(keyPath)", on: layer, clock: .layer(media)))
  }

  /// Lets a layer change from what it showed before to what it shows now.
  func play(_ transition: LayerTransition, of layer: CALayer) {
    guard settings.duration > 0, layer.isInWindow else { return }
    let media = LayerMedia(
      timing: settings.timing(from: LayerTime.local(AnimationTime.now, in: layer)),
      course: settings.course)
    for other in layer.played where other.key == "transition" {
      other.end(finished: false, later: true)
    }
    let animation = LayerAnimation(
      CATransition(), key: "transition", on: layer, clock: .layer(media), transition: transition)
    animation.blocksTouches = !settings.allowsInteraction
    play(animation)
  }

  /// Keeps the run going for its time where it only changes what is not animated.
  func wait(with layer: CALayer) {
    guard running == 0, settings.duration + settings.delay > 0, layer.isInWindow else { return }
    let media = LayerMedia(
      timing: settings.timing(from: LayerTime.local(AnimationTime.now, in: layer)),
      course: settings.course)
    play(LayerAnimation(CAAnimation(), key: "wait", on: layer, clock: .layer(media)))
  }
}
