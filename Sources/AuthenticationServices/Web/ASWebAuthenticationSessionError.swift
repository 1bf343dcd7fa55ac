import Foundation

/// Why nobody has signed in on a page.
public struct ASWebAuthenticationSessionError: Error, Hashable, CustomNSError {
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided = 2
    case presentationContextInvalid = 3
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static let errorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
  public var errorCode: Int { code.rawValue }

  public static var canceledLogin: Code { .canceledLogin }
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

extension ASWebAuthenticationSessionError.Code {
  /// Whether an error has this code, in `catch` and in cases of `switch`.
  public static func ~= (code: Self, error: any Swift.Error) -> Bool {
    (error as? ASWebAuthenticationSessionError)?.code == code
  }
}
