import AuthenticationServices
import SwiftUI

extension ViewType {
  /// Stands for `SignInWithAppleButton`.
  public struct SignInWithAppleButton: BaseViewType {
    public static let typePrefix = "SignInWithAppleButton"
    public static let namespacedPrefixes = ["AuthenticationServices.SignInWithAppleButton"]

    /// How the user answers.
    public enum SignInOutcome {
      case appleIDCredential(ASAuthorizationAppleIDCredential)
      case passwordCredential(ASPasswordCredential)
      case failure(any Error)
    }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `SignInWithAppleButton`.
  public func signInWithAppleButton() throws
    -> InspectableView<ViewType.SignInWithAppleButton>
  { try child(ViewType.SignInWithAppleButton.self) }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `SignInWithAppleButton`.
  public func signInWithAppleButton(
    _ index: Int
  ) throws -> InspectableView<ViewType.SignInWithAppleButton> {
    try child(ViewType.SignInWithAppleButton.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.SignInWithAppleButton {
  /// What the button says.
  public func labelType() throws -> SignInWithAppleButton.Label {
    try node.value(as: SignInWithAppleButton.self).label
  }

  /// Lets the button ask, and the user answer.
  public func tap(_ outcome: ViewType.SignInWithAppleButton.SignInOutcome) throws {
    let button = try node.value(as: SignInWithAppleButton.self)
    let provider = ASAuthorizationAppleIDProvider()
    button.onRequest(provider.createRequest())
    switch outcome {
    case .appleIDCredential(let credential):
      button.onCompletion(.success(ASAuthorization(provider: provider, credential: credential)))
    case .passwordCredential(let credential):
      button.onCompletion(
        .success(
          ASAuthorization(
            provider: ASAuthorizationPasswordProvider(), credential: credential)))
    case .failure(let error):
      button.onCompletion(.failure(error))
    }
  }
}

extension SignInWithAppleButton.Label: Equatable {
  public static func == (
    lhs: SignInWithAppleButton.Label, rhs: SignInWithAppleButton.Label
  ) -> Bool { lhs.text == rhs.text }
}

extension ASAuthorizationAppleIDCredential {
  /// A credential for tests.
  public convenience init(
    user: String, email: String?, fullName: PersonNameComponents?, state: String? = nil,
    authorizedScopes: [ASAuthorization.Scope] = [.fullName, .email],
    authorizationCode: Data? = nil, identityToken: Data? = nil,
    realUserStatus: ASUserDetectionStatus = .likelyReal
  ) {
    self.init(
      as: user, state: state, scopes: authorizedScopes, code: authorizationCode,
      token: identityToken, email: email, fullName: fullName, status: realUserStatus)
  }
}
