import Device
import Foundation

/// Whether the app may show Live Activities.
public final class ActivityAuthorizationInfo {
  /// Whether the app may start Live Activities, as soon as it changes.
  public let activityEnablementUpdates: ActivityEnablementUpdates
  /// Whether a server may update them often, as soon as it changes.
  public let frequentPushEnablementUpdates: FrequentPushEnablementUpdates

  public init() {
    activityEnablementUpdates = ActivityEnablementUpdates()
    frequentPushEnablementUpdates = FrequentPushEnablementUpdates()
  }

  /// True unless the user has turned them off, or the app's Info.plist lacks `NSSupportsLiveActivities`.
  public var areActivitiesEnabled: Bool { ActivityPermission.refusal == nil }

  /// Whether Info.plist asks for it with `NSSupportsLiveActivitiesFrequentUpdates`.
  public var frequentPushesEnabled: Bool {
    areActivitiesEnabled && ActivityPermission.isSet("NSSupportsLiveActivitiesFrequentUpdates")
  }

  /// Whether the app may start Live Activities.
  ///
  /// Differs from Apple's: tells how it is, and nothing more: nobody changes the settings while the app runs. Whether
  /// iOS tells how it is at first is unsure.
  public struct ActivityEnablementUpdates: AsyncSequence, Sendable {
    public typealias Element = Bool

    public struct Iterator: AsyncIteratorProtocol {
      let updates: Broadcast<Bool>.Subscription

      public mutating func next() async -> Bool? { await updates.next() }
    }

    public func makeAsyncIterator() -> Iterator {
      Iterator(updates: .init(only: ActivityAuthorizationInfo().areActivitiesEnabled))
    }
  }

  /// Whether a server may update Live Activities often.
  ///
  /// Differs from Apple's: tells how it is, and nothing more, as `ActivityEnablementUpdates`.
  public struct FrequentPushEnablementUpdates: AsyncSequence, Sendable {
    public typealias Element = Bool

    public struct Iterator: AsyncIteratorProtocol {
      let updates: Broadcast<Bool>.Subscription

      public mutating func next() async -> Bool? { await updates.next() }
    }

    public func makeAsyncIterator() -> Iterator {
      Iterator(updates: .init(only: ActivityAuthorizationInfo().frequentPushesEnabled))
    }
  }
}
