import Device
import Foundation

/// Which ways an app may be held.
@MainActor
enum InterfaceOrientations {
  /// Whether the screen follows the device: the Info.plist, the delegate and the controller on the screen all
  /// have to allow it.
  static func allow(_ orientation: DeviceOrientation) -> Bool {
    guard let wanted = UIInterfaceOrientation(rawValue: orientation.rawValue) else { return true }
    let application = UIApplication.shared
    let window = application.keyWindow ?? application.windows.last
    let byApp =
      application.delegate?.application(application, supportedInterfaceOrientationsFor: window)
      ?? byInformation
    let byController = window?.rootViewController.map { mask(from: $0) } ?? .all
    return byApp.intersection(byController).contains(UIInterfaceOrientationMask(wanted))
  }

  /// What the Info.plist allows; all if it says nothing.
  static var byInformation: UIInterfaceOrientationMask {
    guard let listed = LaunchInformation.current.orientations else { return .all }
    return listed.reduce([]) { $0.union(UIInterfaceOrientationMask($1)) }
  }

  /// The controller that covers the screen decides.
  private static func mask(from controller: UIViewController) -> UIInterfaceOrientationMask {
    guard let presented = controller.presentedViewController,
      presented.modalPresentationStyle == .fullScreen
    else { return controller.supportedInterfaceOrientations }
    return mask(from: presented)
  }

  /// Turns the device as the Info.plist wants it at the start: an app that is only made for landscape is
  /// started so.
  static func turnForLaunch(_ device: Device) {
    guard let listed = LaunchInformation.current.orientations, let first = listed.first,
      !listed.contains(where: { $0.rawValue == device.orientation.rawValue }),
      let orientation = DeviceOrientation(rawValue: first.rawValue)
    else { return }
    device.orientation = orientation
  }
}

extension UIInterfaceOrientationMask {
  init(_ orientation: UIInterfaceOrientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    case .unknown: self = []
    }
  }
}
