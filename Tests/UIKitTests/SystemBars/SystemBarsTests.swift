import Device
import DisplayList
import Testing

@testable import UIKit

/// What the system draws over an app.
@MainActor
struct SystemBarsTests {
  private final class Controller: UIViewController {
    var isHidden = false
    var style = UIStatusBarStyle.default
    override var prefersStatusBarHidden: Bool { isHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
  }

  private let controller = Controller()
  private let window = UIWindow(frame: UIScreen.main.bounds)

  private func items(
    _ root: UIViewController? = nil, on model: DeviceModel = .standard
  ) -> [DisplayItem] {
    window.rootViewController = root ?? controller
    return SystemBars.items(over: window, on: Device(model: model))
  }

  private func text(_ items: [DisplayItem]) -> String { "\(DisplayList(items))" }

  @Test func aPhoneShowsTheTimeAndTheWayHome() {
    let shown = items()
    #expect(shown.count > 1)
    #expect(text(shown).contains("9:41"))
  }

  @Test func aHiddenStatusBarLeavesTheWayHome() {
    controller.isHidden = true
    #expect(items().count == 1)
    #expect(!text(items()).contains("9:41"))
  }

  @Test func theControllerInFrontDecides() {
    controller.isHidden = true
    #expect(items(UINavigationController(rootViewController: controller)).count == 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), controller]
    #expect(text(items(tabs)).contains("9:41"))
    tabs.selectedIndex = 1
    #expect(items(tabs).count == 1)
  }

  @Test func theStyleChoosesTheColour() {
    let dark = text(items())
    controller.style = .lightContent
    #expect(text(items()) != dark)
    controller.style = .darkContent
    #expect(text(items()) == dark)
  }

  @Test func anAppearanceThatTheViewAsksForChoosesTheColours() {
    let light = items()
    controller.style = .lightContent
    let lightStatusBar = text(Array(items().dropLast()))
    controller.style = .default
    controller.view.overrideUserInterfaceStyle = .dark
    let dark = items()
    #expect(text(Array(dark.dropLast())) == lightStatusBar)
    #expect(text(Array(dark.suffix(1))) != text(Array(light.suffix(1))))
  }

  @Test(arguments: [(CGFloat(390), CGFloat(47)), (393, 59), (375, 20)])
  func theTimeStandsBesideWhatTheDeviceCovers(width: CGFloat, inset: CGFloat) {
    let metrics = StatusBarMetrics(width: width, inset: inset)
    #expect(metrics.timeCenter.y < inset)
    #expect(metrics.right < width)
    #expect(inset < 24 ? metrics.timeCenter.x == width / 2 : metrics.timeCenter.x < 80)
  }

  @Test func aTabletTellsTheDayAndTheCharge() {
    let shown = text(items(on: .iPad10))
    #expect(shown.contains("Tue Jan 9") && shown.contains("100%"))
  }

  @Test func theBarShowsWhatTheDeviceIsSetTo() {
    let device = Device(model: .iPhone16)
    window.rootViewController = controller
    let full = SystemBars.items(over: window, on: device)
    device.statusBar.time = "10:10"
    device.statusBar.cellularBars = nil
    let changed = SystemBars.items(over: window, on: device)
    #expect(text(changed).contains("10:10") && !text(changed).contains("9:41"))
    #expect(changed.count < full.count)
    device.statusBar.wifiBars = 0
    device.statusBar.batteryLevel = 10
    #expect(text(SystemBars.items(over: window, on: device)) != text(changed))
    device.statusBar.network = "5G"
    #expect(text(SystemBars.items(over: window, on: device)).contains("5G"))
  }
}
