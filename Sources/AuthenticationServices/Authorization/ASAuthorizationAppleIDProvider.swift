import Foundation

/// Asks who the user is by an account of Apple's.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  open func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest(provider: self)
  }
}

/// Asks who the user is by a password.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {}

/// What an app wants to know of the user.
///
/// Differs from Apple's: kept for the app; there is no account here that anybody could ask.
open class ASAuthorizationAppleIDRequest: NSObject {
  public let provider: any ASAuthorizationProvider
  /// Differs from Apple's: kept, and read by nobody here.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// Differs from Apple's: kept, and read by nobody here.
  open var state: String?
  /// Differs from Apple's: kept, and read by nobody here.
  open var nonce: String?
  /// Differs from Apple's: kept, and read by nobody here.
  open var user: String?

  init(provider: any ASAuthorizationProvider) { self.provider = provider }
}
