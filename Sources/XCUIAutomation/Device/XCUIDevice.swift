import Automation
import Device
import Foundation

/// The simulated device that the apps under test run on.
///
/// What is set while no app runs holds for the apps launched later.
///
/// Differs from Apple's: there is no `siriService`, as no Siri answers.
@MainActor @preconcurrency
open class XCUIDevice: NSObject {
  public static let shared = XCUIDevice()

  /// Settings that a new app has to be told.
  private(set) var chosenOrientation: DeviceOrientation?
  private(set) var chosenColorScheme: DeviceColorScheme?
  private var chosenLocation: XCUILocation?

  override init() {}

  // MARK: Looks

  /// Whether the device shows light or dark looks.
  open var appearance: Appearance {
    get {
      switch chosenColorScheme {
      case nil: .unspecified
      case .light?: .light
      case .dark?: .dark
      }
    }
    set {
      let scheme: DeviceColorScheme = newValue == .dark ? .dark : .light
      chosenColorScheme = newValue == .unspecified ? nil : scheme
      send(.setColorScheme(scheme)) { "Failed to change the appearance: \($0)" }
    }
  }

  func turn(to orientation: DeviceOrientation) {
    chosenOrientation = orientation
    send(.setOrientation(orientation)) { "Failed to turn the device: \($0)" }
  }

  // MARK: Place

  /// Where on the earth the device is, for the apps that run and those launched later; nil at first, where it is
  /// not known.
  open var location: XCUILocation? {
    get { chosenLocation }
    set {
      chosenLocation = newValue
      send(.setPlace(newValue?.place)) { "Failed to change the location: \($0)" }
    }
  }

  // MARK: Buttons

  /// Presses a button of the device; home sends the app to the background, and does nothing where no app runs.
  open func press(_ button: Button) {
    guard button == .home || !RunningApps.shared.running.isEmpty else {
      Failure.record { "Failed to press the \(button) button: no app runs." }
      return
    }
    let hardware: AutomationEvent.HardwareButton =
      switch button {
      case .home: .home
      case .volumeUp: .volumeUp
      case .volumeDown: .volumeDown
      case .action: .action
      case .camera: .camera
      }
    send(.pressButton(hardware)) { "Failed to press the \(button) button: \($0)" }
  }

  open func hasHardwareButton(_ button: Button) -> Bool {
    button != .action && button != .camera
  }

  /// Whether it is an iPad.
  open var supportsPointerInteraction: Bool { Device.main.model.idiom == .pad }

  // MARK: Parts

  private func send(_ event: AutomationEvent, failure: (String) -> String) {
    for app in RunningApps.shared.running { app.send(event, failure: failure) }
  }

  /// Tells the apps in processes of their own, each of which keeps the time itself.
  func tellOthers(_ event: AutomationEvent, failure: (String) -> String) {
    for app in RunningApps.shared.running where app.target is RemoteTarget {
      app.send(event, failure: failure)
    }
  }

  /// Tells an app that has just started what was chosen before.
  func prepare(_ target: any AutomationTarget) throws(AutomationError) {
    if let chosenColorScheme { try target.send(.setColorScheme(chosenColorScheme)) }
    if let chosenOrientation { try target.send(.setOrientation(chosenOrientation)) }
    if isDateHeld, target is RemoteTarget { try target.send(.holdDate(true)) }
    if let place = chosenLocation?.place { try target.send(.setPlace(place)) }
    if voiceOverService.isEnabled { try target.send(.voiceOver(isOn: true, element: nil)) }
  }
}
