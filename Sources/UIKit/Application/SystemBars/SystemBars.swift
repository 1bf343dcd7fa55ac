import CoreGraphics
import Device
import DisplayList
import Foundation

/// What the system draws over an app: the status bar, and the line to go home by.
@MainActor
enum SystemBars {
  /// The drawing over `windows`, in screen points; empty where the system shows nothing.
  static func items(over window: UIWindow?, on device: Device) -> [DisplayItem] {
    guard let controller = window?.rootViewController else { return [] }
    return statusBar(for: controller, on: device) + homeIndicator(for: controller, on: device)
  }

  private static func statusBar(
    for controller: UIViewController, on device: Device
  ) -> [DisplayItem] {
    let screen = device.screen
    let information = LaunchInformation.current
    let asksControllers = information.statusBarFollowsControllers
    let isHidden =
      asksControllers
      ? hiding(from: controller).prefersStatusBarHidden : information.isStatusBarHidden
    guard screen.statusBarHeight > 0, !isHidden else { return [] }
    let styling = styling(from: controller)
    let style =
      SteppingBack.isBehindStatusBar(of: controller)
      ? UIStatusBarStyle.lightContent : styling.preferredStatusBarStyle
    let isLight: Bool =
      switch asksControllers ? style : information.statusBarStyle {
      case .lightContent, .blackOpaque: true
      case .darkContent: false
      case .default: appearance(of: styling) == .dark
      }
    let bar = StatusBarView(
      width: screen.bounds.width, inset: screen.safeAreaInsets.top, isLight: isLight,
      isPad: device.model.idiom == .pad, content: content(on: device))
    return DrawingPass.items(of: bar)
  }

  /// The bar's content, with the time of the device unless it was set to another.
  private static func content(on device: Device) -> DeviceStatusBar {
    var content = device.statusBar
    content.time =
      content.time
      ?? StatusBarTime(
        date: device.clock.date, locale: device.traits.locale, timeZone: device.traits.timeZone
      ).text(isPad: device.model.idiom == .pad)
    return content
  }

  private static func homeIndicator(
    for controller: UIViewController, on device: Device
  ) -> [DisplayItem] {
    let screen = device.screen
    guard screen.safeAreaInsets.bottom > 0, !controller.prefersHomeIndicatorAutoHidden else {
      return []
    }
    let side = min(screen.bounds.width, screen.bounds.height)
    let isLandscape = screen.bounds.width > screen.bounds.height
    let width = (side * (isLandscape ? 0.535 : 0.356)).rounded()
    let rect = CGRect(
      x: (screen.bounds.width - width) / 2, y: screen.bounds.maxY - 13, width: width, height: 5)
    let isDark = appearance(of: controller) == .dark
    let color: UIColor = isDark ? .white : .black
    var canvas = ViewCanvas(traits: controller.traitCollection)
    canvas.fill(rect, cornerRadius: 2.5, color)
    return canvas.list.items
  }

  /// The appearance behind the bars, which the controller's view may have chosen for itself.
  private static func appearance(of controller: UIViewController) -> UIUserInterfaceStyle {
    (controller.viewIfLoaded?.traitCollection ?? controller.traitCollection).userInterfaceStyle
  }

  // MARK: Who decides

  private static func hiding(from controller: UIViewController) -> UIViewController {
    if let presented = covering(controller) { return hiding(from: presented) }
    return controller.childForStatusBarHidden.map(hiding) ?? controller
  }

  private static func styling(from controller: UIViewController) -> UIViewController {
    if let presented = covering(controller) { return styling(from: presented) }
    return controller.childForStatusBarStyle.map(styling) ?? controller
  }

  /// The presented controller that decides in the presenting one's place.
  private static func covering(_ controller: UIViewController) -> UIViewController? {
    guard let presented = controller.presentedViewController else { return nil }
    let coversScreen =
      presented.modalPresentationStyle == .fullScreen
      || presented.modalPresentationCapturesStatusBarAppearance
    return coversScreen ? presented : nil
  }
}
