import Foundation

/// When an animation runs, in the time of what it runs in.
///
/// Times are seconds. An animation's own time goes `speed` times as fast as the time around it, from
/// `begin` on, and starts at `offset`. It goes on for as long as without an offset: what lies before the offset comes
/// after the end (certain: told by all who have looked). With a speed below 0 it runs from its end to its start.
package struct MediaTiming: Hashable, Sendable {
  package var begin: TimeInterval
  /// Of one run, in the animation's own time.
  package var duration: TimeInterval
  package var repetition = Repetition.once
  /// The end of the runs, where it comes before their number does; nil for none.
  package var limit: TimeInterval?
  package var speed = 1.0
  package var offset: TimeInterval = 0
  /// Whether the first moment also holds before, and the last one after.
  package var fillsBefore = false
  package var fillsAfter = false

  package init(begin: TimeInterval, duration: TimeInterval) {
    self.begin = begin
    self.duration = duration.isNaN ? 0 : max(duration, 0)
  }

  /// The seconds of all runs in the animation's own time; infinite for no end.
  package var activeDuration: TimeInterval {
    limit ?? repetition.duration(period: duration)
  }

  /// The end in the time around; infinite for none.
  package var end: TimeInterval {
    guard speed != 0, activeDuration.isFinite else { return .infinity }
    return begin + activeDuration / abs(speed)
  }

  /// A moment of the animation.
  package struct Moment: Equatable, Sendable {
    /// Seconds into a run; in a run backwards they fall.
    package let time: TimeInterval
    /// The number of the run, from 0.
    package let run: Double
  }

  /// Where the animation is at a time around it; nil where it does not count.
  package func moment(at outer: TimeInterval) -> Moment? {
    guard outer >= begin else { return fillsBefore ? moment(after: 0) : nil }
    let passed = (outer - begin) * abs(speed)
    // Sums of frames may fall a hair short of the end.
    guard passed >= activeDuration - 1e-9 else { return moment(after: passed) }
    return fillsAfter ? moment(after: activeDuration) : nil
  }

  /// The moment at which it is once it has run for some seconds of its own time.
  private func moment(after passed: TimeInterval) -> Moment {
    let active = activeDuration
    var time = (speed < 0 ? -passed : passed) + offset
    if speed < 0, active.isFinite { time += active }
    // What lies outside of the runs comes in at their other side.
    let whole = active.isFinite ? active : duration * (repetition.autoreverses ? 2 : 1)
    if whole > 0, time < 0 || time > active {
      time = time.truncatingRemainder(dividingBy: whole)
      if time < 0 { time += whole }
    }
    return time >= active ? last : moment(repetition.place(at: time, period: duration))
  }

  /// The last moment of the last run.
  private var last: Moment {
    guard duration > 0 else { return Moment(time: 0, run: 0) }
    guard limit == nil else {
      return moment(repetition.place(at: activeDuration, period: duration))
    }
    return moment(repetition.lastPlace(period: duration))
  }

  private func moment(_ place: Repetition.Place) -> Moment {
    Moment(time: place.isBackwards ? duration - place.time : place.time, run: place.run)
  }
}
