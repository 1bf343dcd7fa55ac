import Accessibility
import CoreGraphics
import Foundation
import Metrics

/// The month above a calendar's days: a tap shows wheels for month and year, and the days again.
///
/// The words for tests are those of SwiftUI's calendar.
@MainActor
final class CalendarTitleButton: UIControl {
  var text = "" {
    didSet {
      guard text != oldValue else { return }
      setNeedsDisplay()
      superview?.setNeedsLayout()
    }
  }
  var showsWheels = false { didSet { if showsWheels != oldValue { setNeedsDisplay() } } }
  var onTap: (() -> Void)?

  override var isTouchUpPrimary: Bool { true }

  override func sendPrimary(with event: UIEvent?) {
    super.sendPrimary(with: event)
    onTap?()
  }

  private var block: TextBlock {
    TextBlock(
      text, font: .systemFont(ofSize: CalendarMetrics.titleFontSize, weight: .semibold),
      color: .label)
  }

  /// In points.
  var idealWidth: CGFloat { block.size(width: nil).width + 1 }

  override func appendDisplayItems(to canvas: inout ViewCanvas) {
    let size = block.size(width: nil)
    block.append(
      to: &canvas,
      in: CGRect(
        x: 0, y: bounds.midY - size.height / 2, width: bounds.width, height: size.height + 1))
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
