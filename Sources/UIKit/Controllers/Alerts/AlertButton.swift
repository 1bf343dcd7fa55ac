import Accessibility
import CoreGraphics
import Foundation
import Metrics

/// One action of an alert.
@MainActor
final class AlertButton: TappedControl {
  let action: UIAlertAction
  let label = UILabel()
  private let imageView = UIImageView()
  private let checkmark = UIImageView(image: UIImage(systemName: "checkmark"))

  init(action: UIAlertAction, isSheet: Bool) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.numberOfLines = 0
    imageView.contentMode = .center
    updateFont(isSheet: isSheet, traitCollection)
    for view in [imageView, label, checkmark] { addSubview(view) }
    update()
  }

  required init?(coder: NSCoder) { nil }

  func update() {
    isEnabled = action.isEnabled
    label.textColor = color
    label.textAlignment = action.titleTextAlignment
    imageView.image = action.image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    imageView.tintColor = action.imageTintColor ?? color
    imageView.isHidden = action.image == nil
    checkmark.isHidden = !action.isChecked
  }

  private var color: UIColor {
    guard action.isEnabled else { return .tertiaryLabel }
    return action.titleTextColor ?? (action.style == .destructive ? .systemRed : tintColor)
  }

  /// The preferred action is bold, or else the way out; in a sheet both.
  func updateFont(isSheet: Bool, _ traits: UITraitCollection) {
    let preferred = action.alert?.preferredAction
    let isWayOut = action.style == .cancel && (isSheet || preferred == nil)
    let isBold = isWayOut || action === preferred
    label.font = .fitting(isSheet ? .title3 : .body, isBold: isBold, traits)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    update()
    label.frame = bounds.insetBy(dx: AlertMetrics.labelMargin, dy: 0)
    // A title at the side makes room for the image.
    let image = AlertMetrics.actionImage(action.image?.size ?? .zero, in: bounds.size)
    imageView.frame = mirrored(image)
    let isAtImage = action.image != nil && action.titleTextAlignment != .center
    if isAtImage {
      label.frame = mirrored(AlertMetrics.actionLabel(beside: image, in: bounds.size))
    }
    checkmark.frame = CGRect(x: bounds.width - 36, y: bounds.midY - 10, width: 20, height: 20)
  }

  override var accessibilityIdentifier: String? {
    get { action.accessibilityIdentifier }
    set { action.accessibilityIdentifier = newValue }
  }

  override var defaultAccessibility: AccessibilityDefaults {
    var defaults = AccessibilityDefaults(.button, label: action.title, traits: .button)
    defaults.isEnabled = action.isEnabled
    defaults.isSelected = action.isChecked
    return defaults
  }
}
