import Accessibility
import CoreGraphics
import Device
import Foundation
import Metrics

/// The month above a calendar's days: a tap shows wheels for month and year, and the days again.
///
/// The words for tests are those of SwiftUI's calendar.
@MainActor
final class CalendarTitleButton: TappedControl {
  var text = "" {
    didSet {
      guard text != oldValue else { return }
      label.text = text
      superview?.setNeedsLayout()
    }
  }
  var showsWheels = false { didSet { if showsWheels != oldValue { UIChange.note() } } }

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: CalendarMetrics.titleFontSize, weight: .semibold)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// In points.
  var idealWidth: CGFloat { label.intrinsicContentSize.width }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override var defaultAccessibility: AccessibilityDefaults {
    described(
      AccessibilityDefaults(
        .button, label: showsWheels ? "Hide year picker" : "Show year picker", value: text,
        traits: .button))
  }

  override var accessibilityIdentifier: String? {
    get { showsWheels ? "DatePicker.Hide" : "DatePicker.Show" }
    set {}
  }
}
