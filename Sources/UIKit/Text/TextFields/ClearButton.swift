import Accessibility
import CoreGraphics
import Device
import Foundation

/// The button in a text field that clears the text.
///
/// A `UIButton`, as apps find it by key (`clearButton`) to give it an image or a colour of their own.
@MainActor
final class ClearButton: UIButton {
  /// The side of the glyph at its usual size, in points.
  private static let usualSide: CGFloat = 18
  /// How many times as large as usual the glyph is.
  var scale = CGFloat(1) { didSet { if scale != oldValue { setNeedsDisplay() } } }

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    guard image(for: .normal) == nil else { return }
    let side = Self.usualSide * scale
    let rect = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    let color = tint.color ?? .tertiaryLabel
    canvas.symbol("xmark.circle.fill", in: rect, pointSize: 17 * scale, color)
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    described(AccessibilityDefaults(.button, label: SystemWord.clearText.text, traits: .button))
  }
}
