import Device
import Foundation

// What an app's Info.plist says of its looks on the screen.

extension LaunchInformation {
  /// What a key says for the kind of device, which may have an entry of its own.
  private func value(_ key: String) -> Any? {
    let device = UIApplication.shared.device.model.idiom == .pad ? "~ipad" : "~iphone"
    return list[key + device] ?? list[key]
  }

  // MARK: Orientations

  /// Those that the app supports, the first of them the one in which it starts; nil if nothing is said.
  var orientations: [UIInterfaceOrientation]? {
    let names: [String: UIInterfaceOrientation] = [
      "UIInterfaceOrientationPortrait": .portrait,
      "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
      "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
      "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
    let all = value("UISupportedInterfaceOrientations") as? [String] ?? []
    let known = all.compactMap { names[$0] }
    return known.isEmpty ? nil : known
  }

  // MARK: Appearance

  /// The appearance that the app keeps to, whatever the device's is; nil if it follows the device.
  var colorScheme: DeviceColorScheme? {
    switch value("UIUserInterfaceStyle") as? String {
    case "Light": .light
    case "Dark": .dark
    default: nil
    }
  }

  // MARK: Status bar

  /// Whether the controllers on the screen decide over the status bar, as they do unless the list says
  /// otherwise.
  var statusBarFollowsControllers: Bool {
    list["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true
  }

  var isStatusBarHidden: Bool { value("UIStatusBarHidden") as? Bool ?? false }

  var statusBarStyle: UIStatusBarStyle {
    switch value("UIStatusBarStyle") as? String {
    case "UIStatusBarStyleLightContent": .lightContent
    case "UIStatusBarStyleDarkContent": .darkContent
    default: .default
    }
  }
}
