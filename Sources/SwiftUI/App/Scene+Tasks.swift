import Foundation

/// Work that the system asks an app for while it is in the background.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
  let identifier: String
}

extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> Self { Self(identifier: identifier) }
}

extension BackgroundTask where Request == String, Response == Void {
  public static var urlSession: Self { Self(identifier: "urlSession") }
}

extension BackgroundTask where Request == Void, Response == Void {
  public static func urlSession(_ identifier: String) -> Self { Self(identifier: identifier) }
}

extension Scene {
  /// Says what the app does when the system asks it for work in the background.
  ///
  /// Differs from Apple's: the device never asks an app for work in the background, so that `action` is
  /// never called.
  public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}
