// AuthenticationServices: signing in by an account or on a page. May import SwiftUI, UIKit, SafariServices
// and what stands below them.

import SwiftUI

/// A button that asks who the user is by an account of Apple's.
///
/// Differs from Apple's: nobody can answer here, so that a tap ends as if the user had declined.
@preconcurrency @MainActor
public struct SignInWithAppleButton: View {
  /// What the button says.
  public struct Label: Sendable {
    package let text: String

    public static let signIn = Label(text: "Sign in with Apple")
    public static let `continue` = Label(text: "Continue with Apple")
    public static let signUp = Label(text: "Sign up with Apple")
  }

  /// The colours of the button.
  public struct Style: Sendable {
    fileprivate let ground: Color
    fileprivate let ink: Color
    fileprivate let outline: Color

    public static let black = Style(ground: .black, ink: .white, outline: .clear)
    public static let white = Style(ground: .white, ink: .black, outline: .clear)
    public static let whiteOutline = Style(ground: .white, ink: .black, outline: .black)
  }

  package let label: Label
  package let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  package let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInWithAppleButtonStyle) private var style

  public init(
    _ label: SignInWithAppleButton.Label = .signIn,
    onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }

  // MARK: What it shows and does

  public var body: some View {
    Button {
      onRequest(ASAuthorizationAppleIDProvider().createRequest())
      onCompletion(.failure(ASAuthorizationError(.canceled)))
    } label: {
      HStack(spacing: 6) {
        Image(systemName: "apple.logo")
        Text(verbatim: label.text).fontWeight(.medium)
      }
      .foregroundStyle(style.ink)
      .frame(maxWidth: .infinity, minHeight: 30, maxHeight: 64)
      .background(style.ground, in: RoundedRectangle(cornerRadius: 6))
      .overlay(RoundedRectangle(cornerRadius: 6).strokeBorder(style.outline, lineWidth: 1))
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: label.text))
  }

  // MARK: For inspection

  public var _structure: _ViewStructure { .view("SignInWithAppleButton") }
}

private struct SignInWithAppleButtonStyleKey: EnvironmentKey {
  static let defaultValue = SignInWithAppleButton.Style.black
}

extension EnvironmentValues {
  fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
    get { self[SignInWithAppleButtonStyleKey.self] }
    set { self[SignInWithAppleButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the colours of the buttons inside that ask for an account of Apple's.
  public nonisolated func signInWithAppleButtonStyle(
    _ style: SignInWithAppleButton.Style
  ) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}
