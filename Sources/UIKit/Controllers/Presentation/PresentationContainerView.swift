import Accessibility
import CoreGraphics
import Foundation
import Metrics

/// Lies over the window's content and holds what is presented.
@MainActor
final class PresentationContainerView: UIView {
  /// Whether what lies under it takes no part in accessibility and touches.
  let isModal: Bool
  let dimming: UIView?
  var layOutPresented: ((CGRect) -> CGRect)?
  weak var presentedView: UIView?
  /// Whether an app's animator has the presented view for itself; layouts leave it alone.
  var isMovedByAnimator = false
  /// What stands behind the presented view and moves with it, such as a popover's arrow.
  var backdrop: UIView? { didSet { replace(oldValue, with: backdrop) } }
  /// Where the popover is, in this view's space, and whether a control has opened it; nil for none.
  var popover: (frame: CGRect, belongsToControl: Bool)?
  /// Whether what lies under it can be seen clearly and used.
  var isOpenBelow: () -> Bool = { false }
  /// Views under it that are touched in spite of it.
  var passthroughViews: () -> [UIView] = { [] }
  /// The bar at a sheet's top; nil for none.
  var grabber: UIView? { didSet { replace(oldValue, with: grabber) } }
  /// Hears of layouts and traits; nil for one that is none of an app's presentations.
  weak var controller: UIPresentationController?
  /// Called after the presented view was placed.
  var didPlace: (() -> Void)?
  /// Called for a tap beside the presented view.
  var tappedOutside: (() -> Void)?
  /// Whether a tap there takes the presented view away.
  var presentedCanBeDismissed: () -> Bool = { true }
  private var keyboardObserver: KeyboardObserver?

  init(frame: CGRect, isModal: Bool, dims: Bool) {
    self.isModal = isModal
    dimming = dims ? UIView(frame: CGRect(origin: .zero, size: frame.size)) : nil
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let dimming {
      dimming.backgroundColor = UIColor { traits in
        UIColor(
          white: 0, alpha: SheetMetrics.dimming(isDark: traits.userInterfaceStyle == .dark))
      }
      dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(dimming)
      let tap = UITapGestureRecognizer()
      tap.onRecognized = { [weak self] _ in self?.tappedOutside?() }
      dimming.addGestureRecognizer(tap)
    }
    // Sheets make room for the keyboard.
    keyboardObserver = KeyboardObserver { [weak self] in self?.setNeedsLayout() }
  }

  required init?(coder: NSCoder) {
    isModal = true
    dimming = nil
    super.init(coder: coder)
  }

  override var accessibilityViewIsModal: Bool {
    get { isModal && !isOpenBelow() && popover?.belongsToControl != true }
    set {}
  }

  /// A popover is a container beside the region that closes it.
  package override func accessibilityElementTree(in context: AccessibilityTreeContext)
    -> [AccessibilityElement]
  {
    let elements = super.accessibilityElementTree(in: context)
    guard let popover else { return elements }
    let id = AccessibilityTreeContext.identifier(of: self)
    let box = AccessibilityElement(
      id: id, elementType: .popover, frame: AccessibilityPass.screenRect(popover.frame, of: self),
      children: elements)
    box.isAccessibilityElement = false
    context.register(self, for: id)
    guard let dimming, presentedCanBeDismissed() else { return [box] }
    let region = AccessibilityElement(
      id: AccessibilityTreeContext.identifier(of: dimming),
      elementType: popover.belongsToControl ? .button : .other,
      frame: AccessibilityPass.screenFrame(of: self))
    region.label = DismissRegionNames.label
    region.identifier = DismissRegionNames.identifier
    region.activationPoint = AccessibilityPass.screenPoint(
      bounds.freePoint(beside: popover.frame), of: self)
    context.register(dimming, for: region.id)
    return [region, box]
  }

  override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    place()
    controller?.containerViewDidLayoutSubviews()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    controller?.traitCollectionDidChange(previousTraitCollection)
  }

  private func place() {
    if let presentedView, let layOutPresented, !isMovedByAnimator {
      presentedView.frame = layOutPresented(bounds)
    }
    didPlace?()
    dimming?.isHidden = isOpenBelow()
    guard let grabber, let presentedView else { return }
    let size = SheetMetrics.grabber
    grabber.frame = CGRect(
      x: presentedView.frame.midX - size.width / 2,
      y: presentedView.frame.minY + SheetMetrics.grabberTop, width: size.width, height: size.height)
    if subviews.last !== grabber { bringSubviewToFront(grabber) }
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    if let presentedView, presentedView.superview === self {
      insertSubview(new, belowSubview: presentedView)
    } else {
      addSubview(new)
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self || hit === dimming else { return hit }
    for view in passthroughViews() {
      let inside = view.convert(point, from: self)
      if let found = view.hitTest(inside, with: event) { return found }
    }
    return isOpenBelow() ? nil : hit
  }

  /// The traits of sheets in dark mode are those of an elevated surface.
  override var traitCollection: UITraitCollection {
    let traits = super.traitCollection
    guard dimming != nil, traits.userInterfaceLevel != .elevated else { return traits }
    return traits.modifyingTraits { $0.userInterfaceLevel = .elevated }
  }
}

extension CGRect {
  /// The middle of the largest strip above, below or beside a card: there a touch closes what the card shows.
  func freePoint(beside card: CGRect) -> CGPoint {
    let strips = [
      CGRect(x: minX, y: minY, width: width, height: max(card.minY - minY, 0)),
      CGRect(x: minX, y: card.maxY, width: width, height: max(maxY - card.maxY, 0)),
      CGRect(x: minX, y: minY, width: max(card.minX - minX, 0), height: height),
      CGRect(x: card.maxX, y: minY, width: max(maxX - card.maxX, 0), height: height),
    ]
    let largest = strips.max { $0.width * $0.height < $1.width * $1.height } ?? .zero
    return CGPoint(x: largest.midX, y: largest.midY)
  }
}
