import Device
import UIKit

/// The screens of the apps that run in the process of the tests, of which one is in front.
@MainActor
final class HostedScreens {
  static let shared = HostedScreens()

  /// What a screen has of the device.
  struct Settings {
    let colorScheme: DeviceColorScheme
    let orientation: DeviceOrientation

    @MainActor
    init(of device: Device) {
      colorScheme = device.traits.colorScheme
      orientation = device.orientation
    }

    @MainActor
    func apply(to device: Device) {
      if device.traits.colorScheme != colorScheme { device.traits.colorScheme = colorScheme }
      if device.orientation != orientation { device.orientation = orientation }
    }
  }

  private struct Entry {
    weak var target: HostedTarget?
  }

  private let application = UIApplication.shared
  private var entries: [Entry] = []
  private weak var front: HostedTarget?
  /// What tests have left on the screen without a hosted app; it comes back after the last of them.
  private var covered: [UIWindow] = []
  /// How the device was before the first of them.
  private var settingsBefore: Settings?

  /// Ends the app that the same test has started before, and puts away that of another one.
  func makeRoom(for test: String?) {
    let targets = entries.compactMap(\.target)
    if targets.isEmpty, settingsBefore == nil { settingsBefore = Settings(of: application.device) }
    for target in targets where target.test == test { target.terminate() }
    putAside()
    if let settingsBefore {
      settingsBefore.apply(to: application.device)
    } else {
      settingsBefore = Settings(of: application.device)
    }
  }

  /// Takes what is on the screen besides hosted apps from it.
  func coverOthers() {
    let hosted = entries.compactMap(\.target).flatMap(\.windows)
    for window in application.windows
    where !window.isHidden && !hosted.contains(where: { $0 === window }) {
      window.isHidden = true
      covered.append(window)
    }
  }

  /// Brings an app to the front.
  func show(_ target: HostedTarget) {
    guard front !== target else { return }
    putAside()
    entries.removeAll { $0.target == nil || $0.target === target }
    entries.append(Entry(target: target))
    front = target
    target.settings.apply(to: application.device)
    target.showWindows()
  }

  func isInFront(_ target: HostedTarget) -> Bool { front === target }

  private func putAside() {
    guard let front else { return }
    front.hideWindows()
    self.front = nil
  }

  /// An app has ended.
  func remove(_ target: HostedTarget) {
    if front === target { front = nil }
    entries.removeAll { $0.target == nil || $0.target === target }
    guard entries.isEmpty else { return }
    for window in covered { window.isHidden = false }
    covered = []
    settingsBefore?.apply(to: application.device)
    settingsBefore = nil
  }
}
