import Foundation

extension Date {
  /// Whether it is a moment that calendars know, some ten thousand years around now.
  var isMoment: Bool { abs(timeIntervalSinceReferenceDate) < 400_000_000_000 }
}
