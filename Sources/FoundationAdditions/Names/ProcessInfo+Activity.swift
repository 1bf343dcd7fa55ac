import Foundation

extension ProcessInfo {
  /// What the system must not do while an activity is under way.
  public struct ActivityOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | 1 << 20)
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(
      rawValue: 0x00FF_FFFF & ~(1 << 20))
    public static let background = ActivityOptions(rawValue: 0xFF)
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
  }

  /// Begins an activity, which lasts until it is ended or its token is gone.
  ///
  /// Differs from Apple's: the device neither sleeps nor ends apps, so that `options` and `reason` make no difference.
  public func beginActivity(
    options: ActivityOptions = [], reason: String
  ) -> any NSObjectProtocol { ActivityToken() }

  /// An activity that has ended, or that `beginActivity` has not given, may be ended again.
  public func endActivity(_ activity: any NSObjectProtocol) {
    (activity as? ActivityToken)?.end()
  }

  /// Runs a block within an activity.
  ///
  /// Differs from Apple's: the device neither sleeps nor ends apps, so that `options` and `reason` make no difference.
  public func performActivity(
    options: ActivityOptions = [], reason: String, using block: () -> Void
  ) { block() }

  /// Runs a block on another thread, which is told that there is time: the device never stops apps.
  ///
  /// Differs from Apple's: `reason` makes no difference, and the block is never called a second time.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.global().async { block(false) }
  }
}

private final class ActivityToken: NSObject {
  private(set) var isUnderWay = true
  func end() { isUnderWay = false }
}
