import Accessibility
import CoreGraphics
import Foundation
import Metrics

/// The box of an alert or the cards of an action sheet.
@MainActor
final class AlertView: UIView {
  private unowned let controller: UIAlertController
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [AlertButton] = []
  private var content: UIView?
  /// The content size for which the fonts were chosen; nil when they are to be chosen anew.
  private var fontCategory: UIContentSizeCategory?

  init(controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
    for label in [titleLabel, messageLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      if isSheet { label.textColor = .secondaryLabel }
      addSubview(label)
    }
    reload()
  }

  required init?(coder: NSCoder) { nil }

  private var isSheet: Bool { controller.preferredStyle == .actionSheet }

  func reload() {
    show(controller.title, controller.attributedTitle, in: titleLabel)
    show(controller.message, controller.attributedMessage, in: messageLabel)
    updateContent()
    for button in buttons { button.removeFromSuperview() }
    for field in controller.textFields ?? [] { addSubview(field) }
    fontCategory = nil
    buttons = orderedActions.map { action in
      let button = AlertButton(action: action, isSheet: isSheet)
      button.onTap = { [weak self] in self?.controller.choose(action) }
      addSubview(button)
      return button
    }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func show(_ text: String?, _ attributed: NSAttributedString?, in label: UILabel) {
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = label.text?.isEmpty ?? true
  }

  /// The view of the controller that the app has put into the alert.
  private func updateContent() {
    let view = controller.contentViewController?.view
    guard view !== content else { return }
    content?.removeFromSuperview()
    content = view
    if let view { addSubview(view) }
  }

  func update(_ action: UIAlertAction) {
    for button in buttons where button.action === action { button.update() }
  }

  private var orderedActions: [UIAlertAction] {
    let order = AlertMetrics.order(isCancel: controller.actions.map { $0.style == .cancel })
    guard isSheet else { return order.map { controller.actions[$0] } }
    return controller.actions.filter { $0.style != .cancel }
      + controller.actions.filter { $0.style == .cancel }
  }

  // MARK: Layout

  private var fields: [UITextField] { controller.textFields ?? [] }
  /// In points; what the content's controller prefers.
  private var contentHeight: CGFloat {
    max(controller.contentViewController?.preferredContentSize.height ?? 0, 0)
  }
  private var texts: [UILabel] { [titleLabel, messageLabel].filter { !$0.isHidden } }
  private var cancelCount: Int {
    isSheet ? buttons.filter { $0.action.style == .cancel }.count : 0
  }

  func preferredSize(in bounds: CGSize) -> CGSize {
    if isSheet { return sheetLayout(width: ActionSheetLayout.width(in: bounds)).size }
    let category = traitCollection.preferredContentSizeCategory
    return alertLayout(
      width: AlertMetrics.width(isAccessibilitySize: category.isAccessibilityCategory)
    ).size
  }

  /// Letters follow the content size, in alerts and sheets alike.
  private func updateFonts() {
    let category = traitCollection.preferredContentSizeCategory
    guard category != fontCategory else { return }
    fontCategory = category
    titleLabel.font = .fitting(isSheet ? .footnote : .headline, isBold: true, traitCollection)
    messageLabel.font = .fitting(.footnote, isBold: false, traitCollection)
    // Attributes say more than the alert's fonts.
    if let title = controller.attributedTitle { titleLabel.attributedText = title }
    if let message = controller.attributedMessage { messageLabel.attributedText = message }
    for button in buttons { button.updateFont(isSheet: isSheet, traitCollection) }
  }

  private func alertLayout(width: CGFloat) -> AlertLayout {
    updateFonts()
    let textWidth = AlertLayout.textWidth(in: width)
    let labelWidth = AlertLayout.labelWidth(in: width)
    return AlertLayout(
      width: width, textHeights: texts.map { $0.height(width: textWidth) },
      fieldHeights: fields.map(fieldHeight), labels: buttons.map { $0.label.sizeThatFits(.zero) },
      wrappedHeights: buttons.map { $0.label.height(width: labelWidth) },
      contentHeight: contentHeight)
  }

  private func fieldHeight(_ field: UITextField) -> CGFloat {
    AlertMetrics.fieldHeight(line: field.font?.lineHeight ?? 0)
  }

  private func sheetLayout(width: CGFloat) -> ActionSheetLayout {
    updateFonts()
    let textWidth = ActionSheetLayout.textWidth(in: width)
    let labelWidth = AlertLayout.labelWidth(in: width)
    return ActionSheetLayout(
      width: width, textHeights: texts.map { $0.height(width: textWidth) },
      labelHeights: buttons.map { $0.label.height(width: labelWidth) },
      buttonCount: buttons.count - cancelCount, cancelCount: cancelCount,
      contentHeight: contentHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isSheet {
      let layout = sheetLayout(width: bounds.width)
      place(texts: layout.texts, buttons: layout.buttons + layout.cancels)
      content?.frame = layout.content
    } else {
      let layout = alertLayout(width: bounds.width)
      place(texts: layout.texts, buttons: layout.buttons.map { mirrored($0) })
      content?.frame = layout.content
      for (field, frame) in zip(fields, layout.fields) {
        field.frame = frame.insetBy(dx: AlertMetrics.fieldInset, dy: 0)
      }
    }
  }

  private func place(texts frames: [CGRect], buttons buttonFrames: [CGRect]) {
    for (label, frame) in zip(texts, frames) { label.frame = frame }
    for (button, frame) in zip(buttons, buttonFrames) { button.frame = frame }
  }

  // MARK: Drawing and accessibility

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    let color = UIColor { traits in
      UIColor(
        white: AlertMetrics.white(isDark: traits.userInterfaceStyle == .dark), alpha: 1)
    }
    if isSheet {
      let layout = sheetLayout(width: bounds.width)
      for card in [layout.card, layout.cancelCard] where card.height > 0 {
        canvas.fill(
          card, cornerRadius: AlertMetrics.cornerRadius,
          card == layout.cancelCard ? .secondarySystemGroupedBackground : color)
      }
    } else {
      canvas.fill(bounds, cornerRadius: AlertMetrics.cornerRadius, color)
      appendFieldBox(to: &canvas)
    }
    appendLines(to: &canvas)
  }

  /// The box around the fields, with lines between them.
  private func appendFieldBox(to canvas: inout ViewCanvas) {
    let layout = alertLayout(width: bounds.width)
    guard let box = layout.fieldBox else { return }
    canvas.fill(box, cornerRadius: AlertMetrics.fieldRadius, .systemBackground)
    canvas.strokeInside(
      box, cornerRadius: AlertMetrics.fieldRadius, width: canvas.pixel, .separator)
    for field in layout.fields.dropFirst() {
      canvas.fill(
        CGRect(x: field.minX, y: field.minY, width: field.width, height: canvas.pixel), .separator)
    }
  }

  /// The lines above and between the buttons; the first button of a card without texts has none.
  private func appendLines(to canvas: inout ViewCanvas) {
    let cancel = cancelCount > 0 ? buttons.suffix(cancelCount).first : nil
    for button in buttons {
      let frame = button.frame
      if frame.minY > 0, button !== cancel {
        canvas.fill(
          CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: canvas.pixel),
          .separator)
      }
      if frame.minX > 0 {
        canvas.fill(
          CGRect(x: frame.minX, y: frame.minY, width: canvas.pixel, height: frame.height),
          .separator)
      }
    }
  }

  package override func accessibilityElementTree(in context: AccessibilityTreeContext)
    -> [AccessibilityElement]
  {
    let elements = super.accessibilityElementTree(in: context)
    for element in elements where [.alert, .sheet].contains(element.elementType) {
      AlertElements.arrange(element, apart: isSheet ? cancelCount : 0)
    }
    return elements
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    let label = controller.title ?? controller.attributedTitle?.string ?? controller.message
    return AccessibilityDefaults(
      isSheet ? .sheet : .alert, isElement: false, label: label)
  }
}

@MainActor
extension UIFont {
  /// The font of a text style for a content size, semibold where it is to stand out.
  static func fitting(
    _ style: TextStyle, isBold: Bool, _ traits: UITraitCollection
  ) -> UIFont {
    let font = preferredFont(forTextStyle: style, compatibleWith: traits)
    return isBold ? systemFont(ofSize: font.pointSize, weight: .semibold) : font
  }
}

extension UILabel {
  /// The height of all lines in a width, in points.
  func height(width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: 0)).height
  }
}
