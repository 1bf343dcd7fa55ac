import Observation

/// Tips of which one is shown at a time.
@MainActor @Observable
public final class TipGroup {
  /// Which of the tips is shown.
  public enum Priority: Hashable, Sendable {
    /// The first one that may be shown.
    case firstAvailable
    /// The first one that isn't done with; the others wait for it.
    case ordered
  }

  /// Makes the list of a group's tips.
  public typealias Builder = Tips.ListBuilder<any Tip>

  @ObservationIgnored private let priority: Priority
  @ObservationIgnored private let tips: [any Tip]

  public init(_ priority: Priority = .firstAvailable, @Builder _ tips: () -> [any Tip]) {
    self.priority = priority
    self.tips = tips()
  }

  /// The tip that is to be shown; nil while none is.
  public var currentTip: (any Tip)? {
    TipChanges.shared.follow()
    switch priority {
    case .firstAvailable: return tips.first(where: \.shouldDisplay)
    case .ordered:
      let next = tips.first { tip in
        if case .invalidated = tip.status { false } else { true }
      }
      return next?.shouldDisplay == true ? next : nil
    }
  }
}
