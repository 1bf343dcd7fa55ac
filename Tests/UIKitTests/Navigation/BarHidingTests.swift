import CoreGraphics
import Device
import Testing

@testable import UIKit

@MainActor
struct BarHidingTests {
  private func screen() -> (UINavigationController, UIViewController, UIWindow) {
    let root = UIViewController()
    root.title = "Title"
    let navigation = UINavigationController(rootViewController: root)
    return (navigation, root, show(navigation))
  }

  @Test func aTapHidesTheBarsAndShowsThemAgain() {
    let (navigation, _, window) = screen()
    defer { window.isHidden = true }
    navigation.isToolbarHidden = false
    tap(CGPoint(x: 200, y: 400))
    #expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsOnTap = true
    tap(CGPoint(x: 200, y: 400))
    #expect(navigation.isNavigationBarHidden)
    #expect(navigation.isToolbarHidden)
    tap(CGPoint(x: 200, y: 400))
    #expect(!navigation.isNavigationBarHidden)
    #expect(!navigation.isToolbarHidden)
  }

  @Test func aTapOnAControlLeavesTheBars() {
    let (navigation, root, window) = screen()
    defer { window.isHidden = true }
    navigation.hidesBarsOnTap = true
    root.view.addSubview(UIButton(frame: CGRect(x: 150, y: 350, width: 100, height: 100)))
    tap(CGPoint(x: 200, y: 400))
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func swipesHideAndShowTheBars() {
    let (navigation, _, window) = screen()
    defer { window.isHidden = true }
    navigation.hidesBarsOnSwipe = true
    let low = CGPoint(x: 200, y: 600)
    let high = CGPoint(x: 200, y: 400)
    play(.drag(from: low, to: high))
    #expect(navigation.isNavigationBarHidden)
    play(.drag(from: high, to: low))
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func aLowScreenHidesTheBarsAndATapShowsThem() {
    let device = UIApplication.shared.device
    let (navigation, _, window) = screen()
    defer { window.isHidden = true }
    navigation.hidesBarsWhenVerticallyCompact = true
    #expect(!navigation.isNavigationBarHidden)
    device.orientation = .landscapeLeft
    defer { device.orientation = .portrait }
    settle()
    #expect(navigation.isNavigationBarHidden)
    tap(CGPoint(x: 300, y: 200))
    #expect(!navigation.isNavigationBarHidden)
    tap(CGPoint(x: 300, y: 200))
    #expect(navigation.isNavigationBarHidden)
    device.orientation = .portrait
    settle()
    #expect(!navigation.isNavigationBarHidden)
    tap(CGPoint(x: 200, y: 400))
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func theKeyboardHidesTheBars() {
    let (navigation, root, window) = screen()
    defer { window.isHidden = true }
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    root.view.addSubview(field)
    navigation.hidesBarsWhenKeyboardAppears = true
    field.becomeFirstResponder()
    #expect(navigation.isNavigationBarHidden)
    field.resignFirstResponder()
    settle()
  }
}
