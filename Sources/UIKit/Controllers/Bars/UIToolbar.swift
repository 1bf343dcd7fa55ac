import Accessibility
import CoreGraphics
import Foundation
import Metrics

@preconcurrency @MainActor
open class UIToolbar: UIView {
  private var itemViews = BarItemViews()

  open weak var delegate: (any UIToolbarDelegate)?
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in items ?? [] { item.onChange = { [weak self] in self?.setNeedsLayout() } }
      setNeedsLayout()
    }
  }
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var barStyle = UIBarStyle.default { didSet { setNeedsDisplay() } }
  open var isTranslucent = true { didSet { setNeedsDisplay() } }
  open var standardAppearance = UIToolbarAppearance() { didSet { setNeedsLayout() } }
  /// While no content is scrolled under the bar of a navigation controller; without one the bar has no background
  /// then, as Apple documents since iOS 15.
  ///
  /// Differs from Apple's: the background follows at once, the items' looks with the bar's next layout.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { setNeedsLayout() } }
  /// Where the screen is low, as an iPhone's is on its side; nil for the standard one.
  open var compactAppearance: UIToolbarAppearance? { didSet { setNeedsLayout() } }
  /// The same at the scroll edge; nil for `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { setNeedsLayout() } }
  /// Of which the bar is part; nil for a bar that an app uses by itself, which ignores its scroll edge.
  weak var controller: UINavigationController?

  private var isAtScrollEdge: Bool { controller?.isAtBottomEdge ?? false }

  private var shownAppearance: UIToolbarAppearance {
    let usual = (isCompact ? compactAppearance : nil) ?? standardAppearance
    guard isAtScrollEdge else { return usual }
    return (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance ?? usual
  }

  var backgroundImages = BarImages() { didSet { setNeedsDisplay() } }

  /// An empty image makes the bar transparent.
  open func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[position, barMetrics] = image
  }

  open func backgroundImage(
    forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[position, barMetrics]
  }

  /// Whether no line is drawn above the bar; set by its key.
  var hidesShadow = false { didSet { setNeedsDisplay() } }
  var shadowImages: [UIBarPosition: UIImage] = [:] { didSet { setNeedsDisplay() } }

  /// In place of the line above the bar; an empty image for none.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition position: UIBarPosition
  ) {
    shadowImages[position] = shadowImage
  }

  open func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? {
    shadowImages[position]
  }

  /// Differs from Apple's: the items are there at once, `animated` or not.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// In points: 44, lower on a phone that lies on its side, taller on an iPad.
  var preferredHeight: CGFloat {
    ToolbarMetrics.height(isCompact: isCompact, isPad: traitCollection.isRoomy)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: preferredHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  /// Flexible spaces share what is left; without any the items stand apart evenly.
  open override func layoutSubviews() {
    super.layoutSubviews()
    itemViews.beginLayout()
    let items = (items ?? []).filter { !$0.isHidden }
    let appearance = shownAppearance
    let views = items.map { item -> BarButtonView? in
      guard !item.isSpace else { return nil }
      let looks: UIBarButtonItemAppearance? =
        item.style == .done
        ? appearance.doneButtonAppearance : appearance.buttonAppearance
      return itemViews.view(for: item, in: self, looks)
    }
    itemViews.endLayout()
    let widths = zip(items, views).map { $1?.preferredWidth ?? $0.width }
    let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
    let side = safeAreaInsets
    let free = max(
      bounds.width - side.left - side.right - 2 * ToolbarMetrics.margin - widths.reduce(0, +), 0)
    let stretch = flexible > 0 ? free / CGFloat(flexible) : 0
    let gap = flexible == 0 && items.count > 1 ? free / CGFloat(items.count - 1) : 0
    var x = ToolbarMetrics.margin + (isRightToLeft ? side.right : side.left)
    for (index, view) in views.enumerated() {
      if let view {
        view.frame = mirrored(
          CGRect(x: x, y: 0, width: widths[index], height: bounds.height))
        if view.superview !== self { addSubview(view) }
      }
      x += widths[index] + gap + (items[index].systemItem == .flexibleSpace ? stretch : 0)
    }
  }

  // MARK: Drawing and accessibility

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    let below = max((superview?.bounds.height ?? frame.maxY) - frame.maxY, 0)
    let above = barPosition == .topAttached ? frame.minY : 0
    let isOnTop = barPosition == .top || barPosition == .topAttached
    let rect = CGRect(
      x: 0, y: -above, width: bounds.width,
      height: bounds.height + above + (isOnTop ? 0 : below))
    let image = backgroundImages.shown(at: barPosition, isCompact: isCompact)
    let isPlain = barStyle == .default && image == nil
    if isAtScrollEdge, scrollEdgeAppearance == nil, isPlain { return }
    BarBackground(
      appearance: shownAppearance, tint: barTintColor, style: barStyle,
      isTranslucent: isTranslucent, image: image,
      shadowImage: shadowImages[barPosition] ?? shadowImages[.any], hidesShadow: hidesShadow
    ).append(in: rect, edge: isOnTop ? bounds.height : -canvas.pixel, view: self, to: &canvas)
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(.toolbar, isElement: false, label: "Toolbar")
  }
}

/// Says where a toolbar stands that belongs to no navigation controller.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIToolbar: UIBarPositioning {
  /// At the bottom, unless the delegate says otherwise.
  public var barPosition: UIBarPosition {
    let own =
      controller == nil ? DefaultRequirement.asked(delegate?.position(for: self)) ?? .any : .any
    return own == .any ? .bottom : own
  }
}
