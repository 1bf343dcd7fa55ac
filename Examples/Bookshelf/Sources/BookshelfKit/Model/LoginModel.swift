import Foundation
import Observation

@MainActor
@Observable
final class LoginModel {
  var name = ""
  var password = ""
  private(set) var isSigningIn = false
  var problem: String?

  @ObservationIgnored private let service: any AuthService

  nonisolated init(service: any AuthService) {
    self.service = service
  }

  var canSignIn: Bool { !name.isEmpty && password.count >= 4 && !isSigningIn }

  /// The reader who is signed in now; nil if that failed, with the reason in `problem`.
  func signIn() async -> String? {
    guard canSignIn else { return nil }
    isSigningIn = true
    defer { isSigningIn = false }
    do {
      return try await service.signIn(name: name, password: password)
    } catch {
      problem = error.localizedDescription
      password = ""
      return nil
    }
  }
}
