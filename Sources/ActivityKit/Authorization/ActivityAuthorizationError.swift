import Foundation

/// Why a Live Activity could not be started.
///
/// Here these happen: `attributesTooLarge`, `denied`, `targetMaximumExceeded`, `unsupportedTarget` and `visibility`.
/// The domain and the codes are unsure.
public enum ActivityAuthorizationError: CustomNSError, LocalizedError, Hashable {
  /// Attributes and content have more than 4 KB together.
  case attributesTooLarge
  case unsupported
  /// The user has turned Live Activities off.
  case denied
  case globalMaximumExceeded
  /// The app has as many as it may have.
  case targetMaximumExceeded
  /// Info.plist does not say that the app has Live Activities.
  case unsupportedTarget
  /// The app is in the background.
  case visibility
  case persistenceFailure
  case missingProcessIdentifier
  case unentitled
  case malformedActivityIdentifier
  case reconnectNotPermitted

  /// The words of `visibility` and `unsupportedTarget` are those of iOS; the others tell the same as its documentation.
  public var failureReason: String? {
    switch self {
    case .attributesTooLarge: "The attributes have more than 4 KB"
    case .unsupported: "The device has no Live Activities"
    case .denied: "Live Activities are turned off in Settings"
    case .globalMaximumExceeded: "The device has as many Live Activities as it can have"
    case .targetMaximumExceeded: "The app has as many Live Activities as it can have"
    case .unsupportedTarget: "Target does not include NSSupportsLiveActivities plist key"
    case .visibility: "Target is not foreground"
    case .persistenceFailure: "The Live Activity could not be kept"
    case .missingProcessIdentifier: "The process has no identifier"
    case .unentitled: "The app lacks an entitlement"
    case .malformedActivityIdentifier: "The identifier is none of an activity"
    case .reconnectNotPermitted: "Another process has started the Live Activity"
    }
  }

  /// As iOS makes it of the reason.
  public var errorDescription: String? {
    failureReason.map { "The operation couldn’t be completed. \($0)" }
  }

  /// Differs from Apple's: nothing is suggested.
  public var recoverySuggestion: String? { nil }
}
