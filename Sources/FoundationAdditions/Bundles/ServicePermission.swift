import Device
import Foundation

/// Whether the app may use a service of the device, which the user is asked once.
package struct ServicePermission: Sendable {
  private let service: SystemQuestion.Service
  /// What the service is, as a message names it.
  private let purpose: String
  private let store: PermissionStore

  package init(
    _ service: SystemQuestion.Service, for purpose: String, store: PermissionStore = .shared
  ) {
    self.service = service
    self.purpose = purpose
    self.store = store
  }

  /// Nil where nobody has been asked.
  package var decision: DevicePermissions.Decision? { store[service.rawValue] }

  /// Asks the user unless they have decided before, and tells later, on the main queue, whether they agreed.
  ///
  /// An app whose Info.plist does not say what the service is for fails the running test.
  package func request(_ handler: @escaping @Sendable (Bool) -> Void) {
    UsageDescription.require(anyOf: service.purposeKeys, for: purpose)
    let (service, store) = (service, store)
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        SystemQuestion(service).ask(store) { handler($0 == .granted) }
      }
    }
  }

  package func request() async -> Bool {
    await withCheckedContinuation { continuation in
      request { continuation.resume(returning: $0) }
    }
  }
}
