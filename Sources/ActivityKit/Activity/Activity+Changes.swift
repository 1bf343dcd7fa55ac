import Device
import Foundation
import FoundationAdditions

extension Activity {
  // MARK: Updating

  /// Shows something else; an activity that has ended stays as it is.
  ///
  /// Content of more than 4 KB is not taken, which the console says; that iOS drops it too is unsure.
  public func update(_ content: ActivityContent<ContentState>) async {
    change(to: content, timestamp: nil)
  }

  /// Shows something else and tells the user.
  ///
  /// Differs from Apple's: `alertConfiguration` shows no alert and plays no sound.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {
    change(to: content, timestamp: nil)
  }

  /// Shows something else that was made at a date, unless what is shown is newer.
  ///
  /// Differs from Apple's: `alertConfiguration` shows no alert and plays no sound.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
    timestamp: Date
  ) async {
    change(to: content, timestamp: timestamp)
  }

  /// Shows something else that is never out of date.
  @available(*, deprecated, message: "Use update(_:) instead.")
  public func update(using contentState: ContentState) async {
    change(to: ActivityContent(state: contentState, staleDate: nil), timestamp: nil)
  }

  /// Shows something else that is never out of date, and tells the user.
  ///
  /// Differs from Apple's: `alertConfiguration` shows no alert and plays no sound.
  @available(*, deprecated, message: "Use update(_:alertConfiguration:) instead.")
  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {
    change(to: ActivityContent(state: contentState, staleDate: nil), timestamp: nil)
  }

  private func change(to content: ActivityContent<ContentState>, timestamp: Date?) {
    Self.store.access {
      guard ![.ended, .dismissed].contains(entry.told), take(content, timestamp) else { return }
      Self.store.didChange(entry)
    }
  }

  // MARK: Ending

  /// Ends the activity, with what it shows at last; one that has ended already is taken away as `dismissalPolicy` says.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    finish(with: content, dismissalPolicy, timestamp: nil)
  }

  /// Ends the activity, with what it shows at last, which was made at a date; what is newer stays.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {
    finish(with: content, dismissalPolicy, timestamp: timestamp)
  }

  /// Ends the activity, with what it shows at last.
  @available(*, deprecated, message: "Use end(_:dismissalPolicy:) instead.")
  public func end(
    using contentState: ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    let content = contentState.map { ActivityContent(state: $0, staleDate: nil) }
    finish(with: content, dismissalPolicy, timestamp: nil)
  }

  private func finish(
    with content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy,
    timestamp: Date?
  ) {
    Self.store.access {
      guard entry.told != .dismissed else { return }
      let now = DeviceCalendar.now
      if entry.told != .ended {
        if let content { _ = take(content, timestamp) }
        entry.record.end = now
      }
      entry.record.dismissal = policy.dismissal(endingAt: now)
      Self.store.didChange(entry)
    }
  }

  /// Whether the content is taken; only under the lock of the store.
  private func take(_ content: ActivityContent<ContentState>, _ timestamp: Date?) -> Bool {
    guard let state = try? JSONEncoder().encode(content.state),
      state.count <= ActivityLimits.size
    else {
      Mistake.report("Activity.update(_:): the content cannot be encoded in 4 KB")
      return false
    }
    let isTaken = entry.record.take(
      state: state, staleDate: content.staleDate, relevanceScore: content.relevanceScore,
      timestamp: timestamp)
    guard isTaken else { return false }
    current = content
    contents.send(content)
    return true
  }
}
