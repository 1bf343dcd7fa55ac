import CoreGraphics
import Foundation

@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  private var members: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  open var screen: UIScreen { UIScreen.main }
  /// In the order in which they were made.
  open var windows: [UIWindow] { members.compactMap(\.window) }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  open var traitCollection: UITraitCollection {
    TraitPass.overridden(screen.traitCollection, style: .unspecified, by: ownTraits)
  }
  /// What `traitOverrides` says; nil for nothing.
  var ownTraits: UITraitCollection?
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  open var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(rawValue: UIApplication.shared.device.orientation.rawValue) ?? .portrait
  }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager.shared }

  func adopt(_ window: UIWindow) {
    members.removeAll { $0.window == nil }
    if !members.contains(where: { $0.window === window }) {
      members.append(WeakWindow(window: window))
    }
  }

  func release(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
  }
}

@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  static let shared = UIStatusBarManager()

  /// In screen points.
  open var statusBarFrame: CGRect {
    let screen = UIApplication.shared.device.screen
    return CGRect(x: 0, y: 0, width: screen.size.width, height: screen.statusBarHeight)
  }
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
  open var statusBarStyle: UIStatusBarStyle { .default }
}
