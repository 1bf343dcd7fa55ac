import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct SheetTests {
  private func present(
    _ set: (UISheetPresentationController) -> Void
  ) throws -> (UIViewController, UIViewController, UIWindow) {
    let root = UIViewController()
    let window = show(root)
    let sheet = UIViewController()
    sheet.view.backgroundColor = .systemBackground
    set(try #require(sheet.sheetPresentationController))
    root.present(sheet, animated: false)
    settle()
    return (root, sheet, window)
  }

  @Test func aGrabberStandsAtTheTopWhereWanted() throws {
    let (_, sheet, window) = try present { $0.prefersGrabberVisible = true }
    defer { window.isHidden = true }
    let grabber = try #require(element(.button, "Sheet Grabber"))
    let top = sheet.view.convert(sheet.view.bounds, to: nil)
    #expect(abs(grabber.frame.midX - top.midX) < 0.01)
    #expect(grabber.frame.minY == top.minY + 5)
    sheet.sheetPresentationController?.prefersGrabberVisible = false
    settle()
    #expect(element(.button, "Sheet Grabber") == nil)
  }

  @Test func aSheetThatCoversTheScreenHasNoGrabber() throws {
    let device = UIApplication.shared.device
    device.orientation = .landscapeLeft
    defer { device.orientation = .portrait }
    let (_, sheet, window) = try present { $0.prefersGrabberVisible = true }
    defer { window.isHidden = true }
    #expect(element(.button, "Sheet Grabber") == nil)
    sheet.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
    settle()
    #expect(element(.button, "Sheet Grabber") != nil)
  }

  @Test func whatLiesBelowAnUndimmedSheetCanBeTapped() throws {
    let (root, sheet, window) = try present { controller in
      controller.detents = [.medium(), .large()]
      controller.selectedDetentIdentifier = .medium
    }
    defer { window.isHidden = true }
    var taps = 0
    let button = UIButton(
      frame: CGRect(x: 100, y: 120, width: 100, height: 44),
      primaryAction: UIAction { _ in taps += 1 })
    root.view.addSubview(button)
    settle()
    let controller = try #require(sheet.sheetPresentationController)
    controller.largestUndimmedDetentIdentifier = .medium
    settle()
    tap(CGPoint(x: 150, y: 140))
    #expect(taps == 1)
    #expect(root.presentedViewController === sheet)
    controller.selectedDetentIdentifier = .large
    settle()
    #expect(controller.containerView?.accessibilityViewIsModal == true)
    controller.selectedDetentIdentifier = .medium
    controller.largestUndimmedDetentIdentifier = nil
    settle()
    tap(CGPoint(x: 150, y: 140))
    pass(1)
    #expect(taps == 1)
    #expect(root.presentedViewController == nil)
  }

  @Test(arguments: [true, false])
  func aDragOfContentAtItsTopMakesTheSheetHigherWhereWanted(grows: Bool) throws {
    let (_, sheet, window) = try present { controller in
      controller.detents = [.medium(), .large()]
      controller.prefersScrollingExpandsWhenScrolledToEdge = grows
    }
    defer { window.isHidden = true }
    let scroll = UIScrollView(frame: sheet.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 390, height: 3_000)
    sheet.view.addSubview(scroll)
    settle()
    let top = scroll.contentOffset.y
    let low = sheet.view.bounds.height
    let area = CGRect(x: 0, y: 844 - low + 40, width: 390, height: low - 80)
    play(.swipe(.up, in: area))
    pass(2)
    #expect((sheet.view.bounds.height > low + 100) == grows)
    #expect((scroll.contentOffset.y == top) == grows)
    // At its full height the content scrolls.
    play(.swipe(.up, in: area))
    pass(2)
    #expect(scroll.contentOffset.y > top)
  }

  @Test func cornersAreRoundWithoutChangingTheLayer() throws {
    let (_, sheet, window) = try present { _ in }
    defer { window.isHidden = true }
    let usual = DrawingPass.items(of: sheet.view)
    sheet.sheetPresentationController?.preferredCornerRadius = 10
    #expect(DrawingPass.items(of: sheet.view) == usual)
    sheet.sheetPresentationController?.preferredCornerRadius = 24
    #expect(DrawingPass.items(of: sheet.view) != usual)
    sheet.sheetPresentationController?.preferredCornerRadius = 0
    #expect(DrawingPass.items(of: sheet.view) != usual)
    #expect(sheet.view.layer.cornerRadius == 0)
  }

  @Test func onlyTheUpperCornersOfASheetAreOnTheScreen() throws {
    let (_, sheet, window) = try present { _ in }
    defer { window.isHidden = true }
    let view = try #require(sheet.view)
    let outline = SheetLayout.outline(of: view, bounds: view.bounds, cornerRadius: 10)
    #expect(outline == CGRect(x: 0, y: 0, width: 390, height: view.bounds.height + 10))
    view.frame.origin.y -= 50
    #expect(SheetLayout.outline(of: view, bounds: view.bounds, cornerRadius: 10) == view.bounds)
  }

  @Test func aPopoverThatBecomesASheetHasItsCorners() throws {
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = root.view
    root.present(content, animated: false)
    settle()
    #expect(content.view.presentedCornerRadius == 10)
  }

  @Test func aSheetKeepsToTheBottomOfALowScreenWhereWanted() throws {
    let device = UIApplication.shared.device
    device.orientation = .landscapeLeft
    defer { device.orientation = .portrait }
    let (_, sheet, window) = try present { $0.detents = [.medium()] }
    defer { window.isHidden = true }
    #expect(sheet.view.frame == window.bounds)
    #expect(sheet.view.presentedCornerRadius == nil)
    let controller = try #require(sheet.sheetPresentationController)
    controller.prefersEdgeAttachedInCompactHeight = true
    settle()
    #expect(sheet.view.frame.maxY == window.bounds.maxY)
    #expect(sheet.view.frame.minY > 100)
    #expect(sheet.view.presentedCornerRadius == 10)
    #expect(sheet.view.frame.width == window.bounds.width - window.safeAreaInsets.horizontal)
    sheet.preferredContentSize = CGSize(width: 300, height: 0)
    controller.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    settle()
    #expect(sheet.view.frame.width == 300)
  }
}
