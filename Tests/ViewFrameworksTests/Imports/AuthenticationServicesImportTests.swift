import AuthenticationServices
import Testing

/// A file that imports AuthenticationServices alone sees what its framework's headers import.
@Suite struct AuthenticationServicesImportTests {
  @MainActor @Test func uiKitIsSeen() {
    let button: UIControl = ASAuthorizationAppleIDButton(type: .signIn, style: .black)
    #expect(button.isEnabled)
  }
}
