import Accessibility
import CoreGraphics
import Foundation
import Metrics

/// One day of a calendar view.
@MainActor
final class CalendarDayView: TappedControl {
  private let number: Int
  private let isChosen: Bool
  private let isToday: Bool
  private let spoken: String
  private let font: UIFont
  private var customView: UIView?

  init(number: Int, isChosen: Bool, isToday: Bool, label: String, font: UIFont) {
    self.number = number
    self.isChosen = isChosen
    self.isToday = isToday
    self.font = font
    spoken = label
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var decoration: UICalendarView.Decoration? {
    didSet {
      customView?.removeFromSuperview()
      customView = nil
      guard case .view(let make) = decoration?.content else { return }
      let made = make()
      made.isUserInteractionEnabled = false
      customView = made
      addSubview(made)
    }
  }

  // MARK: Layout and drawing

  /// Where the number stands: above the decoration, if there is one.
  private var numberMiddle: CGFloat { bounds.midY - (decoration == nil ? 0 : 5) }
  private var decorationMiddle: CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY - 8) }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let customView else { return }
    var size = customView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if size.width <= 0 || size.height <= 0 { size = customView.bounds.size }
    customView.frame = CGRect(
      x: bounds.midX - size.width / 2, y: decorationMiddle.y - size.height / 2, width: size.width,
      height: size.height)
  }

  override func appendDisplayItems(to canvas: inout ViewCanvas) {
    if isChosen {
      let side = min(CalendarMetrics.circle, bounds.width, bounds.height)
      canvas.fillEllipse(
        in: CGRect(
          x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side),
        isToday ? tintColor : tintColor.withAlphaComponent(CalendarMetrics.circleOpacity))
    }
    let color: UIColor =
      !isEnabled
      ? .tertiaryLabel
      : isChosen ? (isToday ? .white : tintColor) : isToday ? tintColor : .label
    let block = TextBlock("\(number)", font: font, color: color)
    let size = block.size(width: nil)
    block.append(
      to: &canvas,
      in: CGRect(
        x: bounds.midX - size.width / 2, y: numberMiddle - size.height / 2, width: size.width + 1,
        height: size.height))
    appendDecoration(to: &canvas)
  }

  private func appendDecoration(to canvas: inout ViewCanvas) {
    func place(_ side: CGFloat, _ ratio: CGFloat = 1) -> CGRect {
      CGRect(
        x: decorationMiddle.x - side * ratio / 2, y: decorationMiddle.y - side / 2,
        width: side * ratio, height: side)
    }
    switch decoration?.content {
    case .dot(let color, let size): canvas.fillEllipse(in: place(size.side), color)
    case .image(let image, let color, let size):
      ImageDrawing.append(
        image.withRenderingMode(.alwaysTemplate),
        in: place(size.side + 2, image.size.width / max(image.size.height, 1)), tint: color,
        to: &canvas)
    case .view, .none: break
    }
  }

  // MARK: Accessibility

  override var defaultAccessibility: AccessibilityDefaults {
    var defaults = described(AccessibilityDefaults(.button, label: spoken, traits: .button))
    defaults.isSelected = isChosen
    return defaults
  }
}
