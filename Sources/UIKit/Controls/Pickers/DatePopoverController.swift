import Accessibility
import CoreGraphics
import Foundation

/// The calendar or the wheels of a compact date picker, in a popover.
@MainActor
final class DatePopoverController: UIViewController {
  private let content: any DatePickerContent
  private weak var picker: UIDatePicker?

  private static let identifier = UIAction.Identifier("com.apple.UIKit.datePicker.popover")
  /// Around the content, in points.
  private static let margin: CGFloat = 16

  init(picker: UIDatePicker, mode: UIDatePicker.Mode) {
    content =
      mode == .date
      ? InlineDateView(picker: picker, mode: .date) : DateWheelsView(picker: picker, mode: .time)
    super.init(nibName: nil, bundle: nil)
    self.picker = picker
    let size = content.preferredSize
    preferredContentSize = CGSize(
      width: size.width + 2 * Self.margin, height: size.height + 2 * Self.margin)
    picker.addAction(
      UIAction(identifier: Self.identifier) { [weak self] _ in self?.content.update() },
      for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = DatePopoverView()
    view.backgroundColor = .systemBackground
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.update()
    view.addSubview(content)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = content.preferredSize
    content.frame = CGRect(
      x: (view.bounds.width - size.width) / 2, y: (view.bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    picker?.removeAction(identifiedBy: Self.identifier, for: .valueChanged)
  }
}

/// Tests find the calendar and the wheels in a date picker of their own.
@MainActor
private final class DatePopoverView: UIView {
  override var defaultAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(.datePicker, isElement: false)
  }
}
