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
    if let popover = PopoverLayout(of: presented, style: style, in: bounds) { return popover.frame }
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
    let sheet = presented.storedPresentationController as? UISheetPresentationController
    let isLow = bounds.width > bounds.height
    if isLow, !(sheet?.prefersEdgeAttachedInCompactHeight ?? false) { return bounds }
    let top = safeArea.top + topGap
    let maximum = bounds.height - top - safeArea.bottom
    let height = sheet?.selectedHeight(maximum: maximum) ?? maximum
    let y = max(bounds.height - height - safeArea.bottom, top)
    var frame = CGRect(x: 0, y: y, width: bounds.width, height: bounds.height - y)
    if isLow {
      frame = frame.inset(
        by: UIEdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right))
      let preferred = presented.preferredContentSize.width
      if sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached ?? false, preferred > 0 {
        let width = min(preferred, frame.width)
        frame = CGRect(x: frame.midX - width / 2, y: y, width: width, height: frame.height)
      }
    }
    return frame
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
