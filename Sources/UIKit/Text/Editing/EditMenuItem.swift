import CoreGraphics
import Metrics

/// One command of an edit menu.
final class EditMenuItem: UIControl {
  private let command: EditMenuCommand
  private let label = UILabel(frame: .zero)
  private let separator: UIView?

  init(_ command: EditMenuCommand, hasSeparator: Bool) {
    self.command = command
    separator = hasSeparator ? UIView(frame: .zero) : nil
    super.init(frame: .zero)
    label.text = command.title
    label.font = .systemFont(ofSize: EditMenuMetrics.titleSize)
    label.textAlignment = .center
    isEnabled = command.perform != nil
    if !isEnabled { label.textColor = .tertiaryLabel }
    addSubview(label)
    separator?.backgroundColor = .separator
    if let separator { addSubview(separator) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The edit menu's commands are made in code.")
  }

  /// In points.
  var idealWidth: CGFloat {
    label.intrinsicContentSize.width.rounded(.up) + 2 * EditMenuMetrics.titleMargin
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    separator?.frame = CGRect(
      x: 0, y: EditMenuMetrics.separatorMargin, width: 1,
      height: bounds.height - 2 * EditMenuMetrics.separatorMargin)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasInside = isTouchInside
    super.touchesEnded(touches, with: event)
    if wasInside { choose() }
  }

  override func accessibilityActivate() -> Bool {
    choose()
    return true
  }

  /// The menu goes first: what the command does may show another one.
  private func choose() {
    guard let perform = command.perform else { return }
    EditMenu.hide()
    perform()
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    described(AccessibilityDefaults(.menuItem, label: command.title))
  }
}
