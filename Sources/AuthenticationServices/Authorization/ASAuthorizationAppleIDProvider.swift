import Device
import Foundation

/// Asks who the user is by an account of Apple's.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// What is known of a user who has signed in before.
  public enum CredentialState: Int, Sendable {
    case revoked = 0
    case authorized = 1
    case notFound = 2
    case transferred = 3
  }

  /// Differs from Apple's: nobody withdraws anything here, so that it is never posted.
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDProviderCredentialRevokedNotification")

  open func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest(provider: self)
  }

  /// Differs from Apple's: the device has no account, so that `userID` makes no difference: nobody is found.
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    MainThread.run { TurnScheduler.shared.enqueue { completion(.notFound, nil) } }
  }

  /// Differs from Apple's: the device has no account, so that `userID` makes no difference: nobody is found.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// Asks who the user is by a password.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(provider: self)
  }
}
