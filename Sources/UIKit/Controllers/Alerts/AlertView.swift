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
  /// What is said, and the buttons but those of a sheet's way out.
  private let textsPart = AlertPartView()
  private let buttonsPart = AlertPartView()
  private var buttons: [AlertButton] = []
  private var content: UIView?
  /// Whether the buttons are those of a popover.
  private var isPopover = false
  /// The content size for which the fonts were chosen; nil when they are to be chosen anew.
  private var fontCategory: UIContentSizeCategory?

  init(controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
    for part in [textsPart, buttonsPart] { addSubview(part) }
    for label in [titleLabel, messageLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      if isSheet { label.textColor = .secondaryLabel }
      textsPart.addSubview(label)
    }
    textsPart.background = { [weak self] in self?.appendFieldBox(to: &$0) }
    buttonsPart.background = { [weak self] in self?.appendLines(to: &$0) }
    reload()
  }

  required init?(coder: NSCoder) { nil }

  private var isSheet: Bool { controller.preferredStyle == .actionSheet }

  /// Behind what is said and the buttons.
  static let cardColor = UIColor { traits in
    UIColor(white: AlertMetrics.white(isDark: traits.userInterfaceStyle == .dark), alpha: 1)
  }

  func reload() {
    isPopover = controller.isPopover
    show(controller.title, controller.attributedTitle, in: titleLabel)
    show(controller.message, controller.attributedMessage, in: messageLabel)
    updateContent()
    for button in buttons { button.removeFromSuperview() }
    for field in controller.textFields ?? [] { textsPart.addSubview(field) }
    fontCategory = nil
    buttons = orderedActions.map { action in
      let button = AlertButton(action: action, isSheet: isSheet)
      button.onTap = { [weak self] in self?.controller.choose(action) }
      if isSheet, action.style == .cancel {
        addSubview(button)
      } else {
        buttonsPart.addSubview(button)
      }
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
    if let view { textsPart.addSubview(view) }
  }

  func update(_ action: UIAlertAction) {
    for button in buttons where button.action === action { button.update() }
  }

  private var orderedActions: [UIAlertAction] {
    let order = AlertMetrics.order(isCancel: controller.actions.map { $0.style == .cancel })
    guard isSheet else { return order.map { controller.actions[$0] } }
    guard !isPopover else { return controller.actions.filter { $0.style != .cancel } }
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

  /// The size on a screen on which the box may be as high as `room`, in points.
  func preferredSize(in bounds: CGSize, room: CGFloat) -> CGSize {
    if isSheet {
      if isPopover != controller.isPopover { reload() }
      let width =
        isPopover
        ? AlertMetrics.width(isAccessibilitySize: false) : ActionSheetLayout.width(in: bounds)
      let layout = sheetLayout(width: width)
      return CGSize(width: layout.size.width, height: layout.height(of: layout.parts(in: room)))
    }
    let category = traitCollection.preferredContentSizeCategory
    let layout = alertLayout(
      width: AlertMetrics.width(isAccessibilitySize: category.isAccessibilityCategory))
    return CGSize(width: layout.size.width, height: layout.parts(in: room).height)
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
      let parts = layout.parts(in: bounds.height)
      place(parts, height: layout.card.height, buttonsTop: layout.buttonsTop)
      place(texts: layout.texts)
      place(Array(buttons.dropLast(cancelCount)), layout.buttons, dy: -layout.buttonsTop)
      place(
        buttons.suffix(cancelCount), layout.cancels, dy: parts.height - layout.card.height)
      content?.frame = layout.content
    } else {
      let layout = alertLayout(width: bounds.width)
      place(
        layout.parts(in: bounds.height), height: layout.size.height,
        buttonsTop: layout.buttonsTop)
      place(texts: layout.texts)
      place(buttons, layout.buttons.map { mirrored($0) }, dy: -layout.buttonsTop)
      content?.frame = layout.content
      for (field, frame) in zip(fields, layout.fields) {
        field.frame = frame.insetBy(dx: AlertMetrics.fieldInset, dy: 0)
      }
    }
  }

  /// Places what scrolls; in full it is `height` high.
  private func place(_ parts: AlertParts, height: CGFloat, buttonsTop: CGFloat) {
    textsPart.place(
      in: CGRect(x: 0, y: 0, width: bounds.width, height: parts.texts), contentHeight: buttonsTop)
    buttonsPart.place(
      in: CGRect(x: 0, y: parts.texts, width: bounds.width, height: parts.buttons),
      contentHeight: height - buttonsTop)
  }

  private func place(texts frames: [CGRect]) {
    for (label, frame) in zip(texts, frames) { label.frame = frame }
  }

  private func place(_ buttons: [AlertButton], _ frames: [CGRect], dy: CGFloat) {
    for (button, frame) in zip(buttons, frames) { button.frame = frame.offsetBy(dx: 0, dy: dy) }
  }

  // MARK: Drawing and accessibility

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    let color = Self.cardColor
    if isSheet {
      let layout = sheetLayout(width: bounds.width)
      var card = layout.card
      card.size.height = layout.parts(in: bounds.height).height
      let cancel = layout.cancelCard.offsetBy(dx: 0, dy: card.height - layout.card.height)
      if card.height > 0 { canvas.fill(card, cornerRadius: AlertMetrics.cornerRadius, color) }
      if cancel.height > 0 {
        canvas.fill(
          cancel, cornerRadius: AlertMetrics.cornerRadius, .secondarySystemGroupedBackground)
      }
    } else {
      canvas.fill(bounds, cornerRadius: AlertMetrics.cornerRadius, color)
    }
    if buttonsPart.frame.minY > 0 { appendLine(above: buttonsPart, to: &canvas) }
    // Ways out below each other.
    for button in buttons.suffix(cancelCount).dropFirst() { appendLine(above: button, to: &canvas) }
  }

  private func appendLine(above view: UIView, to canvas: inout ViewCanvas) {
    let frame = view.frame
    canvas.fill(
      CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: canvas.pixel), .separator)
  }

  /// The box around the fields, with lines between them.
  private func appendFieldBox(to canvas: inout ViewCanvas) {
    guard !isSheet else { return }
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

  /// The lines between the buttons.
  private func appendLines(to canvas: inout ViewCanvas) {
    for button in buttons.dropLast(cancelCount) {
      let frame = button.frame
      if frame.minY > 0 { appendLine(above: button, to: &canvas) }
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
