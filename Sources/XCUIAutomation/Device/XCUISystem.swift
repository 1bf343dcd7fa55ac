import Foundation

/// The operating system of the simulated device.
@MainActor @preconcurrency
open class XCUISystem: NSObject {
  override init() {}

  /// Has the app in front open `url`, as if another app had asked for it; fails if no app runs.
  open func open(_ url: URL) {
    guard let app = RunningApps.shared.running.first else {
      Failure.record { "Failed to open \(url): no app runs." }
      return
    }
    app.send(.openURL(url)) { "Failed to open \(url): \($0)" }
  }
}

extension XCUIDevice {
  public var system: XCUISystem { XCUISystem() }
}
