import Accessibility
import CoreGraphics
import Foundation
import Metrics

/// A bar button item, or the way back, as a bar shows it.
@MainActor
final class BarButtonView: UIControl {
  private let label = UILabel()
  private let imageView = UIImageView()
  private(set) var item: UIBarButtonItem?
  private var isBack = false
  var onTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    addSubview(imageView)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(label)
    addSubview(imageView)
  }

  // MARK: Content

  func show(_ item: UIBarButtonItem) {
    self.item = item
    isEnabled = item.isEnabled
    if let customView = item.customView {
      addSubview(customView)
      label.isHidden = true
      imageView.isHidden = true
      return
    }
    imageView.image = item.image.map {
      $0.symbolName == nil ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    label.text = item.image == nil ? item.title : nil
    label.font = .systemFont(
      ofSize: NavigationBarMetrics.titleFontSize, weight: item.style == .done ? .semibold : .regular
    )
    updateColors()
  }

  func showBack(title: String) {
    isBack = true
    label.text = title
    label.font = .systemFont(ofSize: NavigationBarMetrics.titleFontSize)
    imageView.image = UIImage(
      systemName: "chevron.left",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold))
    updateColors()
  }

  private func updateColors() {
    let color: UIColor = isEnabled ? item?.tintColor ?? tintColor : .tertiaryLabel
    let attributes = item?.titleTextAttributes(for: isEnabled ? .normal : .disabled)
    if let font = attributes?[.font] as? UIFont { label.font = font }
    label.textColor = attributes?[.foregroundColor] as? UIColor ?? color
    imageView.tintColor = color
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateColors()
    alpha = isHighlighted ? 0.3 : 1
  }

  // MARK: Layout

  /// In points.
  var preferredWidth: CGFloat {
    if let item, item.width > 0 { return item.width }
    if let customView = item?.customView { return customSize(customView).width }
    let text = label.text == nil ? 0 : label.sizeThatFits(.zero).width
    let image = imageView.image.map { $0.size.width } ?? 0
    return max(text + image + (text > 0 && image > 0 ? 5 : 0), 24)
  }

  private func customSize(_ view: UIView) -> CGSize {
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return fitting.width > 0 ? fitting : view.bounds.size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let customView = item?.customView {
      let size = customSize(customView)
      customView.frame = CGRect(
        x: 0, y: (bounds.height - size.height) / 2, width: bounds.width, height: size.height)
      return
    }
    let imageSize = imageView.image?.size ?? .zero
    let textSize = label.text == nil ? .zero : label.sizeThatFits(.zero)
    imageView.frame = CGRect(
      x: label.text == nil ? (bounds.width - imageSize.width) / 2 : 0,
      y: (bounds.height - imageSize.height) / 2, width: imageSize.width, height: imageSize.height)
    label.frame = CGRect(
      x: imageSize.width > 0 ? imageSize.width + 5 : 0, y: (bounds.height - textSize.height) / 2,
      width: textSize.width, height: textSize.height)
  }

  // MARK: Use

  override func sendPrimary(with event: UIEvent?) {
    super.sendPrimary(with: event)
    if let onTap {
      onTap()
    } else if let item, let menu = item.menu, item.primaryAction == nil, item.action == nil {
      MenuPresenter.present(menu, from: self)
    } else {
      item?.performPrimaryAction()
    }
  }

  override var isTouchUpPrimary: Bool { true }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let customView = item?.customView else {
      return takesTouches && self.point(inside: point, with: event) ? self : nil
    }
    return customView.hitTest(customView.pointFromSuperview(point), with: event)
  }

  // MARK: Accessibility

  override var defaultAccessibility: AccessibilityDefaults {
    guard item?.customView == nil else { return AccessibilityDefaults() }
    var defaults = described(AccessibilityDefaults(.button, traits: .button))
    defaults.label =
      item?.accessibilityLabel ?? label.text ?? item?.title ?? item?.systemItem?.spokenName
      ?? item?.image.flatMap(SpokenImageName.name)
    if isBack {
      defaults.traits.insert(
        UIAccessibilityTraits(rawValue: AccessibilityTraits.backButton.rawValue))
    }
    return defaults
  }

  override var accessibilityIdentifier: String? {
    get {
      item?.accessibilityIdentifier ?? item?.image?.symbolName ?? (isBack ? "BackButton" : nil)
    }
    set { item?.accessibilityIdentifier = newValue }
  }

  override var accessibilityHint: String? {
    get { item?.accessibilityHint }
    set { item?.accessibilityHint = newValue }
  }

  override var accessibilityValue: String? {
    get { item?.accessibilityValue }
    set { item?.accessibilityValue = newValue }
  }
}
