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
