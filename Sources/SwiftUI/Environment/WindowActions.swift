import UIKit

/// Opens a window of another scene.
///
/// The simulated device is a phone: it shows one scene, so that opening another one is reported.
@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated init() {}

  public func callAsFunction(id: String) { report("openWindow(id: \"\(id)\")") }

  public func callAsFunction<D: Codable & Hashable>(value: D) {
    report("openWindow(value: \(value))")
  }

  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    report("openWindow(id: \"\(id)\", value: \(value))")
  }

  private func report(_ call: String) {
    RuntimeIssue.report(
      "\(call) did nothing: the device shows one scene (supportsMultipleWindows is false).")
  }
}

/// Closes a window of another scene.
///
/// The simulated device is a phone: it shows one scene, so that closing another one is reported.
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated init() {}

  public func callAsFunction() { report("dismissWindow()") }

  public func callAsFunction(id: String) { report("dismissWindow(id: \"\(id)\")") }

  public func callAsFunction<D: Codable & Hashable>(value: D) {
    report("dismissWindow(value: \(value))")
  }

  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    report("dismissWindow(id: \"\(id)\", value: \(value))")
  }

  private func report(_ call: String) {
    RuntimeIssue.report(
      "\(call) did nothing: the device shows one scene (supportsMultipleWindows is false).")
  }
}

private enum IsLuminanceReducedKey: EnvironmentKey { static let defaultValue = false }
private enum IsSceneCapturedKey: EnvironmentKey { static let defaultValue = false }
private enum IsFocusedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Whether the app can show several windows; false on the simulated phone.
  public var supportsMultipleWindows: Bool { false }

  /// Whether the screen is dimmed, as with the always-on display.
  ///
  /// Differs from Apple's: false unless it is set; the screen is never dimmed.
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }

  /// Whether the screen is being recorded or mirrored.
  ///
  /// Differs from Apple's: false unless it is set; nobody records the screen.
  public var isSceneCaptured: Bool {
    get { self[IsSceneCapturedKey.self] }
    set { self[IsSceneCapturedKey.self] = newValue }
  }

  /// Whether the nearest focusable view around has the focus of a keyboard or a remote control.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}
