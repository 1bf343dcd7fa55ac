/// An intent that starts in the background and may need the app on the screen.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// Goes on once the app is on the screen: at once, since an app that performs its own intent is.
  ///
  /// Differs from Apple's: `dialog` is not shown, as nobody needs to be asked.
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {}

  /// Goes on with `continuation` once the app is on the screen: at once, since an app that performs its own intent is.
  ///
  /// Differs from Apple's: `dialog` is not shown, as nobody needs to be asked.
  public func requestToContinueInForeground<ResultValue: Sendable>(
    _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> ResultValue
  ) async throws -> ResultValue {
    try await continuation()
  }

  /// An error that ends the intent.
  ///
  /// A button that performs it runs `continuation` then, as the app is on the screen.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil,
    continuation: (@MainActor @Sendable () async throws -> Void)? = nil
  ) -> AppIntentError {
    AppIntentError(
      "\(Self.self) needs to continue in the foreground", dialog: dialog, continuation: continuation
    )
  }
}
