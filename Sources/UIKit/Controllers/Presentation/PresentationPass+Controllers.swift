import Foundation

extension PresentationPass {
  /// Of a popover on a narrow screen: the whole screen where the delegate wants that.
  ///
  /// For everything else a popover or a sheet is made, as `PopoverLayout` knows.
  static func adaptedStyle(
    _ style: UIModalPresentationStyle, of controller: UIPresentationController?
  ) -> UIModalPresentationStyle {
    guard style == .popover, let popover = controller as? UIPopoverPresentationController,
      !popover.belongsToControl
    else { return style }
    let traits = popover.presentedViewController.traitCollection
    guard traits.horizontalSizeClass != .regular,
      let wanted = popover.delegate?.adaptivePresentationStyle(
        for: popover, traitCollection: traits),
      wanted == .fullScreen || wanted == .overFullScreen
    else { return style }
    return wanted
  }

  /// The controller to present: in place of a popover that does not stay one, what its delegate has for the other style.
  ///
  /// The delegate is then that of the new presentation, unless this has one. That the style of a sheet is told as
  /// `formSheet` is believed.
  static func adapted(
    _ presented: UIViewController, from source: UIViewController
  ) -> UIViewController {
    guard resolvedStyle(of: presented) == .popover else { return presented }
    // Its traits are those of its presenter.
    presented.storedPresenting = source
    defer { presented.storedPresenting = nil }
    let controller = presentationController(of: presented, from: source)
    guard let popover = controller as? UIPopoverPresentationController,
      !PopoverLayout.staysPopover(popover), let delegate = popover.delegate
    else { return presented }
    let wanted = adaptedStyle(.popover, of: popover)
    let style = wanted == .popover ? UIModalPresentationStyle.formSheet : wanted
    guard
      let other = delegate.presentationController(
        popover, viewControllerForAdaptivePresentationStyle: style), other !== presented
    else { return presented }
    // Presented by itself another time, it has the controller of its style then.
    presented.storedPresentationController = nil
    other.modalPresentationStyle = style
    if let controller = other.presentationController, controller.delegate == nil {
      controller.delegate = delegate
    }
    return other
  }

  /// The one that a controller has, or a new one.
  ///
  /// `source`: Who presents it, if it is about to be presented.
  static func presentationController(
    of controller: UIViewController, from source: UIViewController? = nil
  ) -> UIPresentationController? {
    if let existing = controller.storedPresentationController { return existing }
    let style = resolvedStyle(of: controller)
    let made: UIPresentationController
    if style == .custom,
      let custom = controller.transitioningDelegate?.presentationController(
        forPresented: controller, presenting: controller.storedPresenting,
        source: source ?? controller.storedPresenting ?? controller)
    {
      made = custom
    } else if style == .popover {
      made = UIPopoverPresentationController(
        presentedViewController: controller, presenting: controller.storedPresenting)
    } else if SheetLayout.isSheet(style) {
      made = UISheetPresentationController(
        presentedViewController: controller, presenting: controller.storedPresenting)
    } else {
      made = UIPresentationController(
        presentedViewController: controller, presenting: controller.storedPresenting)
    }
    controller.storedPresentationController = made
    return made
  }
}
