import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct PopoverTests {
  private final class KeepsPopover: NSObject, UIPopoverPresentationControllerDelegate {
    var prepared = 0
    func adaptivePresentationStyle(for controller: UIPresentationController)
      -> UIModalPresentationStyle
    { .none }
    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { prepared += 1 }
  }

  private let delegate = KeepsPopover()

  private func present(
    source: CGRect, _ set: (UIPopoverPresentationController) -> Void = { _ in }
  ) throws -> (UIViewController, UIPopoverPresentationController, UIWindow) {
    let root = UIViewController()
    let window = show(root)
    let view = UIView(frame: source)
    root.view.addSubview(view)
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 150)
    let controller = try #require(content.popoverPresentationController)
    controller.delegate = delegate
    controller.sourceView = view
    set(controller)
    root.present(content, animated: false)
    settle()
    return (content, controller, window)
  }

  @Test func aPopoverStandsBelowItsSource() throws {
    let source = CGRect(x: 150, y: 200, width: 40, height: 40)
    let (content, controller, window) = try present(source: source)
    defer { window.isHidden = true }
    #expect(content.view.frame == CGRect(x: 70, y: 253, width: 200, height: 150))
    #expect(controller.arrowDirection == .up)
    #expect(delegate.prepared == 1)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func onANarrowScreenADelegateMayWantAllOfIt(_ style: UIModalPresentationStyle) throws {
    final class TakesAll: NSObject, UIPopoverPresentationControllerDelegate {
      var style = UIModalPresentationStyle.fullScreen
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { style }
    }
    let takesAll = TakesAll()
    takesAll.style = style
    let (content, _, window) = try present(source: CGRect(x: 150, y: 200, width: 40, height: 40)) {
      $0.delegate = takesAll
    }
    defer { window.isHidden = true }
    #expect(content.view.frame == window.bounds)
    content.dismiss(animated: false)
    settle()
    #expect(content.view.window == nil)
    #expect(window.rootViewController?.view.window === window)
  }

  @Test func theArrowPointsWhereItMay() throws {
    let source = CGRect(x: 150, y: 300, width: 40, height: 40)
    let (content, controller, window) = try present(source: source) {
      $0.permittedArrowDirections = .down
    }
    defer { window.isHidden = true }
    #expect(content.view.frame.maxY == 287)
    #expect(controller.arrowDirection == .down)
  }

  @Test func aRectangleInsideTheSourceCounts() throws {
    let source = CGRect(x: 100, y: 200, width: 100, height: 100)
    let (content, _, window) = try present(source: source) {
      $0.sourceRect = CGRect(x: 0, y: 0, width: 20, height: 20)
    }
    defer { window.isHidden = true }
    #expect(content.view.frame.minY == 233)
  }

  @Test func marginsKeepThePopoverFromTheEdges() throws {
    let source = CGRect(x: 0, y: 200, width: 20, height: 20)
    let (content, controller, window) = try present(source: source)
    defer { window.isHidden = true }
    #expect(content.view.frame.minX == 10)
    controller.popoverLayoutMargins.left = 30
    settle()
    #expect(content.view.frame.minX == 30)
  }

  @Test func aPopoverMayCoverASourceThatLeavesNoRoom() throws {
    let source = CGRect(x: 10, y: 60, width: 370, height: 740)
    let (content, controller, window) = try present(source: source) {
      $0.canOverlapSourceViewRect = true
    }
    defer { window.isHidden = true }
    #expect(content.view.frame.size == CGSize(width: 200, height: 150))
    #expect(content.view.frame.midX == 195)
    #expect(controller.arrowDirection == [])
  }

  @Test func anItemOfABarCanBeTheSource() throws {
    let root = UIViewController()
    root.title = "Title"
    let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: root)
    let window = show(navigation)
    defer { window.isHidden = true }
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 150)
    content.popoverPresentationController?.delegate = delegate
    content.popoverPresentationController?.barButtonItem = item
    root.present(content, animated: false)
    settle()
    let bar = navigation.navigationBar.frame
    #expect(content.view.frame.minY == bar.maxY + 13)
    #expect(content.view.frame.maxX == window.bounds.maxX - 10)
  }

  @Test func viewsLetThroughCanBeTapped() throws {
    var taps = 0
    let source = CGRect(x: 150, y: 300, width: 40, height: 40)
    let (content, controller, window) = try present(source: source)
    defer { window.isHidden = true }
    let button = UIButton(
      frame: CGRect(x: 20, y: 700, width: 100, height: 44),
      primaryAction: UIAction { _ in taps += 1 })
    controller.presentingViewController.view.addSubview(button)
    controller.passthroughViews = [button]
    tap(CGPoint(x: 40, y: 720))
    #expect(taps == 1)
    #expect(content.presentingViewController != nil)
    tap(CGPoint(x: 300, y: 720))
    pass(1)
    #expect(content.presentingViewController == nil)
  }

  @Test func theBackgroundColoursTheArrow() throws {
    let source = CGRect(x: 150, y: 300, width: 40, height: 40)
    let (_, controller, window) = try present(source: source)
    defer { window.isHidden = true }
    let arrow = try #require(
      controller.containerView?.subviews.lazy.compactMap { $0 as? PopoverArrowView }.first)
    #expect(arrow.color == .systemBackground)
    controller.backgroundColor = .red
    settle()
    #expect(arrow.color == .red)
  }

  @Test func withoutAWordFromTheDelegateANarrowScreenShowsASheet() throws {
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 150)
    content.popoverPresentationController?.sourceView = root.view
    root.present(content, animated: false)
    settle()
    #expect(content.view.frame.width == window.bounds.width)
  }

  @Test func aPopoverStandsAboveTheScreen() throws {
    let (content, _, window) = try present(source: CGRect(x: 150, y: 200, width: 40, height: 40))
    defer { window.isHidden = true }
    let card = try #require(content.view.superview?.subviews.first { $0 is PopoverArrowView })
    #expect(card.drawn.contains("shadow"))
  }
}
