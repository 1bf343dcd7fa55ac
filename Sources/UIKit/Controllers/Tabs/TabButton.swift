import Accessibility
import CoreGraphics
import Foundation
import Metrics

/// One tab of a tab bar.
@MainActor
final class TabButton: TappedControl {
  let item: UITabBarItem
  var unselectedColor: UIColor?
  var appearance: UITabBarItemAppearance?
  private let imageView = UIImageView()
  private let label = UILabel()
  private let badge = BadgeLabel()
  var indicator: (image: UIImage, tint: UIColor?)? { didSet { setNeedsDisplay() } }

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.textAlignment = .center
    badge.font = .systemFont(ofSize: TabBarMetrics.badgeFontSize)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.clipsToBounds = true
    badge.layer.cornerRadius = TabBarMetrics.badgeHeight / 2
    for view in [imageView, label, badge] { addSubview(view) }
    imageView.contentMode = .scaleAspectFit
    item.shownView = self
  }

  required init?(coder: NSCoder) {
    item = UITabBarItem()
    super.init(coder: coder)
  }

  private var stateAppearance: UITabBarItemStateAppearance? {
    appearance?.appearance(isEnabled: isEnabled, isSelected: isSelected)
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// Whether the bar floats at the top, with titles alone.
  var isOnTop = false

  /// The width of the title, or of the image where there is none, in points.
  var topWidth: CGFloat {
    showsTopImage ? imageView.image?.size.width ?? 0 : label.sizeThatFits(.zero).width
  }

  private var showsTopImage: Bool {
    label.text?.isEmpty ?? true || item.isSearch && imageView.image != nil
  }

  private func layOutOnTop() {
    imageView.isHidden = !showsTopImage
    label.isHidden = showsTopImage
    label.frame = bounds
    imageView.frame = iconFrame(bounds)
    badge.frame = mirrored(
      TabBarMetrics.topBadge(
        textWidth: badge.sizeThatFits(.zero).width, inTab: bounds.width))
  }

  private var standardFont: UIFont {
    if isOnTop { return .systemFont(ofSize: TabBarMetrics.topFontSize, weight: .medium) }
    return isCompact
      ? .systemFont(ofSize: TabBarMetrics.titleFontSize(isCompact: true))
      : .systemFont(ofSize: TabBarMetrics.titleFontSize(isCompact: false), weight: .medium)
  }

  func update() {
    isEnabled = item.isEnabled
    alpha = isEnabled ? 1 : TabBarMetrics.disabledOpacity
    let state = stateAppearance
    let unselected = unselectedColor ?? (isOnTop ? .label : .systemGray)
    let plain: UIColor = isSelected ? tintColor : unselected
    let color = state?.iconColor ?? plain
    let normal = item.image(for: traitCollection)
    let image = (isSelected ? item.selectedImage ?? normal : normal)?.withUsualStyle(
      isOnTop
        ? SymbolStyle(pointSize: TabBarMetrics.topFontSize, weight: 500, scale: .medium)
        : SymbolStyle(pointSize: TabBarMetrics.symbolFontSize, weight: 500, scale: .large))
    imageView.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    imageView.tintColor = color
    label.text = item.title
    let attributes =
      item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? state?.titleTextAttributes
    label.textColor = attributes?[.foregroundColor] as? UIColor ?? plain
    label.font = attributes?[.font] as? UIFont ?? standardFont
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? state?.badgeBackgroundColor ?? .systemRed
    let badgeLooks =
      (isSelected ? item.badgeTextAttributes(for: .selected) : nil)
      ?? item.badgeTextAttributes(for: .normal) ?? state?.badgeTextAttributes
    badge.font =
      badgeLooks?[.font] as? UIFont ?? .systemFont(ofSize: TabBarMetrics.badgeFontSize)
    badge.textColor = badgeLooks?[.foregroundColor] as? UIColor ?? .white
    badge.textOffset = state?.badgeTitlePositionAdjustment ?? .zero
    setNeedsLayout()
  }

  /// On a phone that was turned the letters have another size.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = TabBarMetrics.iconSide
    let size = label.sizeThatFits(.zero)
    let state = stateAppearance
    imageView.isHidden = false
    label.isHidden = false
    if isOnTop { return layOutOnTop() }
    var besideIcon: CGFloat?
    if isCompact {
      let gap = imageView.image == nil || label.text == nil ? 0 : TabBarMetrics.compactGap
      let icon = imageView.image == nil ? 0 : side
      let start = (bounds.width - icon - gap - size.width) / 2
      if imageView.image != nil { besideIcon = start + icon + TabBarMetrics.compactGap }
      imageView.frame = iconFrame(
        mirrored(CGRect(x: start, y: (bounds.height - side) / 2, width: icon, height: side)))
      label.frame = mirrored(
        CGRect(
          x: start + icon + gap, y: (bounds.height - size.height) / 2, width: size.width,
          height: size.height))
    } else {
      imageView.frame = iconFrame(
        CGRect(x: (bounds.width - side) / 2, y: TabBarMetrics.iconTop, width: side, height: side))
      label.frame = CGRect(
        x: 0, y: bounds.height - TabBarMetrics.titleBottom - size.height, width: bounds.width,
        height: size.height)
    }
    imageView.frame = imageView.frame.inset(by: item.imageInsets)
    let shift = state?.titlePositionAdjustment ?? .zero
    let own = item.titlePositionAdjustment
    label.frame = label.frame.offsetBy(
      dx: shift.horizontal + own.horizontal, dy: shift.vertical + own.vertical)
    let move = state?.badgePositionAdjustment ?? .zero
    let width = badge.sizeThatFits(.zero).width
    let place =
      besideIcon.map { TabBarMetrics.badge(textWidth: width, before: $0) }
      ?? TabBarMetrics.badge(textWidth: width, inTab: bounds.width)
    // At the icon's end, in the direction of reading.
    badge.frame = mirrored(place).offsetBy(dx: move.horizontal, dy: move.vertical)
  }

  /// A symbol has its own size, in the middle of the place of icons.
  private func iconFrame(_ place: CGRect) -> CGRect {
    guard let image = imageView.image, image.isSymbolImage else { return place }
    return CGRect(
      x: place.midX - image.size.width / 2, y: place.midY - image.size.height / 2,
      width: image.size.width, height: image.size.height)
  }

  override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    guard isSelected, let indicator else { return }
    let rect = UIView.ContentMode.center.rect(of: indicator.image.size, in: bounds)
    ImageDrawing.append(
      indicator.image, in: rect, tint: indicator.tint ?? tintColor, to: &canvas)
  }

  override var defaultAccessibility: AccessibilityDefaults {
    var defaults = described(AccessibilityDefaults(.button, traits: [.button]))
    defaults.traits.insert(UIAccessibilityTraits(rawValue: AccessibilityTraits.tabItem.rawValue))
    defaults.label =
      item.accessibilityLabel ?? item.title ?? item.image.flatMap(SpokenImageName.name)
    defaults.value = item.accessibilityValue ?? item.badgeValue.map(TabBarMetrics.spokenBadge)
    return defaults
  }

  override var accessibilityHint: String? {
    get { item.accessibilityHint }
    set { item.accessibilityHint = newValue }
  }

  override var accessibilityIdentifier: String? {
    get { item.accessibilityIdentifier }
    set { item.accessibilityIdentifier = newValue }
  }
}

/// A badge whose text can be moved inside of it.
@MainActor
private final class BadgeLabel: UILabel {
  var textOffset = UIOffset.zero { didSet { setNeedsDisplay() } }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical))
  }
}
