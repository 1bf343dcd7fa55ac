import Foundation

/// The ways in which the system itself puts times into words.
///
/// Differs from Apple's: `DateReference` is not here, since what it says near its thresholds is not known.
public enum SystemFormatStyle {
  /// Steps of a text that changes with the time, counted from a date.
  struct Steps {
    let anchor: Date
    /// In seconds.
    let length: TimeInterval

    /// The first date of the step after that of `date`; nil where there is none.
    func after(_ date: Date) -> Date? { start(of: date, 1).flatMap { $0 > date ? $0 : nil } }

    /// The last date of the step before that of `date`; nil where there is none.
    func before(_ date: Date) -> Date? {
      guard let start = start(of: date, 0) else { return nil }
      let last = Date(
        timeIntervalSinceReferenceDate: start.timeIntervalSinceReferenceDate.nextDown)
      return last < date ? last : nil
    }

    private func start(of date: Date, _ offset: Double) -> Date? {
      let step = (date.timeIntervalSince(anchor) / length).rounded(.down) + offset
      return step.isFinite ? anchor.addingTimeInterval(step * length) : nil
    }
  }
}

extension Duration {
  /// In seconds.
  var inSeconds: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
  }

  /// A length that a format can take, whatever the number is.
  init(clamping seconds: TimeInterval) {
    self = seconds.isFinite ? .seconds(Swift.min(Swift.max(seconds, -1e12), 1e12)) : .zero
  }
}
