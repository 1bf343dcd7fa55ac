import Foundation

public protocol AuthService: Sendable {
  /// The reader's name as it is shown.
  func signIn(name: String, password: String) async throws -> String
}

public enum AuthError: LocalizedError, Equatable {
  case wrongPassword

  public var errorDescription: String? { "The name or the password is wrong." }
}

/// Knows everybody, by one password.
public struct SampleAuthService: AuthService {
  let delay: Duration

  public init(delay: Duration = .milliseconds(200)) {
    self.delay = delay
  }

  public func signIn(name: String, password: String) async throws -> String {
    try await Task.sleep(for: delay)
    guard password == "letmein" else { throw AuthError.wrongPassword }
    return name.capitalized
  }
}
