import Foundation

/// What happened while time passed.
package struct AutomationProgress: Hashable, Sendable {
  /// Seconds that passed on the virtual clock, at most what was asked for.
  package var elapsed: TimeInterval
  /// Whether the tree may differ from the one before.
  package var changed: Bool
  /// Whether nothing is left to wait for in that time, neither on the clock nor in real time.
  package var isIdle: Bool

  package init(elapsed: TimeInterval, changed: Bool, isIdle: Bool) {
    self.elapsed = elapsed
    self.changed = changed
    self.isIdle = isIdle
  }
}
