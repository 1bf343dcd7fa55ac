import AuthenticationServices
import Device
import Foundation
import Testing
import UIKit

/// Asking for an account of Apple's from a controller.
@MainActor
@Suite struct ASAuthorizationControllerTests {
  private final class Watcher: NSObject, ASAuthorizationControllerDelegate,
    ASAuthorizationControllerPresentationContextProviding
  {
    private(set) var errors: [any Error] = []
    private(set) var anchors = 0

    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) {
      errors.append(error)
    }

    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
      anchors += 1
      return ASPresentationAnchor()
    }
  }

  @Test func aRequestEndsAsIfTheUserHadDeclined() throws {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    request.nonce = "n"
    let controller = ASAuthorizationController(
      authorizationRequests: [request, ASAuthorizationPasswordProvider().createRequest()])
    let watcher = Watcher()
    controller.delegate = watcher
    controller.presentationContextProvider = watcher
    controller.performRequests()
    #expect(watcher.errors.isEmpty, "the answer comes later")
    #expect(watcher.anchors == 1)
    TurnScheduler.shared.runTurn()
    #expect((watcher.errors.first as? ASAuthorizationError)?.code == .canceled)
    controller.performRequests()
    controller.cancel()
    TurnScheduler.shared.runTurn()
    #expect(watcher.errors.count == 2)
  }

  @Test func nobodyIsKnown() async throws {
    let provider = ASAuthorizationAppleIDProvider()
    #expect(try await provider.credentialState(forUserID: "001") == .notFound)
  }

  @Test func aButtonSaysWhatItIsFor() {
    let button = ASAuthorizationAppleIDButton(type: .continue, style: .whiteOutline)
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    button.layoutIfNeeded()
    #expect(button.accessibilityLabel == "Continue with Apple")
    #expect(button.accessibilityTraits == .button)
    #expect(button.layer.borderWidth == 1)
    let label = button.subviews.compactMap { $0 as? UILabel }.first
    #expect(label?.text == "Continue with Apple")
    #expect(label.map { $0.frame.maxX <= 300 && $0.frame.minX > 0 } == true)
    #expect(ASAuthorizationAppleIDButton().accessibilityLabel == "Sign in with Apple")
  }
}
