import Foundation

/// How many Live Activities there can be, how large and for how long, by Apple's documentation.
enum ActivityLimits {
  /// Seconds after which the system ends an activity.
  static let duration: TimeInterval = 8 * 3600
  /// Seconds for which an activity is shown after its end, at most.
  static let afterEnd: TimeInterval = 4 * 3600
  /// Bytes of attributes and state together.
  static let size = 4096
  /// Activities of an app that go on at the same time; what developers report, unsure.
  static let count = 5
}
