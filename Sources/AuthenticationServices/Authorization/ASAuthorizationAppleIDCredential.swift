import Foundation

/// Whether the user seems to be a person.
public enum ASUserDetectionStatus: Int, Sendable {
  case unsupported = 0
  case unknown = 1
  case likelyReal = 2
}

/// Who the user is, by an account of Apple's.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  /// The same for all apps of a team.
  public let user: String
  /// What the app has sent with its request.
  public let state: String?
  /// What the user has let the app know.
  public let authorizedScopes: [ASAuthorization.Scope]
  public let authorizationCode: Data?
  public let identityToken: Data?
  public let email: String?
  public let fullName: PersonNameComponents?
  public let realUserStatus: ASUserDetectionStatus

  package init(
    as user: String, state: String?, scopes: [ASAuthorization.Scope], code: Data?, token: Data?,
    email: String?, fullName: PersonNameComponents?, status: ASUserDetectionStatus
  ) {
    self.user = user
    self.state = state
    authorizedScopes = scopes
    authorizationCode = code
    identityToken = token
    self.email = email
    self.fullName = fullName
    realUserStatus = status
  }
}

/// Who the user is, by a name and a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  public let user: String
  public let password: String

  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}
