import Accessibility
import CoreGraphics
import Foundation

/// A small button that shows a symbol.
@MainActor
class StepButton: UIControl {
  private let symbol: String
  private let spoken: String
  var onTap: (() -> Void)?
  /// Called with true when the finger goes down, and with false when it leaves.
  var onHold: ((Bool) -> Void)?

  init(symbol: String, label: String) {
    self.symbol = symbol
    spoken = label
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var isTouchUpPrimary: Bool { true }

  override func sendPrimary(with event: UIEvent?) {
    super.sendPrimary(with: event)
    onTap?()
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    onHold?(true)
    return super.beginTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    onHold?(false)
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    onHold?(false)
  }

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    let rect = CGRect(x: bounds.midX - 9, y: bounds.midY - 9, width: 18, height: 18)
    canvas.symbol(symbol, in: rect, pointSize: 17, isEnabled ? .label : .tertiaryLabel)
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    described(AccessibilityDefaults(.button, label: spoken, traits: .button))
  }
}
