import Automation
import Device
import Foundation
import UIKit

extension XCUIDevice {
  // MARK: Time

  /// The date on the device, for the test and for the apps that run on it; not part of Apple's API.
  ///
  /// It starts at the machine's date, or at the one that the variable `VITRINE_DATE` says, and goes on as time passes on
  /// the device. Setting it lets no time pass. It holds for apps that are launched later too.
  public var date: Date {
    get { SimulatedTime.date }
    set {
      SimulatedTime.date = newValue
      tellOthers(.setDate(newValue)) { "Failed to set the date: \($0)" }
    }
  }

  /// Whether the date stands still, whatever time passes; not part of Apple's API.
  public var isDateHeld: Bool {
    get { SimulatedTime.isHeld }
    set {
      SimulatedTime.isHeld = newValue
      tellOthers(.holdDate(newValue)) { "Failed to hold the date: \($0)" }
    }
  }

  /// Lets so many seconds pass on the device at once, and what becomes due meanwhile happen; not part of
  /// Apple's API.
  ///
  /// Negative and infinite times are none.
  public func advanceTime(by seconds: TimeInterval) {
    guard seconds > 0, seconds.isFinite else { return }
    SimulatedTime.advance(by: seconds)
    // Whoever runs hears with the next call that time has passed.
    for app in RunningApps.shared.running { app.catchUp() }
  }

  /// For the environment of an app that starts now: the date in seconds since 1970.
  var dateOfLaunch: String {
    String(format: "%.6f", DeviceCalendar.now.timeIntervalSince1970)
  }
}
