import Accessibility
import CoreGraphics
import Foundation
import Metrics

/// One day of a month.
@MainActor
final class CalendarDayButton: TappedControl {
  private let number: Int
  private let isChosen: Bool
  private let isToday: Bool
  private let spoken: String

  init(number: Int, isChosen: Bool, isToday: Bool, label: String) {
    self.number = number
    self.isChosen = isChosen
    self.isToday = isToday
    spoken = label
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func appendDisplayItems(to canvas: inout ViewCanvas) {
    let side = CalendarMetrics.circle
    let circle = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    if isChosen {
      canvas.fillEllipse(
        in: circle,
        isToday ? tintColor : tintColor.withAlphaComponent(CalendarMetrics.circleOpacity))
    }
    let color: UIColor =
      !isEnabled
      ? .tertiaryLabel
      : isChosen ? (isToday ? .white : tintColor) : isToday ? tintColor : .label
    let block = TextBlock(
      "\(number)",
      font: .systemFont(
        ofSize: CalendarMetrics.dayFontSize, weight: isChosen ? .semibold : .regular),
      color: color)
    let size = block.size(width: nil)
    block.append(
      to: &canvas,
      in: CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width + 1,
        height: size.height))
  }

  override var defaultAccessibility: AccessibilityDefaults {
    var defaults = described(AccessibilityDefaults(.button, label: spoken, traits: .button))
    defaults.isSelected = isChosen
    return defaults
  }

  /// The number is a text in the button, as tests of iOS ask for it.
  override func accessibilityElementTree(in context: AccessibilityTreeContext)
    -> [AccessibilityElement]
  {
    let elements = super.accessibilityElementTree(in: context)
    guard let button = elements.first, button.elementType == .button else { return elements }
    let text = AccessibilityElement(
      id: button.id | 1 << 56, elementType: .staticText, frame: button.frame)
    text.label = "\(number)"
    text.visibleFrame = button.visibleFrame
    text.isAccessibilityElement = false
    button.append(text)
    return elements
  }
}

/// The days of a month; told as a collection, as that of iOS is one.
@MainActor
final class CalendarDayGrid: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override var defaultAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(.collectionView, isElement: false)
  }
}
