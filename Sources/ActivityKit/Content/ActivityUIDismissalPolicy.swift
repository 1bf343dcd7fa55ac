import Foundation

/// How long a Live Activity that has ended stays on the lock screen.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  private enum Kind: Equatable {
    case standard
    case immediate
    case after(Date)
  }

  private let kind: Kind

  /// For four hours.
  public static let `default` = ActivityUIDismissalPolicy(kind: .standard)
  public static let immediate = ActivityUIDismissalPolicy(kind: .immediate)
  /// Until a date, but no longer than four hours.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(kind: .after(date))
  }

  /// When an activity is taken away that ends at `end`.
  func dismissal(endingAt end: Date) -> Date {
    let latest = end.addingTimeInterval(ActivityLimits.afterEnd)
    switch kind {
    case .standard: return latest
    case .immediate: return end
    case .after(let date): return min(max(date, end), latest)
    }
  }
}
