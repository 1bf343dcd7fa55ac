import CoreGraphics
import Foundation
import Metrics

/// A finger that moves a sheet up or down: to another detent, or away.
///
/// Differs from Apple's: the sheet comes to its new place when the finger leaves; it does not follow it.
final class SheetDragRecognizer: UIPanGestureRecognizer {
  private weak var presented: UIViewController?
  private weak var container: PresentationContainerView?
  private let style: UIModalPresentationStyle
  /// What lies under the finger and could be scrolled instead.
  private weak var scrollView: UIScrollView?
  private var start = CGPoint.zero

  init(of presented: UIViewController, style: UIModalPresentationStyle) {
    self.presented = presented
    self.style = style
    super.init(target: nil, action: nil)
    receives = { [weak self] in self?.isForSheet($0) ?? false }
    onRecognized = { [weak self] _ in self?.settleIfEnded() }
  }

  static func attach(
    to container: PresentationContainerView, of presented: UIViewController,
    style: UIModalPresentationStyle
  ) {
    guard SheetLayout.isSheet(style), !(presented is UIAlertController) else { return }
    let recognizer = SheetDragRecognizer(of: presented, style: style)
    recognizer.container = container
    container.addGestureRecognizer(recognizer)
  }

  // MARK: Beginning

  /// Hosted contents and controls that are dragged have the finger for themselves.
  private func isForSheet(_ touch: UITouch) -> Bool {
    guard let sheet = presented?.viewIfLoaded, let hit = touch.view, hit.isDescendant(of: sheet),
      !(hit is any HostedContent)
    else { return false }
    if let control = hit as? UIControl, !control.isTouchUpPrimary, !(control is UITextField) {
      return false
    }
    scrollView = sequence(first: hit, next: \.superview).lazy.compactMap { $0 as? UIScrollView }
      .first { ScrollMotion.Axes.scrollsVertically($0) && $0.isScrollEnabled }
    return true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let place = location(in: nil)
    let isDecided = hypot(place.x - start.x, place.y - start.y) >= Self.slop
    if state == .possible, isDecided { state = .failed }
  }

  override func hasMovedEnough(by offset: CGPoint) -> Bool {
    guard super.hasMovedEnough(by: offset), abs(offset.y) > abs(offset.x) else { return false }
    guard let scrollView else { return true }
    guard scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top else { return false }
    return offset.y > 0 ? scrollView.refreshControl == nil : growsByScrolling
  }

  /// Whether the sheet can become higher, which it does before its content scrolls.
  private var growsByScrolling: Bool {
    guard let sheet = presented?.storedPresentationController as? UISheetPresentationController,
      sheet.prefersScrollingExpandsWhenScrolledToEdge, let view = presented?.viewIfLoaded
    else { return false }
    return restingPlaces(of: sheet).contains { $0.height > view.bounds.height + 0.5 }
  }

  /// Content that is at its top moves the sheet instead of itself.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is ScrollPanGestureRecognizer
  }

  // MARK: The end

  private func settleIfEnded() {
    guard state == .ended, let presented, let view = presented.viewIfLoaded else { return }
    let speed = velocity(in: nil).y
    let sheet = presented.storedPresentationController as? UISheetPresentationController
    let rests = sheet.map(restingPlaces) ?? []
    let current = view.bounds.height
    let lowest = rests.map(\.height).min() ?? current
    let end = current - translation(in: nil).y - SheetMetrics.wayOn(velocity: speed)
    let isFast = speed > 2 * lowest && current <= lowest
    if end < lowest / 2 || isFast {
      SheetLayout.userWantsToDismiss(presented)
    } else if let sheet,
      let nearest = rests.min(by: { abs($0.height - end) < abs($1.height - end) }),
      abs(nearest.height - current) > 0.5
    {
      sheet.selectedDetentIdentifier = nearest.identifier
      (sheet.delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }
  }

  /// The places where the sheet can rest, with the heights that it has there in points.
  private func restingPlaces(
    of sheet: UISheetPresentationController
  ) -> [(identifier: UISheetPresentationController.Detent.Identifier, height: CGFloat)] {
    guard let presented, let container else { return [] }
    let selected = sheet.selectedDetentIdentifier
    defer { sheet.selectedDetentIdentifier = selected }
    return sheet.detents.map { detent in
      sheet.selectedDetentIdentifier = detent.identifier
      let frame = SheetLayout.frame(of: presented, style: style, in: container.bounds)
      return (detent.identifier, frame.height)
    }
  }
}
