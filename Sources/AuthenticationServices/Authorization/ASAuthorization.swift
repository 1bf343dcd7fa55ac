import Foundation

/// Something that tells who the user is.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// Somebody who can tell who the user is.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What the user has answered to a request.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// A thing that an app may ask for.
  public struct Scope: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }

  public let provider: any ASAuthorizationProvider
  public let credential: any ASAuthorizationCredential

  package init(
    provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential
  ) {
    self.provider = provider
    self.credential = credential
  }
}
