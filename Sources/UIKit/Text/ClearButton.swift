import Accessibility
import CoreGraphics
import Device
import Foundation

/// The button in a text field that clears the text.
///
/// A `UIButton`, as apps find it by key (`clearButton`) to give it an image or a colour of their own.
@MainActor
final class ClearButton: UIButton {
  /// The side of the glyph, in points.
  private static let side: CGFloat = 18

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    guard image(for: .normal) == nil else { return }
    let rect = CGRect(
      x: bounds.midX - Self.side / 2, y: bounds.midY - Self.side / 2, width: Self.side,
      height: Self.side)
    let color = storedTintColor ?? .tertiaryLabel
    canvas.symbol("xmark.circle.fill", in: rect, pointSize: 17, color)
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    described(AccessibilityDefaults(.button, label: SystemWord.clearText.text, traits: .button))
  }
}
