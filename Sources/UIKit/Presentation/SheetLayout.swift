import CoreGraphics
import Foundation
import Metrics

/// Where presented views go.
@MainActor
enum SheetLayout {
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
      let standard = style == .formSheet ? SheetMetrics.form : SheetMetrics.page
      let wanted = preferred == .zero ? standard : preferred
      let size = SheetMetrics.size(wanted: (wanted.width, wanted.height), in: bounds.size)
      return CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    }
    if bounds.width > bounds.height { return bounds }
    let top = safeArea.top + SheetMetrics.topGap
    let maximum = SheetMetrics.maximumDetent(
      height: bounds.height, safeTop: safeArea.top, safeBottom: safeArea.bottom)
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
