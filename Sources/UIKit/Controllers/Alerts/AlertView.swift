import Accessibility
import CoreGraphics
import Foundation

/// The box of an alert or the cards of an action sheet.
@MainActor
final class AlertView: UIView {
  private unowned let controller: UIAlertController
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [AlertButton] = []

  init(controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
    for label in [titleLabel, messageLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      addSubview(label)
    }
    reload()
  }

  required init?(coder: NSCoder) { nil }

  private var isSheet: Bool { controller.preferredStyle == .actionSheet }

  func reload() {
    titleLabel.text = controller.title
    titleLabel.font =
      isSheet
      ? .systemFont(ofSize: 13, weight: .semibold) : .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.isHidden = controller.title?.isEmpty ?? true
    messageLabel.text = controller.message
    messageLabel.font = .systemFont(ofSize: 13)
    messageLabel.isHidden = controller.message?.isEmpty ?? true
    for button in buttons { button.removeFromSuperview() }
    for field in controller.textFields ?? [] { addSubview(field) }
    buttons = orderedActions.map { action in
      let button = AlertButton(action: action, isSheet: isSheet)
      button.onTap = { [weak self] in self?.controller.choose(action) }
      addSubview(button)
      return button
    }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// The cancel action stands last, or first of two side by side.
  private var orderedActions: [UIAlertAction] {
    let others = controller.actions.filter { $0.style != .cancel }
    let cancels = controller.actions.filter { $0.style == .cancel }
    return !isSheet && controller.actions.count == 2 ? cancels + others : others + cancels
  }

  // MARK: Layout

  private static let alertWidth: CGFloat = 270
  private static let padding: CGFloat = 20
  private var rowHeight: CGFloat { isSheet ? 57 : 44 }

  func preferredSize(in bounds: CGSize) -> CGSize {
    let width = isSheet ? min(bounds.width, bounds.height) - 16 : Self.alertWidth
    return CGSize(width: width, height: layOut(width: width, apply: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = layOut(width: bounds.width, apply: true)
  }

  /// Places everything from the top; returns the height.
  private func layOut(width: CGFloat, apply: Bool) -> CGFloat {
    let side: CGFloat = 16
    var y = titleLabel.isHidden && messageLabel.isHidden ? 0 : (isSheet ? 14 : Self.padding)
    for label in [titleLabel, messageLabel] where !label.isHidden {
      let height = label.sizeThatFits(CGSize(width: width - 2 * side, height: 0)).height
      if apply { label.frame = CGRect(x: side, y: y, width: width - 2 * side, height: height) }
      y += height + 2
    }
    for field in controller.textFields ?? [] {
      y += 8
      if apply { field.frame = CGRect(x: side, y: y, width: width - 2 * side, height: 30) }
      y += 30
    }
    if y > 0 { y += isSheet ? 12 : Self.padding - 2 }
    if !isSheet, buttons.count == 2, buttons.allSatisfy({ $0.fits(width: width / 2) }) {
      for (index, button) in buttons.enumerated() where apply {
        button.frame = CGRect(
          x: width / 2 * CGFloat(index), y: y, width: width / 2, height: rowHeight)
      }
      return y + rowHeight
    }
    for button in buttons {
      if isSheet, button.action.style == .cancel, buttons.count > 1 { y += 8 }
      if apply { button.frame = CGRect(x: 0, y: y, width: width, height: rowHeight) }
      y += rowHeight
    }
    return y
  }

  // MARK: Drawing and accessibility

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    let cancel = isSheet && buttons.count > 1 ? buttons.first { $0.action.style == .cancel } : nil
    let height = cancel.map { $0.frame.minY - 8 } ?? bounds.height
    let color = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.15, alpha: 1) : UIColor(white: 0.97, alpha: 1)
    }
    canvas.fill(
      CGRect(x: 0, y: 0, width: bounds.width, height: height), cornerRadius: 14, color)
    if let cancel {
      canvas.fill(cancel.frame, cornerRadius: 14, .secondarySystemGroupedBackground)
    }
    for button in buttons where button !== cancel && button.frame.minY > 0 {
      canvas.fill(
        CGRect(
          x: button.frame.minX, y: button.frame.minY, width: button.frame.width,
          height: canvas.pixel),
        .separator)
      if button.frame.minX > 0 {
        canvas.fill(
          CGRect(
            x: button.frame.minX, y: button.frame.minY, width: canvas.pixel,
            height: button.frame.height),
          .separator)
      }
    }
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(
      isSheet ? .sheet : .alert, isElement: false, label: controller.title ?? controller.message)
  }
}

/// One action of an alert.
@MainActor
final class AlertButton: UIControl {
  let action: UIAlertAction
  var onTap: (() -> Void)?
  private let label = UILabel()
  private let checkmark = UIImageView()

  init(action: UIAlertAction, isSheet: Bool) {
    self.action = action
    super.init(frame: .zero)
    let isBold = action.style == .cancel || action === action.alert?.preferredAction
    label.text = action.title
    label.font = .systemFont(ofSize: isSheet ? 20 : 17, weight: isBold ? .semibold : .regular)
    label.textAlignment = .center
    addSubview(label)
    if action.isChecked {
      checkmark.image = UIImage(systemName: "checkmark")
      addSubview(checkmark)
    }
    update()
  }

  required init?(coder: NSCoder) { nil }

  private func update() {
    isEnabled = action.isEnabled
    label.textColor =
      !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
  }

  func fits(width: CGFloat) -> Bool {
    label.sizeThatFits(.zero).width <= width - 16
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    update()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
    checkmark.frame = CGRect(x: bounds.width - 36, y: bounds.midY - 10, width: 20, height: 20)
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
    var defaults = AccessibilityDefaults(.button, label: action.title, traits: .button)
    defaults.isEnabled = action.isEnabled
    defaults.isSelected = action.isChecked
    return defaults
  }
}
