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
  private let badge = UILabel()

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

  func update() {
    let state = isSelected ? appearance?.selected : appearance?.normal
    let plain: UIColor = isSelected ? tintColor : unselectedColor ?? .systemGray
    let color = state?.iconColor ?? plain
    let image = isSelected ? item.selectedImage ?? item.image : item.image
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
    isEnabled = item.isEnabled
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.width / 2
    imageView.frame = CGRect(x: middle - 12.5, y: 5, width: 25, height: 25)
    let size = label.sizeThatFits(.zero)
    label.frame = CGRect(x: 0, y: 34, width: bounds.width, height: size.height)
    let width = max(badge.sizeThatFits(.zero).width + 10, 18)
    badge.frame = CGRect(x: middle + 6, y: 2, width: width, height: 18)
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
