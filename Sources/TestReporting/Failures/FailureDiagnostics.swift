import Dispatch
import Foundation
import Synchronization

/// What a test's first failure is shown with: a picture, the accessibility tree, the view tree.
///
/// Libraries that can show the state of the screen register a provider; it is called once a test, at
/// its first failure, while the screen still is as the failing call saw it.
package enum FailureDiagnostics {
  package typealias Provider = @MainActor @Sendable () -> [Artifact]

  // Kept in the order of registration, so that the files of a failure always come in one order.
  private static let providers = Mutex<[(name: String, provide: Provider)]>([])

  /// Registers a provider; one that was registered under the same name before is replaced.
  package static func register(_ name: String, provider: @escaping Provider) {
    StalledTest.listen
    providers.withLock { providers in
      if let index = providers.firstIndex(where: { $0.name == name }) {
        providers[index].provide = provider
      } else {
        providers.append((name, provider))
      }
    }
  }

  package static func unregister(_ name: String) {
    providers.withLock { $0.removeAll { $0.name == name } }
  }

  /// What all providers give now.
  ///
  /// Off the main actor the screen can't be read; then the result is one note that says so.
  static func gather() -> [Artifact] {
    let providers = providers.withLock { $0 }
    guard !providers.isEmpty else { return [] }
    guard MainActorCheck.isOnMainActor else {
      return [
        Artifact(
          name: "diagnostics",
          text: "The failure was recorded off the main actor, so the screen was not captured.")
      ]
    }
    return MainActor.assumeIsolated { providers.flatMap { $0.provide() } }
  }
}
