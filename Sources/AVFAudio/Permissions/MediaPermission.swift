import Device
import Foundation
import FoundationAdditions

/// Whether the app may record what is heard or seen, which the user is asked once.
struct MediaPermission: Sendable {
  let service: SystemQuestion.Service
  /// What the app's Info.plist needs.
  let key: String
  /// What it is for, as a message names it.
  let purpose: String
  let store: PermissionStore

  static let microphone = MediaPermission(
    service: .microphone, key: "NSMicrophoneUsageDescription", purpose: "the microphone",
    store: .shared)
  static let camera = MediaPermission(
    service: .camera, key: "NSCameraUsageDescription", purpose: "the camera", store: .shared)

  /// Nil where nobody has been asked.
  var decision: DevicePermissions.Decision? { store[service.rawValue] }

  /// Asks the user unless they have decided before, and tells later whether they agreed.
  func request(_ handler: @escaping @Sendable (Bool) -> Void) {
    UsageDescription.require(key, for: purpose)
    let permission = self
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        SystemQuestion(permission.service).ask(permission.store) { handler($0 == .granted) }
      }
    }
  }

  func request() async -> Bool {
    await withCheckedContinuation { continuation in
      request { continuation.resume(returning: $0) }
    }
  }
}
