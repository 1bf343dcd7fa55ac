import Foundation
import Motion

/// How far an animator is: it runs, stands still, goes back and is dragged to and fro.
@MainActor
final class AnimatorTimeline {
  /// A stretch of time in which it runs.
  private struct Leg {
    /// On the device's clock.
    let start: TimeInterval
    let seconds: TimeInterval
    let from: Double
    let to: Double
    /// How the part goes from `from` to `to`; nil where it goes evenly and is shown by the course.
    let course: ProgressCourse?

    func isOver(at now: TimeInterval) -> Bool { now - start >= seconds - 1e-9 }

    func part(at now: TimeInterval) -> Double {
      let time = max(now - start, 0)
      if isOver(at: now) { return to }
      let progress = course?.value(at: time, of: seconds) ?? time / seconds
      return from + (to - from) * progress
    }
  }

  /// Of the whole, in seconds.
  var duration: TimeInterval
  var course: ProgressCourse
  /// Whether parts set from outside are shown as they are, and not by the course.
  var scrubsLinearly = true
  /// Whether touches find views where they are seen.
  var findsTouches = true

  private var leg: Leg?
  /// The part at which it stands while it does not run.
  private var rest = 0.0
  /// Whether that part is shown as it is.
  private var isLinear = false
  /// The part of the time at which it stood still, as long as nobody has set another.
  private var pausedTime: Double?

  init(duration: TimeInterval, course: ProgressCourse) {
    self.duration = duration
    self.course = course
  }

  var isRunning: Bool { leg != nil }
  /// On the device's clock; nil where it does not run.
  var end: TimeInterval? { leg.map { $0.start + $0.seconds } }

  // MARK: Reading

  /// The part that is done, 0 to 1: of the time while it runs, else of what is seen.
  func part(at now: TimeInterval) -> Double { leg?.part(at: now) ?? rest }

  private var showsPart: Bool { leg.map { $0.course != nil } ?? isLinear }

  /// What is seen of animations that count from a part of the time on.
  func progress(at now: TimeInterval, from start: Double) -> Double {
    let part = part(at: now)
    if start == 0, showsPart { return part }
    if part >= 1 { return 1 }
    let inner = start < 1 ? max(part - start, 0) / (1 - start) : 0
    return showsPart ? inner : course.value(at: inner * duration, of: duration)
  }

  // MARK: Running

  /// Runs on to one end after `delay` seconds.
  ///
  /// `seconds`: For the rest of the way; nil for as long as it takes in the whole duration.
  func run(
    toEnd: Bool, at now: TimeInterval, delay: TimeInterval = 0, seconds: TimeInterval? = nil
  ) {
    let target = toEnd ? 1.0 : 0.0
    let wasLinear = showsPart
    var from = part(at: now)
    var legCourse: ProgressCourse?
    if wasLinear {
      switch course {
      case .curve(let curve): from = curve.time(of: from)
      case .spring, .function:
        if let pausedTime, toEnd {
          from = pausedTime
        } else {
          legCourse = course
        }
      }
    } else if case .spring = course, !toEnd {
      // A spring goes back as a spring, not as a film that is wound back.
      from = progress(at: now, from: 0)
      legCourse = course
    }
    let left = legCourse == nil ? abs(target - from) * duration : duration
    start(from, target, at: now + delay, seconds: seconds ?? left, legCourse)
  }

  /// Runs what is left with another course.
  func run(
    toEnd: Bool, at now: TimeInterval, seconds: TimeInterval, course: ProgressCourse
  ) {
    let from = progress(at: now, from: 0)
    start(from, toEnd ? 1 : 0, at: now, seconds: seconds, course)
  }

  private func start(
    _ from: Double, _ to: Double, at now: TimeInterval, seconds: TimeInterval,
    _ course: ProgressCourse?
  ) {
    pausedTime = nil
    leg = Leg(start: now, seconds: max(seconds, 0), from: from, to: to, course: course)
  }

  /// Stands still where it is.
  func pause(at now: TimeInterval) {
    guard let leg else { return }
    let time = leg.course == nil ? leg.part(at: now) : nil
    let seen = progress(at: now, from: 0)
    rest = scrubsLinearly ? seen : leg.course == nil ? leg.part(at: now) : seen
    isLinear = scrubsLinearly || leg.course != nil
    pausedTime = scrubsLinearly ? time : nil
    self.leg = nil
  }

  /// Stands at a part.
  func scrub(to part: Double) {
    leg = nil
    rest = min(max(part, 0), 1)
    isLinear = scrubsLinearly
    pausedTime = nil
  }
}
