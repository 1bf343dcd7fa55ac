import Accessibility
import CoreGraphics
import Device
import Foundation
import Metrics

/// One half of a stepper: a button that shows its mark.
@MainActor
final class StepperHalf: TappedControl {
  private let isIncrement: Bool
  /// What is shown in the mark's place, by state.
  var images = StateImages() { didSet { setNeedsDisplay() } }
  /// Called with true when the finger goes down, and with false when it leaves.
  var onHold: ((Bool) -> Void)?

  init(isIncrement: Bool) {
    self.isIncrement = isIncrement
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

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
    if let image = images[state] ?? images[.normal] {
      let size = image.size
      let place = CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
      ImageDrawing.append(
        image, in: place, tint: isEnabled ? tintColor : .tertiaryLabel, to: &canvas)
      return
    }
    let paint = canvas.paint(isEnabled ? .label : .tertiaryLabel)
    // One path: where two strokes cross, a translucent colour would be painted twice.
    let mark = CGMutablePath()
    for line in StepperMetrics.mark(isPlus: isIncrement, in: bounds) {
      mark.move(to: line.from)
      mark.addLine(to: line.to)
    }
    canvas.append(.stroke(mark, paint, width: StepperMetrics.lineWidth))
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    described(
      AccessibilityDefaults(
        .button, label: (isIncrement ? SystemWord.increment : .decrement).text, traits: .button))
  }
}
