import Accessibility
import CoreGraphics
import Device
import Foundation
import Metrics

@preconcurrency @MainActor
open class UITabBar: UIView {
  private var buttons: [TabButton] = []
  var onSelect: ((Int) -> Void)?

  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]? { didSet { rebuild() } }
  open var selectedItem: UITabBarItem? {
    didSet {
      updateSelection()
      setNeedsDisplay()
    }
  }
  /// Differs from Apple's: `.automatic` fills the bar everywhere.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// Of items in the middle of the bar, in points; 0 for the usual width.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Between items in the middle of the bar, in points; 0 for the usual space.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var unselectedItemTintColor: UIColor? { didSet { updateSelection() } }
  open var isTranslucent = true { didSet { setNeedsDisplay() } }
  open var barStyle = UIBarStyle.default { didSet { setNeedsDisplay() } }
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      updateSelection()
      setNeedsDisplay()
    }
  }
  /// Behind the items; an empty image makes the bar transparent.
  open var backgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  /// In place of the line above the bar; an empty image for none.
  open var shadowImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Whether no line is drawn above the bar; set by its key.
  var hidesShadow = false { didSet { setNeedsDisplay() } }
  /// Behind the selected item.
  open var selectionIndicatorImage: UIImage? { didSet { updateSelection() } }
  /// While no content is scrolled under the bar of a controller; without one the bar has no background then, as
  /// Apple documents since iOS 15.
  ///
  /// Differs from Apple's: the background follows at once, the items' looks with the next selection.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      updateSelection()
      setNeedsDisplay()
    }
  }
  /// Of which the bar is part; nil for a bar that an app uses by itself, which ignores its scroll edge.
  weak var controller: UITabBarController?

  private var isAtScrollEdge: Bool { !isOnTop && controller?.isAtBottomEdge ?? false }

  private var shownAppearance: UITabBarAppearance {
    let usual = selectedItem?.standardAppearance ?? standardAppearance
    return isAtScrollEdge
      ? selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? usual : usual
  }

  /// Differs from Apple's: the items are there at once, `animated` or not.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }

  func select(_ index: Int) {
    guard let items, items.indices.contains(index) else {
      selectedItem = nil
      return
    }
    selectedItem = items[index]
  }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).enumerated().map { index, item in
      let button = TabButton(item: item)
      button.onTap = { [weak self] in self?.tapped(index) }
      item.onChange = { [weak button] in button?.update() }
      item.looksDidChange = { [weak self] in
        self?.updateSelection()
        self?.setNeedsDisplay()
      }
      AppearanceProxies.apply(to: item, in: self)
      addSubview(button)
      return button
    }
    updateSelection()
    setNeedsLayout()
  }

  private func tapped(_ index: Int) {
    guard let items, items.indices.contains(index) else { return }
    if let onSelect {
      // A controller is its bar's delegate, and hears of the tap before another tab is selected.
      delegate?.tabBar(self, didSelect: items[index])
      onSelect(index)
    } else {
      selectedItem = items[index]
      delegate?.tabBar(self, didSelect: items[index])
    }
  }

  private func updateSelection() {
    for button in buttons {
      button.unselectedColor = unselectedItemTintColor
      let looks = shownAppearance
      button.appearance = looks.itemAppearance(for: traitCollection)
      let indicator = selectionIndicatorImage ?? looks.selectionIndicatorImage
      button.indicator = indicator.map { ($0, looks.selectionIndicatorTintColor) }
      button.isSelected = button.item === selectedItem
      button.isOnTop = isOnTop
      button.update()
    }
    UIChange.note()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateSelection()
  }

  /// Icons stand beside their titles on a phone that lies on its side.
  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// Whether a controller shows the bar above its content.
  var isOnTop = false {
    didSet {
      guard isOnTop != oldValue else { return }
      updateSelection()
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// The height above the home indicator, or below the status bar, in points.
  var rowHeight: CGFloat {
    isOnTop ? TabBarMetrics.topHeight : TabBarMetrics.currentHeight(isCompact: isCompact)
  }

  private var topItems: [CGRect] {
    TabBarMetrics.topItems(titles: buttons.map(\.topWidth), width: bounds.width)
  }

  /// What the items stand on; nil where that is the whole bar.
  private var pill: CGRect? {
    if isOnTop { return TabBarMetrics.topPill(topItems) }
    return SystemMetrics.current.tabBarPill(
      width: bounds.width, height: bounds.height, isCompact: isCompact)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight + safeAreaInsets.bottom)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: rowHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !buttons.isEmpty else { return }
    if isOnTop {
      for (button, frame) in zip(buttons, topItems) { button.frame = mirrored(frame) }
      return
    }
    let sides = safeAreaInsets
    let area =
      pill
      ?? CGRect(
        x: sides.left, y: 0, width: max(bounds.width - sides.left - sides.right, 0),
        height: rowHeight)
    if let centered = centeredItems(buttons.count, in: area) {
      for (button, frame) in zip(buttons, centered) { button.frame = mirrored(frame) }
      return
    }
    for (index, button) in buttons.enumerated() {
      let item = TabBarMetrics.item(
        index, of: buttons.count, width: area.width, height: area.height)
      button.frame = mirrored(item.offsetBy(dx: area.minX, dy: area.minY))
    }
  }

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    if let pill {
      let color = barTintColor ?? .tabBarPill(isOnTop: isOnTop)
      canvas.fill(pill, cornerRadius: pill.height / 2, color)
      if isOnTop, let selected = buttons.first(where: \.isSelected)?.frame {
        canvas.fill(selected, cornerRadius: selected.height / 2, .systemBackground)
      }
      return
    }
    let isPlain = barStyle == .default && backgroundImage == nil
    let edgeLooks = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    if isAtScrollEdge, edgeLooks == nil, isPlain { return }
    BarBackground(
      appearance: shownAppearance, tint: barTintColor, style: barStyle,
      isTranslucent: isTranslucent, image: backgroundImage, shadowImage: shadowImage,
      hidesShadow: hidesShadow
    ).append(in: bounds, edge: 0, view: self, to: &canvas)
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(.tabBar, isElement: false, label: "Tab Bar", traits: .tabBar)
  }
}

extension UIColor {
  /// What the items of a floating tab bar stand on.
  ///
  /// On top it is seen before every background, also the grey one of grouped lists; its very colour is unsure.
  package static func tabBarPill(isOnTop: Bool) -> UIColor {
    isOnTop ? .tertiarySystemFill : .secondarySystemBackground
  }
}

@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
