import Foundation

/// What an app asks of the user.
open class ASAuthorizationRequest: NSObject {
  public let provider: any ASAuthorizationProvider

  init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// What an app asks of somebody who knows the user.
///
/// Differs from Apple's: kept for the app; there is no account here that anybody could ask.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// Differs from Apple's: kept, and read by nobody here.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// Differs from Apple's: kept, and read by nobody here.
  open var state: String?
  /// Differs from Apple's: kept, and read by nobody here.
  open var nonce: String?
  /// Differs from Apple's: kept, and read by nobody here.
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// What an app wants to know of the user, by an account of Apple's.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// Differs from Apple's: kept, and read by nobody here.
  open var user: String?
}

/// Asks for a name and a password that the user has stored.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

extension ASAuthorization {
  /// What a request is for.
  public struct OpenIDOperation: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }
}
