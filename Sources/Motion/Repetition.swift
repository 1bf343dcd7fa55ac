import Foundation

/// How often something runs, and whether every other run goes backwards.
package struct Repetition: Hashable, Sendable {
  /// How many runs there are, the ones backwards among them; infinite for no end.
  package let runs: Double
  package let autoreverses: Bool

  package init(runs: Double, autoreverses: Bool) {
    self.runs = runs
    self.autoreverses = autoreverses
  }

  package static let once = Repetition(runs: 1, autoreverses: false)

  /// Where a moment lies in its run.
  package struct Place: Equatable, Sendable {
    /// The number of the run, from 0.
    package let run: Double
    /// Seconds since the start of the run.
    package let time: TimeInterval
    package let isBackwards: Bool
  }

  /// The seconds that all runs take, each of which takes `period`.
  package func duration(period: TimeInterval) -> TimeInterval {
    runs.isInfinite ? (period > 0 ? .infinity : 0) : period * max(runs, 0)
  }

  /// The place of a moment `time` seconds after the first start.
  package func place(at time: TimeInterval, period: TimeInterval) -> Place {
    guard period > 0, period.isFinite else { return Place(run: 0, time: time, isBackwards: false) }
    return place(inRun: (time / period).rounded(.down), time: time, period: period)
  }

  /// The place at the end of all runs, in the last of them.
  package func lastPlace(period: TimeInterval) -> Place {
    let run = max(runs.rounded(.up) - 1, 0)
    return place(inRun: run, time: duration(period: period), period: period)
  }

  private func place(inRun run: Double, time: TimeInterval, period: TimeInterval) -> Place {
    let isBackwards = autoreverses && !run.truncatingRemainder(dividingBy: 2).isZero
    return Place(run: run, time: time - run * period, isBackwards: isBackwards)
  }
}
