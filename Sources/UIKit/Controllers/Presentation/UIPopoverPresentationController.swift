import CoreGraphics
import Device
import Foundation
import Metrics

open class UIPopoverPresentationController: UIPresentationController {
  open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { sourceDidChange() } }
  /// Where the arrow points from the moment on at which the popover is shown.
  open var arrowDirection: UIPopoverArrowDirection { layout?.arrow ?? .unknown }
  open var sourceView: UIView? { didSet { sourceDidChange() } }
  /// In the source view's coordinates; null for all of it.
  open var sourceRect = CGRect.null { didSet { sourceDidChange() } }
  /// The source, where it is an item of a bar.
  open var barButtonItem: UIBarButtonItem? { didSet { sourceDidChange() } }
  /// The source: a view or an item of a bar.
  ///
  /// A view is the same as one in `sourceView`.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }
  /// Whether the popover may cover its source where no side has room for it.
  open var canOverlapSourceViewRect = false { didSet { sourceDidChange() } }
  /// Of the arrow and of what lies behind the content.
  open var backgroundColor: UIColor? { didSet { sourceDidChange() } }
  /// Views that can be touched without the popover going away.
  open var passthroughViews: [UIView]?
  /// What the popover keeps from the window's edges, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { sourceDidChange() }
  }

  /// Whether a control of the system has opened it, such as the calendar of a date picker: it has no arrow, it
  /// stays a popover on narrow screens, and what stands behind it is still told.
  var belongsToControl = false

  /// A popover without a source ends an app on iOS; on a narrow screen it is a sheet and needs none.
  func checkSource() {
    guard barButtonItem == nil, sourceView == nil, PopoverLayout.staysPopover(self),
      PresentationPass.adaptedStyle(.popover, of: self) == .popover
    else { return }
    RuntimeIssue.fail(wordsWithoutSource)
  }

  /// Those of iOS's exceptions, as crash logs have them.
  private var wordsWithoutSource: String {
    guard let reason = presentedViewController.reasonForSource else {
      return
        "UIPopoverPresentationController (of \(type(of: presentedViewController))) should have "
        + "a non-nil sourceView or barButtonItem set before the presentation occurs."
    }
    let kind = presentedViewController is UIAlertController ? "alert" : "view"
    return reason
      + " with this style is UIModalPresentationPopover. You must provide location information for "
      + "this popover through the \(kind) controller's popoverPresentationController. You must "
      + "provide either a sourceView and sourceRect or a barButtonItem. If this information is not "
      + "known when you present the \(kind) controller, you may provide it in the "
      + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
  }

  private var layout: PopoverLayout? {
    guard let container = containerView else { return nil }
    return PopoverLayout(of: presentedViewController, style: .popover, in: container.bounds)
  }

  private func sourceDidChange() {
    containerView?.setNeedsLayout()
    UIChange.note()
  }

  /// Gives the container its arrow, or takes it away where the popover is a sheet.
  func updateLooks() {
    guard let container = presentedViewController.presentation?.container else { return }
    container.passthroughViews = { [weak self] in self?.passthroughViews ?? [] }
    container.didPlace = { [weak self] in self?.placeArrow() }
  }

  private func placeArrow() {
    guard let container = presentedViewController.presentation?.container else { return }
    let view = presentedViewController.viewIfLoaded
    container.popover = layout.map { ($0.frame, belongsToControl) }
    guard let layout else {
      container.backdrop = nil
      view?.presentedCornerRadius = SheetLayout.cornerRadius(
        of: presentedViewController, style: .popover, in: container.bounds)
      return
    }
    let arrow = container.backdrop as? PopoverArrowView ?? PopoverArrowView()
    container.dimming?.backgroundColor = .clear
    container.backdrop = arrow
    arrow.color =
      backgroundColor ?? view?.backgroundColor
      ?? (view is AlertView ? AlertView.cardColor : .systemBackground)
    arrow.hasArrow = !belongsToControl
    arrow.follow(layout, in: container.bounds)
    view?.presentedCornerRadius = PopoverMetrics.cornerRadius
  }
}

/// What a popover's arrow may point at: a view or an item of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
