import Foundation

/// A Live Activity as the device keeps it.
struct ActivityRecord: Codable {
  let id: String
  /// The type of its attributes.
  let kind: String
  let attributes: Data
  var state: Data
  var staleDate: Date?
  var relevanceScore: Double
  let isTransient: Bool
  let start: Date
  /// When the app has ended it, and when it is taken away then.
  var end: Date?
  var dismissal: Date?
  /// When what it shows was made, if the app says so.
  var timestamp: Date?
  /// Whether it has been over for once: the date may be set back.
  var isOver = false

  /// Dates that are so close are the same, in seconds: a clock's times are not as exact as dates.
  private static let tolerance = 0.001

  private var lastEnd: Date { end ?? start.addingTimeInterval(ActivityLimits.duration) }

  private var lastDismissal: Date {
    dismissal ?? lastEnd.addingTimeInterval(ActivityLimits.afterEnd)
  }

  func phase(at date: Date) -> ActivityState {
    let date = date.addingTimeInterval(Self.tolerance)
    if date >= lastDismissal { return .dismissed }
    if isOver || date >= lastEnd { return .ended }
    if date < start { return .pending }
    if let staleDate, date >= staleDate { return .stale }
    return .active
  }

  /// When the phase is another by itself.
  func nextChange(after date: Date) -> Date? {
    let date = date.addingTimeInterval(Self.tolerance)
    return [start, staleDate, lastEnd, lastDismissal].compactMap(\.self).filter { $0 > date }.min()
  }

  /// Takes what was made at `timestamp` as its content, unless it has something newer.
  mutating func take(
    state: Data, staleDate: Date?, relevanceScore: Double, timestamp: Date?
  ) -> Bool {
    if let known = self.timestamp, let timestamp, timestamp < known { return false }
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
    self.timestamp = timestamp ?? self.timestamp
    return true
  }
}
