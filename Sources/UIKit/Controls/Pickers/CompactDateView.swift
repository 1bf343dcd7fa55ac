import Accessibility
import CoreGraphics
import Foundation
import Metrics

/// A date picker's grey capsules with date and time; a tap on one shows the calendar or the wheels.
@MainActor
final class CompactDateView: UIView, DatePickerContent {
  private weak var picker: UIDatePicker?
  private var dateButton: DateCapsule?
  private var timeButton: DateCapsule?

  /// With `mode`, shows that part of the picker's date whatever the picker's own mode is.
  init(picker: UIDatePicker, mode: UIDatePicker.Mode? = nil) {
    self.picker = picker
    super.init(frame: .zero)
    let mode = mode ?? picker.datePickerMode
    if mode != .time { dateButton = capsule(DatePickerNames.date, .date) }
    if mode != .date { timeButton = capsule(DatePickerNames.time, .time) }
  }

  required init?(coder: NSCoder) { nil }

  private func capsule(_ name: String, _ mode: UIDatePicker.Mode) -> DateCapsule {
    let button = DateCapsule(name: name)
    button.onTap = { [weak self, weak button] in
      if let button { self?.open(mode, beside: button) }
    }
    addSubview(button)
    return button
  }

  func update() {
    guard let picker else { return }
    let days = picker.days
    dateButton?.text = days.dateWords(picker.date)
    timeButton?.text = days.timeWords(picker.date)
    for button in [dateButton, timeButton] { button?.isEnabled = picker.isEnabled }
    setNeedsLayout()
  }

  override func contentSizeCategoryChanged() {
    picker?.invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Shows the calendar or the wheels beside their capsule.
  private func open(_ mode: UIDatePicker.Mode, beside capsule: UIView) {
    guard let picker,
      let presenter = sequence(first: self as UIResponder, next: \.next).lazy
        .compactMap({ $0 as? UIViewController }).first
    else { return }
    let controller = DatePopoverController(picker: picker, mode: mode)
    controller.modalPresentationStyle = .popover
    let popover =
      PresentationPass.presentationController(of: controller) as? UIPopoverPresentationController
    popover?.sourceView = capsule
    popover?.permittedArrowDirections = [.up, .down]
    popover?.canOverlapSourceViewRect = true
    popover?.belongsToControl = true
    presenter.present(controller, animated: false)
  }

  /// Where a tap on the whole picker goes, in this view's space: tests on iOS open it so.
  var activationPoint: CGPoint? {
    (dateButton ?? timeButton).map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
  }

  // MARK: Layout

  var preferredSize: CGSize {
    let sizes = [dateButton, timeButton].compactMap { $0?.preferredSize }
    return CGSize(
      width: sizes.reduce(DatePillMetrics.gap * CGFloat(max(sizes.count - 1, 0))) {
        $0 + $1.width
      }, height: sizes.map(\.height).max() ?? 0)
  }

  /// At accessibility sizes the time stands below the date where there is no room beside it, as in SwiftUI; likely.
  private func isStacked(in width: CGFloat) -> Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      && preferredSize.width > width + 0.01
  }

  func size(forWidth width: CGFloat) -> CGSize? {
    guard isStacked(in: width) else { return nil }
    let sizes = [dateButton, timeButton].compactMap { $0?.size(forWidth: width) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.reduce(DatePillMetrics.gap * CGFloat(max(sizes.count - 1, 0))) {
        $0 + $1.height
      })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isStacked(in: bounds.width) else { return stack() }
    var x = bounds.width
    for button in [timeButton, dateButton] {
      guard let button else { continue }
      let size = button.preferredSize
      x -= size.width
      button.frame = mirrored(
        CGRect(
          x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
      x -= DatePillMetrics.gap
    }
  }

  private func stack() {
    var y: CGFloat = 0
    for button in [dateButton, timeButton] {
      guard let button else { continue }
      let size = button.size(forWidth: bounds.width)
      button.frame = mirrored(CGRect(origin: CGPoint(x: 0, y: y), size: size))
      y += size.height + DatePillMetrics.gap
    }
  }
}

/// A grey capsule with the date or the time.
@MainActor
private final class DateCapsule: TappedControl {
  private let name: String
  var text = "" { didSet { if text != oldValue { setNeedsDisplay() } } }

  init(name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private var block: TextBlock {
    TextBlock(
      text,
      font: UIFontMetrics.default.scaledFont(
        for: .systemFont(ofSize: DatePillMetrics.fontSize), compatibleWith: traitCollection),
      color: isEnabled ? .label : .tertiaryLabel)
  }

  /// In points.
  var preferredSize: CGSize { padded(block.size(width: nil)) }

  /// A text that is longer takes several lines.
  func size(forWidth width: CGFloat) -> CGSize {
    padded(block.size(width: max(width - 2 * DatePillMetrics.inset.width, 1)))
  }

  private func padded(_ text: CGSize) -> CGSize {
    CGSize(
      width: text.width + 2 * DatePillMetrics.inset.width,
      height: text.height + 2 * DatePillMetrics.inset.height)
  }

  override func appendDisplayItems(to canvas: inout ViewCanvas) {
    canvas.fill(bounds, cornerRadius: DatePillMetrics.cornerRadius, .tertiarySystemFill)
    let size = block.size(width: max(bounds.width - 2 * DatePillMetrics.inset.width, 1))
    block.append(
      to: &canvas,
      in: CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width + 1,
        height: size.height))
  }

  override var defaultAccessibility: AccessibilityDefaults {
    described(AccessibilityDefaults(.button, label: name, value: text, traits: .button))
  }
}
