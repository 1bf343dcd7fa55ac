import CoreGraphics
import Foundation

/// Says how a presented controller stands on the screen, and hears of its coming and going.
///
/// Those of an app's own are asked for controllers whose presentation style is `custom`: their frame, their presented
/// view and what they add to the container count.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  weak var storedPresenting: UIViewController?
  private unowned let storedPresented: UIViewController
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var presentingViewController: UIViewController! { storedPresenting }
  open var presentedViewController: UIViewController { storedPresented }

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    storedPresented = presentedViewController
    storedPresenting = presentingViewController
    super.init()
  }

  // MARK: Views

  open var presentationStyle: UIModalPresentationStyle {
    PresentationPass.resolvedStyle(of: presentedViewController)
  }
  /// Fills the window, from just before `presentationTransitionWillBegin()` on.
  open var containerView: UIView? { presentedViewController.presentation?.container }
  /// The view that is put into the container: that of the presented controller, or one that holds it.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where the presented view comes to lie, in the container's coordinates.
  open var frameOfPresentedViewInContainerView: CGRect {
    guard let presentation = presentedViewController.presentation else { return .zero }
    return SheetLayout.frame(
      of: presentedViewController, style: presentation.style, in: presentation.container.bounds)
  }
  /// Whether the presenter's view is gone while the controller is presented.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }
  /// Differs from Apple's: for overrides to say; a presentation always covers the window.
  open var shouldPresentInFullscreen: Bool { true }
  /// Differs from Apple's: kept, and read by nobody here; `traitOverrides` of the controller count.
  open var overrideTraitCollection: UITraitCollection?

  // MARK: Coming and going

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: Content and traits

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when the presented controller prefers another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the container gets another size; tells the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    let own =
      SheetLayout.isSheet(presentationStyle)
      ? SheetLayout.frame(
        of: presented, style: presentationStyle, in: CGRect(origin: .zero, size: size)
      ).size
      : self.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented.viewWillTransition(to: own, with: coordinator)
  }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }
  /// Called when the traits of the container have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// What comes in place of a popover that a narrow screen shows in another way.
  ///
  /// Differs from Apple's: asked of popovers as they are presented, and not when the screen gets narrow meanwhile.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .automatic }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
