import Device
import Foundation
import UIKit

/// The device's clock, as animations use it.
@MainActor
enum AnimationClock {
  static var now: TimeInterval { UIApplication.shared.device.clock.now }

  /// The calendar date at `now`.
  static var date: Date { UIApplication.shared.device.clock.date }

  /// Runs `work` in `seconds` on the device's clock; never for an infinite time.
  ///
  /// `keepsBusy` is false for what goes on for ever: the device counts as idle in spite of it.
  @discardableResult
  static func schedule(
    after seconds: TimeInterval, keepsBusy: Bool = true, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork? {
    guard seconds.isFinite else { return nil }
    let entry = UIApplication.shared.device.clock.schedule(
      after: max(seconds, 0), keepsBusy: keepsBusy
    ) {
      work()
      UIChange.note()
    }
    if keepsBusy { IdleClock.shared.wake() }
    return entry
  }
}

/// Calls what waits for the end of animations.
enum AnimationCompletions {
  /// Calls `body` after `seconds` on the device's clock; without an animation, in the next turn.
  static func add(after seconds: Double, _ body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    MainThread.run {
      if seconds > 0 {
        AnimationClock.schedule(after: seconds) { body() }
      } else {
        TurnScheduler.shared.enqueue { body() }
      }
    }
  }
}

extension Animation {
  /// How far the animation has come `time` seconds after its start: 0 at the start, 1 at the end.
  package func progress(at time: TimeInterval) -> Double {
    let time = time * (speed > 0 ? speed : 1) - delay
    guard time > 0 else { return 0 }
    guard runDuration > 0 else { return 1 }
    if let restDuration {
      return time < restDuration ? curve.value(at: time / runDuration, duration: runDuration) : 1
    }
    let runs = time / runDuration
    if let repeatCount, runs >= Double(max(repeatCount, 1)) {
      return autoreverses && repeatCount.isMultiple(of: 2) ? 0 : 1
    }
    let run = runs.rounded(.down)
    let part = runs - run
    let isBackwards = autoreverses && !run.truncatingRemainder(dividingBy: 2).isZero
    return curve.value(at: isBackwards ? 1 - part : part, duration: runDuration)
  }

  /// How long it takes until the animation has come to rest, in seconds: a spring goes on swinging
  /// after its duration.
  package var settlingDuration: Double {
    guard let restDuration else { return duration }
    return (delay + restDuration) / (speed > 0 ? speed : 1)
  }

  /// How long a spring that runs once takes to come to rest, in seconds; nil for all else.
  private var restDuration: Double? {
    guard case .spring(let spring, _, let velocity) = curve, repeatCount == 1 else { return nil }
    let rest = spring.settlingDuration(target: 1, initialVelocity: velocity, epsilon: 0.001)
    return max(runDuration, min(rest, 60))
  }
}

extension Animation.Curve {
  /// The value at a part of the duration, which is in seconds.
  func value(at part: Double, duration: Double) -> Double {
    switch self {
    case .timing(let x1, let y1, let x2, let y2):
      return Self.bezier(part, x1, y1, x2, y2)
    case .spring(let spring, _, let velocity):
      return spring.value(target: 1, initialVelocity: velocity, time: part * duration)
    case .unit(let curve): return curve.value(at: part)
    }
  }

  /// The height of the curve from (0, 0) to (1, 1) where its width is `x`.
  static func bezier(
    _ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    func point(_ t: Double, _ first: Double, _ second: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if point(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return point((low + high) / 2, y1, y2)
  }
}
