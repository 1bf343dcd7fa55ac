import Device
import UIKit

extension XCUIDevice {
  /// How the device is held; setting it turns the apps that run and those launched later.
  public var orientation: UIDeviceOrientation {
    get { UIDeviceOrientation(rawValue: (chosenOrientation ?? .portrait).rawValue) ?? .portrait }
    set { turn(to: DeviceOrientation(rawValue: newValue.rawValue) ?? .portrait) }
  }
}
