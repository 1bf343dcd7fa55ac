import Accessibility
import CoreGraphics
import Device
import Foundation

/// The button in a text field that clears the text.
@MainActor
final class ClearButton: TappedControl {
  /// The side of the glyph, in points.
  private static let side: CGFloat = 18

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    let rect = CGRect(
      x: bounds.midX - Self.side / 2, y: bounds.midY - Self.side / 2, width: Self.side,
      height: Self.side)
    canvas.symbol("xmark.circle.fill", in: rect, pointSize: 17, .tertiaryLabel)
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    described(AccessibilityDefaults(.button, label: SystemWord.clearText.text, traits: .button))
  }
}
