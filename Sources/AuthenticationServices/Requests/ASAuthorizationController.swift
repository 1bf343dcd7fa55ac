import Device
import Foundation
import UIKit

/// The window over which something is shown to the user.
public typealias ASPresentationAnchor = UIWindow

/// Asks the user who they are.
///
/// Differs from Apple's: the device has no account and no stored passwords, so that requests end as if the user had
/// declined, without anything being shown.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  private var isAsking = false

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Ends with `ASAuthorizationError.canceled` at a later turn.
  open func performRequests() {
    guard !isAsking else { return }
    isAsking = true
    _ = presentationContextProvider?.presentationAnchor(for: self)
    TurnScheduler.shared.enqueue { [self] in decline() }
  }

  /// Ends with `ASAuthorizationError.canceled` at once, where requests are under way.
  open func cancel() { decline() }

  private func decline() {
    guard isAsking else { return }
    isAsking = false
    delegate?.authorizationController(
      controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
  }
}

/// Hears what the user has answered.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// Differs from Apple's: never called; requests end as if the user had declined.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// Says over which window the user is asked.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
