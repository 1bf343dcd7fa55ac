import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// A card at the bottom, half as high as the screen, over a dark view.
@MainActor
private final class CardPresentation: UIPresentationController {
  let shade = UIView()
  private(set) var log: [String] = []
  var height = CGFloat(300)

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  override func presentationTransitionWillBegin() {
    log.append("will present \(containerView?.window != nil)")
    guard let containerView else { return }
    shade.frame = containerView.bounds
    shade.alpha = 0
    containerView.addSubview(shade)
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.shade.alpha = 1 })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    log.append("did present \(completed)")
  }

  override func dismissalTransitionWillBegin() { log.append("will dismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log.append("did dismiss \(completed)")
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    height = container.preferredContentSize.height
    containerView?.setNeedsLayout()
  }
}

/// Puts the presented view into one that keeps a distance.
@MainActor
private final class FramedPresentation: UIPresentationController {
  private lazy var box: UIView = {
    let box = UIView()
    if let content = presentedViewController.view {
      content.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
      content.autoresizingMask = []
      box.addSubview(content)
    }
    return box
  }()

  override var presentedView: UIView? { box }
  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 20, y: 100, width: 100, height: 100)
  }
}

@MainActor
private final class Presenting: NSObject, UIViewControllerTransitioningDelegate {
  private(set) var made: UIPresentationController?
  private(set) weak var source: UIViewController?
  let make: (UIViewController, UIViewController?) -> UIPresentationController

  init(_ make: @escaping (UIViewController, UIViewController?) -> UIPresentationController) {
    self.make = make
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    self.source = source
    let made = make(presented, presenting)
    self.made = made
    return made
  }
}

@MainActor
@Suite(.serialized)
struct PresentationControllerTests {
  private let cards = Presenting {
    CardPresentation(presentedViewController: $0, presenting: $1)
  }

  private func card() -> UIViewController {
    let presented = UIViewController()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = cards
    return presented
  }

  @Test func anAppsControllerPlacesThePresentedView() throws {
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let presented = card()
    root.present(presented, animated: false)
    settle()
    let bounds = window.bounds
    #expect(
      presented.view.frame
        == CGRect(x: 0, y: bounds.height - 300, width: bounds.width, height: 300))
    let sut = try #require(cards.made as? CardPresentation)
    #expect(presented.presentationController === sut)
    #expect(sut.log == ["will present true", "did present true"])
    root.dismiss(animated: false)
    #expect(sut.log.suffix(2) == ["will dismiss", "did dismiss true"])
  }

  @Test func whatItAddsLiesBelowThePresentedView() throws {
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let presented = card()
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    presented.view.addSubview(button)
    root.present(presented, animated: true)
    let shade = try #require((cards.made as? CardPresentation)?.shade)
    #expect((shade.layer.presentation()?.opacity ?? 1) < 1)
    pass(1)
    #expect(shade.alpha == 1)
    tap(element(.button, "Buy"))
    #expect(taps == 1)
    root.dismiss(animated: false)
  }

  @Test func theOneThatPresentsIsTheSource() {
    let child = UIViewController()
    let root = UINavigationController(rootViewController: child)
    let window = show(root)
    defer { window.isHidden = true }
    child.present(card(), animated: false)
    #expect(cards.source === child)
    #expect(cards.made?.presentingViewController === root)
    root.dismiss(animated: false)
  }

  @Test func anotherPreferredSizeIsTold() {
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let presented = card()
    root.present(presented, animated: false)
    presented.preferredContentSize = CGSize(width: 0, height: 120)
    settle()
    #expect(presented.view.frame.height == 120)
    #expect(presented.view.frame.maxY == window.bounds.maxY)
    root.dismiss(animated: false)
  }

  @Test func otherStylesAskNobody() {
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let presented = card()
    presented.modalPresentationStyle = .pageSheet
    root.present(presented, animated: false)
    #expect(cards.made == nil)
    #expect(presented.sheetPresentationController != nil)
    root.dismiss(animated: false)
  }

  @Test func thePresentedViewMayHoldThatOfTheController() {
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let delegate = Presenting {
      FramedPresentation(presentedViewController: $0, presenting: $1)
    }
    let presented = UIViewController()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    root.present(presented, animated: true)
    pass(1)
    #expect(
      presented.view.convert(presented.view.bounds, to: nil)
        == CGRect(x: 30, y: 110, width: 80, height: 80))
    root.dismiss(animated: true)
    pass(1)
    #expect(presented.view.window == nil)
    #expect(root.presentedViewController == nil)
  }
}
