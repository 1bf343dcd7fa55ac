/// Whether an intent runs with the app on the screen or without.
public struct IntentModes: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// When the app comes to the screen.
  public enum ForegroundMode: Int, Hashable, Sendable {
    case immediate, dynamic, deferred
  }

  public static let background = IntentModes(rawValue: 1)
  public static let foreground = IntentModes.foreground(.immediate)

  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    IntentModes(rawValue: 2 << mode.rawValue)
  }
}

extension AppIntent {
  /// Goes on once the app is on the screen: at once, since an app that performs its own intent is.
  ///
  /// Differs from Apple's: `dialog` is not shown even if `alwaysConfirm` says so, as nobody can be asked.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws {}

  /// An error that ends the intent until the app is on the screen.
  ///
  /// Differs from Apple's: nobody can be asked, whatever `alwaysConfirm` says, and the intent isn't performed again.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool
  ) -> AppIntentError {
    AppIntentError("\(Self.self) needs to continue in the foreground", dialog: dialog)
  }
}
