import Foundation

/// Orientations as apps asked for them before scenes.
extension UIViewController {
  /// That of the screen; deprecated since iOS 8.
  public var interfaceOrientation: UIInterfaceOrientation {
    viewIfLoaded?.window?.windowScene?.interfaceOrientation
      ?? UIInterfaceOrientation(rawValue: UIApplication.shared.device.orientation.rawValue)
      ?? .portrait
  }

  /// Turns the screen as the device is held, where it is not; deprecated since iOS 16.
  ///
  /// Differs from Apple's: nothing happens; a device that can't turn its screen counts as held as before.
  public class func attemptRotationToDeviceOrientation() {}
}
