import Accessibility
import CoreGraphics
import Foundation

/// One tab of a tab bar.
@MainActor
final class TabButton: UIControl {
  let item: UITabBarItem
  var onTap: (() -> Void)?
  var unselectedColor: UIColor?
  var appearance: UITabBarItemAppearance?
  private let imageView = UIImageView()
  private let label = UILabel()
  private let badge = BadgeLabel()
  var indicator: (image: UIImage, tint: UIColor?)? { didSet { setNeedsDisplay() } }

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    badge.font = .systemFont(ofSize: 13)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.clipsToBounds = true
    badge.layer.cornerRadius = 9
    for view in [imageView, label, badge] { addSubview(view) }
    imageView.contentMode = .scaleAspectFit
  }

  required init?(coder: NSCoder) {
    item = UITabBarItem()
    super.init(coder: coder)
  }

  private var stateAppearance: UITabBarItemStateAppearance? {
    appearance?.appearance(isEnabled: isEnabled, isSelected: isSelected)
  }

  func update() {
    isEnabled = item.isEnabled
    let state = stateAppearance
    let plain: UIColor = isSelected ? tintColor : unselectedColor ?? .systemGray
    let color = state?.iconColor ?? plain
    let normal = item.image(for: traitCollection)
    let image = isSelected ? item.selectedImage ?? normal : normal
    imageView.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    imageView.tintColor = color
    label.text = item.title
    let attributes =
      item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? state?.titleTextAttributes
    label.textColor = attributes?[.foregroundColor] as? UIColor ?? plain
    label.font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium)
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? state?.badgeBackgroundColor ?? .systemRed
    badge.font = state?.badgeTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
    badge.textColor = state?.badgeTextAttributes[.foregroundColor] as? UIColor ?? .white
    badge.textOffset = state?.badgeTitlePositionAdjustment ?? .zero
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.width / 2
    let state = stateAppearance
    imageView.frame = CGRect(x: middle - 12.5, y: 5, width: 25, height: 25)
      .inset(by: item.imageInsets)
    let size = label.sizeThatFits(.zero)
    let shift = state?.titlePositionAdjustment ?? .zero
    label.frame = CGRect(
      x: shift.horizontal, y: 34 + shift.vertical, width: bounds.width, height: size.height)
    let width = max(badge.sizeThatFits(.zero).width + 10, 18)
    let move = state?.badgePositionAdjustment ?? .zero
    badge.frame = CGRect(
      x: middle + 6 + move.horizontal, y: 2 + move.vertical, width: width, height: 18)
  }

  override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    guard isSelected, let indicator else { return }
    let rect = UIView.ContentMode.center.rect(of: indicator.image.size, in: bounds)
    ImageDrawing.append(
      indicator.image, in: rect, tint: indicator.tint ?? tintColor, to: &canvas)
  }

  override var isTouchUpPrimary: Bool { true }

  override func sendPrimary(with event: UIEvent?) {
    super.sendPrimary(with: event)
    onTap?()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    takesTouches && self.point(inside: point, with: event) ? self : nil
  }

  override var defaultAccessibility: AccessibilityDefaults {
    var defaults = described(AccessibilityDefaults(.button, traits: [.button]))
    defaults.traits.insert(UIAccessibilityTraits(rawValue: AccessibilityTraits.tabItem.rawValue))
    defaults.label =
      item.accessibilityLabel ?? item.title ?? item.image.flatMap(SpokenImageName.name)
    defaults.value = item.badgeValue
    return defaults
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
