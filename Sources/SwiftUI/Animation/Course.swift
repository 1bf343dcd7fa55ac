import Foundation
import Motion

/// A vector on its way, led by one animation or by several that overlap.
///
/// Each animation covers the way from the target before it to its own. They run side by side and are
/// added up, so that a change of course keeps the speed, unless one takes over from the one before.
struct Course<Vector: VectorArithmetic> {
  private struct Run {
    var animation: Animation
    /// The whole way.
    var way: Vector
    let start: TimeInterval
    var context: AnimationContext<Vector>
    /// What was covered when somebody asked last, and when that was.
    var covered = Vector.zero
    var time: TimeInterval = -1

    /// The seconds since the start; sums of frames may fall a hair short of the end.
    func elapsed(at now: TimeInterval) -> TimeInterval {
      let time = max(0, now - start)
      let rest = animation.settlingDuration
      return abs(time - rest) < 0.000_001 ? rest : time
    }
  }

  private(set) var target: Vector
  private var runs: [Run] = []

  init(at target: Vector) {
    self.target = target
  }

  /// Whether the target has been reached when the vector was last asked for.
  var hasEnded: Bool { runs.isEmpty }

  /// Whether it will come to rest some time.
  var isFinite: Bool { runs.allSatisfy { $0.animation.settlingDuration.isFinite } }

  /// Turns to another target with an animation.
  mutating func turn(
    to new: Vector, _ animation: Animation, at now: TimeInterval, _ scope: EnvironmentScope?
  ) {
    let way = new - target
    target = new
    if var last = runs.last {
      let merges = animation.shouldMerge(
        previous: last.animation, value: last.way, time: now - last.start, context: &last.context)
      if merges {
        last.animation = animation
        last.way += way
        last.time = -1
        runs[runs.count - 1] = last
        return
      }
    }
    runs.append(
      Run(animation: animation, way: way, start: now, context: AnimationContext(scope: scope)))
  }

  /// Stands at the target from now on.
  mutating func jump(to new: Vector) {
    target = new
    runs = []
  }

  /// Where it is now, in seconds of the device's clock.
  mutating func value(at now: TimeInterval) -> Vector {
    var value = target
    var index = 0
    while index < runs.count {
      if runs[index].time != now {
        // An animation's own state goes on with each call, so that it is asked once a moment.
        guard
          let covered = runs[index].animation.animate(
            value: runs[index].way, time: runs[index].elapsed(at: now),
            context: &runs[index].context)
        else {
          runs.remove(at: index)
          continue
        }
        runs[index].covered = covered
        runs[index].time = now
      }
      value += runs[index].covered - runs[index].way
      index += 1
    }
    return value
  }

  /// How long until all animations have come to rest, in seconds; 0 once they have.
  func rest(at now: TimeInterval) -> TimeInterval {
    runs.reduce(0) { max($0, $1.start + $1.animation.settlingDuration - now) }
  }

  /// How long until the next frame, in seconds: shorter than one if an animation ends before.
  func untilNextFrame(at now: TimeInterval) -> TimeInterval {
    let first = FrameTimes(start: runs.first?.start ?? now).untilNext(at: now)
    return runs.reduce(first) { shortest, run in
      let left = run.start + run.animation.settlingDuration - now
      return left > 0 && left < shortest ? left : shortest
    }
  }
}
