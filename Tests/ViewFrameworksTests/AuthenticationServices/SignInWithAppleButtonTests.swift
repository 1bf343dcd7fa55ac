import Accessibility
import AuthenticationServices
import SwiftUI
import Testing

@MainActor
@Suite struct SignInWithAppleButtonTests {
  @Test func aTapAsksAndEndsAsIfTheUserHadDeclined() throws {
    var scopes: [ASAuthorization.Scope]?
    var errors: [any Error] = []
    let host = ViewHost(
      SignInWithAppleButton(.continue) {
        $0.requestedScopes = [.email]
        scopes = $0.requestedScopes
      } onCompletion: {
        if case .failure(let error) = $0 { errors.append(error) }
      }
      .frame(height: 44))
    let button = try #require(host.element("Continue with Apple"))
    #expect(button.elementType == .button)
    #expect(button.frame.size == CGSize(width: 300, height: 44))
    host.tap("Continue with Apple")
    #expect(scopes == [.email])
    #expect((errors.first as? ASAuthorizationError)?.code == .canceled)
  }

  @Test func errorsHaveTheirNumbers() {
    #expect(ASAuthorizationError(.canceled).errorCode == 1001)
    #expect(ASAuthorizationError(.failed).errorCode == 1004)
  }
}
