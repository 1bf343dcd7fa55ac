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
  var showsWheels = false { didSet { if showsWheels != oldValue { wheelsDidChange() } } }

  private let label = UILabel()
  /// Points to the title's side, or down where the wheels are open.
  private let sign = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: CalendarMetrics.titleFontSize, weight: .semibold)
    addSubview(label)
    addSubview(sign)
  }

  required init?(coder: NSCoder) { nil }

  /// In points.
  var idealWidth: CGFloat { label.intrinsicContentSize.width + signRoom }

  private var signRoom: CGFloat { CalendarMetrics.signGap + signImage.size.width }

  private var signName: String {
    if showsWheels { return "chevron.down" }
    return isRightToLeft ? "chevron.left" : "chevron.right"
  }

  private var signImage: UIImage {
    UIImage(
      systemName: signName,
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: CalendarMetrics.signFontSize, weight: .bold)) ?? UIImage()
  }

  private func wheelsDidChange() {
    setNeedsLayout()
    UIChange.note()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if sign.image?.symbolName != signName { sign.image = signImage }
    let size = sign.image?.size ?? .zero
    let width = max(min(label.intrinsicContentSize.width, bounds.width - signRoom), 0)
    label.frame = mirrored(CGRect(x: 0, y: 0, width: width, height: bounds.height))
    sign.frame = mirrored(
      CGRect(
        x: width + CalendarMetrics.signGap, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height))
  }

  override var defaultAccessibility: AccessibilityDefaults {
    described(
      AccessibilityDefaults(
        .button, label: DatePickerNames.wheelsLabel(areShown: showsWheels), value: text,
        traits: .button))
  }

  override var accessibilityIdentifier: String? {
    get { DatePickerNames.wheelsIdentifier(areShown: showsWheels) }
    set {}
  }
}
