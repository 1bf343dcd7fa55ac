import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct ViewSettingsTests {
  @Test func aDimmedTintIsGreyDownToANormalView() {
    let outer = UIView()
    let inner = UIView()
    let normal = UIView()
    outer.addSubview(inner)
    inner.addSubview(normal)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    #expect(inner.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    normal.tintAdjustmentMode = .normal
    #expect(inner.tintAdjustmentMode == .dimmed)
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    inner.tintColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(red == green && green == blue)
    #expect(normal.tintColor == .red)
  }

  @Test func rootViewsKeepTheSystemsLeastMargins() {
    let controller = UIViewController()
    let window = show(controller)
    defer { window.isHidden = true }
    controller.view.layoutMargins = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 50)
    #expect(controller.view.layoutMargins.left == 16)
    #expect(controller.view.layoutMargins.right == 50)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins.left == 2)
  }

  @Test func aControllerCanLeaveItsScrollViewToScrollableAxes() {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: UIScreen.main.bounds)
    controller.view.addSubview(scroll)
    let window = show(controller)
    defer { window.isHidden = true }
    #expect(scroll.adjustedContentInset.top == window.safeAreaInsets.top)
    controller.automaticallyAdjustsScrollViewInsets = false
    #expect(scroll.adjustedContentInset.top == 0)
    scroll.contentSize = CGSize(width: 100, height: 5000)
    #expect(scroll.adjustedContentInset.top == window.safeAreaInsets.top)
  }
}
