// Device: the simulated device - screen, traits, clock, touches and keys, pasteboard - and what every
// framework on it needs: turns, the count of changes, warnings, the seams to the toolchain. What a host
// could otherwise read from the machine (time, locale, screen) comes from here, with fixed test
// defaults. May import Foundation and CoreGraphics only.

import Foundation

/// The simulated device that an app runs on.
///
/// Nothing in it reads the machine it runs on but the variables of `DeviceLaunchOptions`, and the date at which
/// `DeviceCalendar` starts unless `VITRINE_DATE` says one, so the same input gives the same result everywhere.
@MainActor
package final class Device {
  /// The one that the app of this process runs on.
  ///
  /// Making it is where an app starts for all frameworks; so this is where the toolchain is looked at.
  package static let main: Device = {
    ToolchainProbe.checkOnce()
    let options = DeviceLaunchOptions(environment: ProcessInfo.processInfo.environment)
    let device = Device(model: options.model, traits: options.traits, clock: .ofProcess())
    device.systemVersion = options.systemVersion
    device.orientation = options.orientation
    device.statusBar = options.statusBar
    for problem in options.problems + [DeviceCalendar.problem].compactMap(\.self) {
      FileHandle.standardError.write(Data("\(problem)\n".utf8))
    }
    return device
  }()

  package let clock: DeviceClock
  package let pasteboard = DevicePasteboard()

  /// Replacing the model or turning the device reports a change.
  package var model: DeviceModel {
    didSet { if model != oldValue { report(.screen) } }
  }

  /// The release of the system; what stands on the screen already keeps the sizes it was made with.
  package var systemVersion = SystemVersion.iOS18 {
    didSet { if systemVersion != oldValue { report(.screen) } }
  }

  package var orientation: DeviceOrientation = .portrait {
    didSet { if orientation != oldValue { report(.orientation) } }
  }

  package var traits: DeviceTraits {
    didSet { if traits != oldValue { report(.traits) } }
  }

  package var statusBar = DeviceStatusBar() {
    didSet { if statusBar != oldValue { report(.screen) } }
  }

  private var observers: [(id: Int, notify: (Change) -> Void)] = []
  private var lastObserver = 0

  package init(
    model: DeviceModel = .standard,
    traits: DeviceTraits = DeviceTraits(),
    clock: DeviceClock = DeviceClock()
  ) {
    self.model = model
    self.traits = traits
    self.clock = clock
  }

  /// Takes over what the launch asks for.
  package func apply(_ options: DeviceLaunchOptions) {
    model = options.model
    systemVersion = options.systemVersion
    traits = options.traits
    orientation = options.orientation
    statusBar = options.statusBar
  }

  /// The screen as the user holds the device now.
  package var screen: DeviceScreen { model.screen(in: orientation) }

  // MARK: Changes

  package enum Change: Hashable, Sendable {
    case screen
    case orientation
    case traits
  }

  /// Calls `notify` after each change, in the order in which observers were added.
  ///
  /// - Returns: what `removeObserver` takes.
  @discardableResult
  package func addObserver(_ notify: @escaping (Change) -> Void) -> Int {
    lastObserver += 1
    observers.append((lastObserver, notify))
    return lastObserver
  }

  package func removeObserver(_ observer: Int) {
    observers.removeAll { $0.id == observer }
  }

  private func report(_ change: Change) {
    for observer in observers { observer.notify(change) }
  }
}
