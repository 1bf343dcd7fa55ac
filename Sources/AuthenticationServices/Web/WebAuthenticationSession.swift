import Foundation
import SwiftUI
import UIKit

/// Lets the user sign in on a page of somebody else, from a view.
@preconcurrency @MainActor
public struct WebAuthenticationSession: Sendable {
  /// What the page knows of the browser.
  public struct BrowserSession: Hashable, Sendable {
    private let name: String

    /// Nothing: the system does not ask first.
    public static let ephemeral = BrowserSession(name: "ephemeral")
  }

  nonisolated init() {}

  /// Shows the page.
  ///
  /// - Throws: `ASWebAuthenticationSessionError.canceledLogin`, as `ASWebAuthenticationSession`.
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL {
    try await authenticate(
      using: url, callback: .customScheme(callbackURLScheme),
      preferredBrowserSession: preferredBrowserSession, additionalHeaderFields: [:])
  }

  /// Shows the page.
  ///
  /// - Throws: `ASWebAuthenticationSessionError.canceledLogin`, as `ASWebAuthenticationSession`.
  public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback,
    preferredBrowserSession: BrowserSession? = nil, additionalHeaderFields: [String: String]
  ) async throws -> URL {
    let anchor = KeyWindowAnchor()
    // Nobody else holds the session while its page is shown.
    var held: ASWebAuthenticationSession?
    defer { withExtendedLifetime((anchor, held)) {} }
    return try await withCheckedThrowingContinuation { continuation in
      let session = ASWebAuthenticationSession(url: url, callback: callback) { url, error in
        if let url {
          continuation.resume(returning: url)
        } else {
          continuation.resume(throwing: error ?? ASWebAuthenticationSessionError(.canceledLogin))
        }
      }
      session.presentationContextProvider = anchor
      session.prefersEphemeralWebBrowserSession = preferredBrowserSession == .ephemeral
      session.additionalHeaderFields = additionalHeaderFields
      held = session
      session.start()
    }
  }
}

/// Pages are shown over the key window.
@MainActor
private final class KeyWindowAnchor: NSObject, ASWebAuthenticationPresentationContextProviding {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    UIApplication.shared.keyWindow ?? UIWindow()
  }
}

extension EnvironmentValues {
  /// What lets the user sign in on a page of somebody else.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
