import CoreGraphics
import Foundation
import Metrics

/// Where presented views go.
@MainActor
enum SheetLayout {
  static func isSheet(_ style: UIModalPresentationStyle) -> Bool {
    style == .pageSheet || style == .formSheet || style == .popover
  }

  /// Whether a sheet is as large as the screen: on a low one, unless it asks for something else.
  static func coversScreen(_ presented: UIViewController, _ bounds: CGRect) -> Bool {
    let sheet = presented.storedPresentationController as? UISheetPresentationController
    return presented.traitCollection.horizontalSizeClass != .regular
      && bounds.width > bounds.height && !(sheet?.prefersEdgeAttachedInCompactHeight ?? false)
  }

  /// Whether a controller fills a sheet, at whose top bars are taller.
  static func isInSheet(_ controller: UIViewController) -> Bool {
    let presented = sequence(first: controller, next: \.parent).first { $0.presentation != nil }
    guard let presented, let style = presented.presentation?.style else { return false }
    let screen = presented.viewIfLoaded?.window?.bounds ?? .zero
    return isSheet(style) && !coversScreen(presented, screen)
  }

  // MARK: Corners

  /// In points; nil for square corners, as of a sheet that covers the screen.
  static func cornerRadius(
    of presented: UIViewController, style: UIModalPresentationStyle, in bounds: CGRect
  ) -> CGFloat? {
    guard isSheet(style), !coversScreen(presented, bounds), !(presented is UIAlertController)
    else { return nil }
    let sheet = presented.storedPresentationController as? UISheetPresentationController
    return sheet?.preferredCornerRadius ?? SheetMetrics.cornerRadius
  }

  /// What of a presented view is clipped to round corners: the lower ones of a sheet at the bottom lie outside of
  /// the screen.
  static func outline(of view: UIView, bounds: CGRect, cornerRadius: CGFloat) -> CGRect {
    var outline = bounds
    if let room = view.superview, view.frame.maxY >= room.bounds.maxY - 0.5 {
      outline.size.height += cornerRadius
    }
    return outline
  }

  // MARK: Places

  /// In the container's coordinates.
  ///
  /// While something in it is typed in a sheet is higher by the keyboard below it, as far as there is room, unless it
  /// is not to be `aboveKeyboard`.
  static func frame(
    of presented: UIViewController, style: UIModalPresentationStyle, in bounds: CGRect,
    aboveKeyboard: Bool = true
  ) -> CGRect {
    if let popover = PopoverLayout(of: presented, style: style, in: bounds) { return popover.frame }
    if let alert = presented as? UIAlertController { return alert.frame(in: bounds) }
    guard isSheet(style) else { return bounds }
    let safeArea = presented.storedPresenting?.viewIfLoaded?.window?.safeAreaInsets ?? .zero
    let isCompact = presented.traitCollection.horizontalSizeClass != .regular
    let isTyping = aboveKeyboard && isTyping(in: presented)
    let covered = isTyping ? Keyboard.covered(endingAt: bounds.height) : 0
    guard isCompact else {
      let preferred = presented.preferredContentSize
      let standard = style == .formSheet ? SheetMetrics.form : SheetMetrics.page
      let wanted = preferred == .zero ? standard : preferred
      let size = SheetMetrics.size(wanted: (wanted.width, wanted.height), in: bounds.size)
      return CGRect(
        x: (bounds.width - size.width) / 2,
        y: SheetMetrics.top(
          height: size.height, in: bounds.height, safeTop: safeArea.top, keyboard: covered),
        width: size.width, height: size.height)
    }
    let sheet = presented.storedPresentationController as? UISheetPresentationController
    let isLow = bounds.width > bounds.height
    if coversScreen(presented, bounds) { return bounds }
    let top = safeArea.top + SheetMetrics.topGap
    let maximum = SheetMetrics.maximumDetent(
      height: bounds.height, safeTop: safeArea.top, safeBottom: safeArea.bottom)
    let height = sheet?.selectedHeight(maximum: maximum) ?? maximum
    let y = max(bounds.height - height - max(safeArea.bottom, covered), top)
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

  /// Whether the keyboard is up for something in a sheet.
  static func isTyping(in presented: UIViewController) -> Bool {
    guard Keyboard.isShown, let sheet = presented.viewIfLoaded,
      let typed = FirstResponder.current as? UIView
    else { return false }
    return typed.isDescendant(of: sheet)
  }

  // MARK: Leaving

  /// Whether the user may not take a sheet away: the controller says so, or one that is seen in it.
  ///
  /// In Apple's sample of a sheet with unsaved changes the page inside of a presented stack says it.
  static func isModal(_ controller: UIViewController) -> Bool {
    controller.isModalInPresentation || controller.childrenForAppearance.contains(where: isModal)
  }

  /// The user swiped the sheet down or tapped beside it.
  package static func userWantsToDismiss(_ presented: UIViewController) {
    let controller = presented.storedPresentationController
    let delegate = controller?.delegate
    if isModal(presented)
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

extension UINavigationBar {
  /// At the top of a system's controller, which may fill a sheet; in points.
  package func preferredHeight(in controller: UIViewController) -> CGFloat {
    preferredHeight(inSheet: SheetLayout.isInSheet(controller))
  }
}
