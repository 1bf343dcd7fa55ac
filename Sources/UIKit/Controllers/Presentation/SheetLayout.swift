import CoreGraphics
import Foundation

/// Where presented views go.
@MainActor
enum SheetLayout {
  /// Space between the top of the safe area and a large sheet, in points.
  private static let topGap: CGFloat = 10

  static func isSheet(_ style: UIModalPresentationStyle) -> Bool {
    style == .pageSheet || style == .formSheet || style == .popover
  }

  /// In the container's coordinates.
  static func frame(
    of presented: UIViewController, style: UIModalPresentationStyle, in bounds: CGRect
  ) -> CGRect {
    if let alert = presented as? UIAlertController { return alert.frame(in: bounds) }
    guard isSheet(style) else { return bounds }
    let safeArea = presented.storedPresenting?.viewIfLoaded?.window?.safeAreaInsets ?? .zero
    let isCompact = presented.traitCollection.horizontalSizeClass != .regular
    guard isCompact else {
      let preferred = presented.preferredContentSize
      var size =
        style == .formSheet
        ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: bounds.height - 44)
      if preferred != .zero { size = preferred }
      size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
      return CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    }
    if bounds.width > bounds.height { return bounds }
    let top = safeArea.top + topGap
    let maximum = bounds.height - top - safeArea.bottom
    let sheet = presented.storedPresentationController as? UISheetPresentationController
    let height = sheet?.selectedHeight(maximum: maximum) ?? maximum
    let y = max(bounds.height - height - safeArea.bottom, top)
    return CGRect(x: 0, y: y, width: bounds.width, height: bounds.height - y)
  }

  /// The user swiped the sheet down or tapped beside it.
  package static func userWantsToDismiss(_ presented: UIViewController) {
    let controller = presented.storedPresentationController
    let delegate = controller?.delegate
    if presented.isModalInPresentation
      || delegate?.presentationControllerShouldDismiss(
        controller ?? UIPresentationController(presentedViewController: presented, presenting: nil))
        == false
    {
      controller.map { delegate?.presentationControllerDidAttemptToDismiss($0) }
      return
    }
    controller.map { delegate?.presentationControllerWillDismiss($0) }
    presented.storedPresenting?.dismiss(animated: true) {
      controller.map { delegate?.presentationControllerDidDismiss($0) }
    }
  }
}
