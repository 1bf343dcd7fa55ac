import Foundation

extension PresentationPass {
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
