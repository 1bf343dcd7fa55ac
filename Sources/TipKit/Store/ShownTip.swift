import Foundation

/// A tip that stands on the screen.
struct ShownTip: Sendable {
  /// How many views show it.
  var views = 0
  let since: Date
  /// How much longer than `since` it may stand there, in seconds; nil for any time.
  let remaining: TimeInterval?
}
